import type { InteractionRule } from '../rule/interaction-rule.js';
import type { ConflictPatient } from '../../signing/index.js';

/** The species of a patient in the case the product's list is compared in; `null` when missing or unknown. */
export function knownSpecies({ species }: Pick<ConflictPatient, 'species'>): string | null {
  const code = species?.code.trim().toLowerCase();
  return code && code !== 'unknown' ? code : null;
}

/** Whether a row speaks about a species; one for certain species says nothing of an unknown one. */
export function isOfSpecies(rule: InteractionRule, species: string | null): boolean {
  return rule.species.length === 0 || (species !== null && rule.species.includes(species));
}
