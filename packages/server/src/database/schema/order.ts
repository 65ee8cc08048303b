import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonOrNull } from './column.js';

/** @public The compiler names it in the declarations of another file. */
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
  summary_number: string | null;
  created_at: string;
  brv_created_at: string | null;
  /** Time by which lists are sorted (C-136). */
  shown_at: GeneratedAlways<string>;
  amount: number | null;
  origin: string | null;
  shipped_at: string | null;
  delivered_at: string | null;
  placed_by_type: string | null;
  placed_by_name: string | null;
  /** When the storefront had this state. */
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
  pharmacy_code: string | null;
  shipped_at: string | null;
  paid_at: string | null;
  delivered_at: string | null;
  refunded_at: string | null;
  voided_at: string | null;
  voided_reason: string | null;
  /** Copies of the order's values, maintained by the database, by which lists find the line. */
  order_shown_at: GeneratedAlways<string>;
  order_status: GeneratedAlways<string>;
}
