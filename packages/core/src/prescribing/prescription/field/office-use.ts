import type { LocationFacts } from '../../../practice/location/index.js';
import { isYes } from '../../../base/failure/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';

const unlimitedPharmacy = 'RVP';

export interface OfficeUseFacts {
  readonly isOfficeUse: boolean;
  readonly location: Pick<LocationFacts, 'locationPharmacies'>;
}

/**
 * Whether 999 refills are valid: office use at a location with pharmacy RVP.
 *
 * @see P-063, A-143
 */
export function isUnlimitedOfficeUse({ isOfficeUse, location }: OfficeUseFacts): boolean {
  return isYes(isOfficeUse) && location.locationPharmacies.some(({ code }) => code === unlimitedPharmacy);
}

/** The initial refills of an office-use prescription: 999 where they are valid, else 0 (P-063, A-143). */
export function officeUseRefills(location: OfficeUseFacts['location']): number {
  return isUnlimitedOfficeUse({ isOfficeUse: true, location }) ? prescriptionLimits.refillsOfficeUse : 0;
}
