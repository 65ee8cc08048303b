import type { InteractionRule } from '../rule/interaction-rule.js';
import { speciesCodes } from '../../../clients/patient/index.js';
import type { ConflictPatient } from '../../signing/index.js';

const codeOf = ({ species }: Pick<ConflictPatient, 'species'>) => species?.code.trim().toLowerCase() ?? '';
const isListed = (code: string) => speciesCodes.some((known) => known === code);

/**
 * The species of a patient in the case the product's list is compared in; `null` when missing, unknown, or a code that is
 * none: 'cat' is not taken for 'feline'.
 *
 * @see P-082, P-325
 */
export function knownSpecies(patient: Pick<ConflictPatient, 'species'>): string | null {
  const code = codeOf(patient);
  return code !== 'unknown' && isListed(code) ? code : null;
}

/** A code that is none of the list, as it is recorded; `null` where there is none or it is one. */
export function unlistedSpecies(patient: Pick<ConflictPatient, 'species'>): string | null {
  const code = codeOf(patient);
  return code === '' || isListed(code) ? null : code;
}

/** Whether a row speaks about a species; one for certain species says nothing of an unknown one. */
export function isOfSpecies(rule: InteractionRule, species: string | null): boolean {
  return rule.species.length === 0 || (species !== null && rule.species.includes(species));
}
