import type { Classification, DeaSchedule, ProductApprovalType } from '@signa/core/catalog';

export const priceBooks = ['Generic', 'MVP'] as const;
export const priceFields = [
  'caretakerPrice',
  'veterinarianPrice',
  'acquisitionCost',
  'minimumAdvertisedPrice',
] as const;
export type PriceField = (typeof priceFields)[number];
type Prices = Readonly<Record<`${(typeof priceBooks)[number]}.${PriceField}`, number | null>>;

/** A product as given in the file, with database column names; weights are in pounds, shelf life in days. */
export interface ProductDraft extends Prices {
  readonly sku: string;
  readonly title: string;
  readonly product_family: string;
  readonly manufacturer: string | null;
  readonly description: string | null;
  readonly precautions: string | null;
  readonly directions: string | null;
  readonly ingredients: readonly string[];
  readonly classification: Classification;
  readonly presentation: string;
  readonly species_codes: readonly string[];
  readonly flavors: readonly string[];
  readonly strength_display: string | null;
  readonly normalized_strength: number | null;
  readonly unit_measure: string | null;
  readonly packsize_display: string | null;
  readonly packsize_qty: number;
  readonly dosage_display: string | null;
  readonly weight_min: number | null;
  readonly weight_max: number | null;
  readonly approval_type: ProductApprovalType;
  readonly dea_schedule: DeaSchedule | null;
  /** Null when empty: the schedule decides. */
  readonly is_controlled: boolean | null;
  readonly is_hazardous: boolean;
  readonly is_temp_sensitive: boolean;
  readonly is_out_of_stock: boolean;
  readonly is_active: boolean;
  readonly compound: boolean;
  readonly has_pharmacy_rationale: boolean;
  readonly diet: boolean;
  readonly is_office_use: boolean;
  readonly is_preferred_prescribed: boolean;
  readonly fulfillment_vendor: string | null;
  readonly shelf_life: number | null;
  readonly rx_delivery_days_min: number | null;
  readonly rx_delivery_days_max: number | null;
  readonly office_use_delivery_days_min: number | null;
  readonly office_use_delivery_days_max: number | null;
  readonly keywords: readonly string[];
}
