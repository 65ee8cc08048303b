import type { SpeciesCode } from '@signa/core/base';
import type { Generated } from 'kysely';
import type { DefaultedCodes, DefaultedJson } from './column.js';

/** @public The compiler names it in the declarations of another file. */
export interface PriceBookJson {
  name: string;
  caretakerPrice: number | null;
  veterinarianPrice: number | null;
  acquisitionCost: number | null;
  minimumAdvertisedPrice: number | null;
}
/** Missing keys have no picture. */
interface ProductImagesJson {
  front?: string;
  back?: string;
  tiltLeft?: string;
  tiltRight?: string;
  additional?: string[];
}
export interface ProductPresentationTable {
  id: string;
  description: string;
  image: string;
}
export interface FlavorTable {
  id: string;
  flavor: string;
}
export interface ProductTable {
  id: Generated<string>;
  uuid: Generated<string>;
  sku: string;
  title: string;
  product_family: string;
  manufacturer: string | null;
  description: string | null;
  additional_description_1: string | null;
  additional_description_2: string | null;
  additional_description_3: string | null;
  additional_description_4: string | null;
  precautions: string | null;
  directions: string | null;
  ingredients: Generated<string[]>;
  classification: string;
  presentation_id: string;
  species_codes: DefaultedCodes<SpeciesCode>;
  flavor_ids: Generated<string[]>;
  strength_display: string | null;
  normalized_strength: number | null;
  unit_measure: string | null;
  packsize_display: string | null;
  packsize_qty: number | null;
  dosage_display: string | null;
  weight_min: number | null;
  weight_max: number | null;
  price_books: DefaultedJson<PriceBookJson[]>;
  subscription_discount_amount: number | null;
  subscription_discount_percent: number | null;
  approval_type: 'Rx' | 'OTC' | 'AOTC';
  portal_types: Generated<string[]>;
  is_hazardous: Generated<boolean>;
  is_controlled: Generated<boolean>;
  dea_schedule: 'C-I' | 'C-II' | 'C-III' | 'C-IV' | 'C-V' | null;
  is_temp_sensitive: Generated<boolean>;
  is_out_of_stock: Generated<boolean>;
  status: string | null;
  is_active: Generated<boolean>;
  compound: Generated<boolean>;
  has_pharmacy_rationale: Generated<boolean>;
  has_flavor: Generated<boolean>;
  diet: Generated<boolean>;
  fulfillment_vendor: string | null;
  shelf_life: number | null;
  rx_delivery_days_min: number | null;
  rx_delivery_days_max: number | null;
  office_use_delivery_days_min: number | null;
  office_use_delivery_days_max: number | null;
  is_office_use: Generated<boolean>;
  keywords: Generated<string[]>;
  parent_product_id: string | null;
  images: DefaultedJson<ProductImagesJson>;
  is_preferred_prescribed: Generated<boolean>;
}
