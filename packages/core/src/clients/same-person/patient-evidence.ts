import type { FieldEvidence } from './contact-evidence.js';
import { folded } from './folded.js';
import { slipsBetween } from './nearness.js';
import type { AnimalFacts, PersonFacts } from './person-facts.js';
import { weights } from './weight.js';

/**
 * The evidence from animals: that of the strongest pair. Another species with the same name is another animal.
 *
 * @see C-230
 */
export function patientEvidence(one: PersonFacts, other: PersonFacts): FieldEvidence {
  let found: FieldEvidence = { agreement: 'unknown', value: '', weight: weights.patient.unknown };
  for (const animal of other.patients)
    for (const own of one.patients) {
      const evidence = animalEvidence(own, animal);
      if (evidence && (found.agreement === 'unknown' || evidence.weight > found.weight)) found = evidence;
    }
  return found;
}

/** The evidence from two animals; `null` when one has no name. Symmetric except for the value. */
export function animalEvidence(one: AnimalFacts, other: AnimalFacts): FieldEvidence | null {
  const [name, otherName] = [folded(one.name), folded(other.name)];
  if (name === '' || otherName === '') return null;
  const species = [one.speciesCode, other.speciesCode].filter((code) => code && code !== 'unknown');
  const isSpeciesKnown = species.length === 2;
  if (isSpeciesKnown && species[0] !== species[1]) return different;
  if (name === otherName) {
    const weight = isSpeciesKnown ? weights.patient.same : weights.patient.nameOnly;
    return { agreement: 'same', value: other.name, weight };
  }
  const isSlip = Math.min(name.length, otherName.length) >= 4 && slipsBetween(name, otherName) === 1;
  return isSlip ? { agreement: 'similar', value: other.name, weight: weights.patient.similar } : different;
}

const different: FieldEvidence = { agreement: 'different', value: '', weight: weights.patient.different };
