import type { WarningRow } from '../../../knowledge/index.js';
import { speciesCodes } from '../../../clients/patient/index.js';
import type { ConflictPatient } from '../../signing/index.js';

const codeOf = ({ species }: Pick<ConflictPatient, 'species'>) => species?.code.trim().toLowerCase() ?? '';
const isListed = (code: string) => speciesCodes.some((known) => known === code);

/**
 * The species code of a patient in lowercase, as product lists are compared; `null` if it is missing, unknown, or not
 * listed: 'cat' is not accepted for 'feline'.
 *
 * @see P-082, P-325
 */
export function knownSpecies(patient: Pick<ConflictPatient, 'species'>): string | null {
  const code = codeOf(patient);
  return code !== 'unknown' && isListed(code) ? code : null;
}

/** An unlisted species code as it is recorded; `null` if there is none or it is listed. */
export function unlistedSpecies(patient: Pick<ConflictPatient, 'species'>): string | null {
  const code = codeOf(patient);
  return code === '' || isListed(code) ? null : code;
}

/** Whether a row applies to a species; one for certain species does not apply to an unknown one. */
export function isOfSpecies({ species: codes }: Pick<WarningRow, 'species'>, species: string | null): boolean {
  return codes.length === 0 || (species !== null && codes.includes(species));
}
