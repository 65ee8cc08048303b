import type { DoseWarning } from '../dose/index.js';
import type { NotChecked } from '../signing/index.js';
import type { Conflict, ReadAs } from './shown/conflict.js';
import type { DuplicateTherapy } from './therapy/duplicate-therapy.js';

/**
 * The findings of the check. `conflicts` are contraindicated or serious and require a note to the pharmacy (P-088), the
 * most severe first; `advisories` are worth knowing and require none (P-085, P-231); `notChecked` lists facts that
 * could not be compared. The order does not depend on the input.
 */
export interface ConflictReport {
  readonly conflicts: readonly Conflict[];
  readonly advisories: readonly Conflict[];
  /** Active therapy that the product would duplicate (P-236). */
  readonly duplicates: readonly DuplicateTherapy[];
  /** Implausible numbers (P-241). */
  readonly doubts: readonly DoseWarning[];
  readonly notChecked: readonly NotChecked[];
  /** Recorded texts that were read as another spelling (P-320). */
  readonly readAs: readonly ReadAs[];
}
