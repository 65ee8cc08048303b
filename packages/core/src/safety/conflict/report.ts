import type { DoseDoubt } from '../dose/index.js';
import type { Conflict, NotChecked, ReadAs } from './shown/conflict.js';
import type { DuplicateTherapy } from './therapy/duplicate-therapy.js';

/**
 * What the check found. `conflicts` are contraindicated or serious and need a note to the pharmacy (P-088), the gravest
 * first; `advisories` are worth knowing and need none (P-085, P-231);
 * `notChecked` names what could not be compared. Always in the same order, whatever the order of the lists read.
 */
export interface ConflictReport {
  readonly conflicts: readonly Conflict[];
  readonly advisories: readonly Conflict[];
  /** Active therapy that the product would double (P-236). */
  readonly duplicates: readonly DuplicateTherapy[];
  /** Arithmetic that does not come out (P-241). */
  readonly doubts: readonly DoseDoubt[];
  readonly notChecked: readonly NotChecked[];
  /** Recorded texts that were compared as something that they do not spell (P-320). */
  readonly readAs: readonly ReadAs[];
}
