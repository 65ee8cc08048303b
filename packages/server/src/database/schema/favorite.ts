import type { SpeciesCode, WeightUnit } from '@signa/core/clients';
import type { FavoriteScope } from '@signa/core/prescribing';
import type { Generated } from 'kysely';
import type { Code } from './column.js';

/** A whole prescription under a name; a deleted one is inactive. */
export interface FavoriteTable {
  location_id: string;
  id: Generated<string>;
  version: Generated<number>;
  scope: Code<FavoriteScope>;
  /** The location user who keeps it, if its scope is `own`. */
  created_by: string;
  organization_id: string | null;
  name: string;
  product_id: string;
  directions: string;
  unit_per_fill: number | null;
  prn_flag: boolean;
  refills: number | null;
  days_supply: number | null;
  note_to_pharmacy: string | null;
  note_to_client: string | null;
  species_codes: SpeciesCode[];
  weight_min: number | null;
  weight_max: number | null;
  weight_unit: Code<WeightUnit>;
  condition_code: string | null;
  is_active: Generated<boolean>;
}
