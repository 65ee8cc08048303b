import type { Generated } from 'kysely';

/** The gates for renewals of a location that has set its own (P-463). */
export interface RenewalGatesTable {
  location_id: string;
  version: Generated<number>;
  is_allowed: boolean;
  exam_months: number;
  weight_months: number;
  weight_percent: number;
}
