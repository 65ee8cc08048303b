import type { DoseUnit } from './dose-unit.js';

/** An amount in a sentence, and the position of its number. */
export interface FoundAmount {
  readonly least: number;
  readonly most: number;
  readonly unit: DoseUnit;
  readonly from: number;
  readonly to: number;
}
