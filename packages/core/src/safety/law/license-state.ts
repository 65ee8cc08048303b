import { stateCode, type StateCode } from '../../base/contact/index.js';
import { isBlank } from '../../base/text/index.js';
import { type LawOfKind, lawsOfKind, type ProductLaw } from './product-law.js';

/** A vet whose license is of another state than the location. */
export interface ForeignLicense {
  readonly licensedIn: StateCode;
  readonly row: LawOfKind<'license-of-state'>;
}

/**
 * What the law requires of a vet whose license is of another state; `null` if it is of a state of the location, if it
 * isn't known of which, or if the law requires nothing.
 *
 * @param state - as it is recorded, code or name
 * @see P-397
 */
export function foreignLicense(law: ProductLaw, state: string | null | undefined): ForeignLicense | null {
  const [row] = lawsOfKind(law, 'license-of-state');
  const licensedIn = isBlank(state) ? null : stateCode(state ?? '');
  if (!row || licensedIn === null || !law.isComplete || law.states.includes(licensedIn)) return null;
  return { licensedIn, row };
}
