import type { Generated } from 'kysely';
import type { JsonOrNull } from './column.js';

export interface ShipmentJson {
  trackingNumber: string | null;
  trackingURL: string | null;
  carrier: string | null;
}
export interface OrderHeaderTable {
  location_id: string;
  id: Generated<string>;
  external_id: string;
  order_number: string;
  status: string;
  created_at: string;
  placed_by_type: string | null;
  placed_by_name: string | null;
  /** When the storefront saw it so. */
  told_at: string | null;
}
export interface OrderLineTable {
  location_id: string;
  id: Generated<string>;
  order_id: string;
  external_id: string;
  prescription_id: string | null;
  patient_id: string | null;
  product_id: string | null;
  quantity: number | null;
  amount: number | null;
  status: string;
  shipped: Generated<boolean>;
  shipment: JsonOrNull<ShipmentJson>;
}
