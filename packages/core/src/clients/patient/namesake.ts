import type { PlainDate } from '../../base/time/index.js';
import { patientAge } from './age.js';
import { type StoredWeight, weightLabel } from './weight.js';

/** By what an animal is recognized beside its name, in the order in which it is shown. */
export const animalFacts = ['client', 'species', 'breed', 'age', 'weight'] as const;
export type AnimalFact = (typeof animalFacts)[number];

/** What is read of a patient to recognize it; field names as they travel (C-195). */
export interface RecognizedPatient extends StoredWeight {
  readonly name: string;
  readonly species: { readonly name: string } | null;
  readonly breed: { readonly name: string } | null;
  readonly birthdate: string | null;
  readonly isDeceased: boolean;
}

/** An animal of a list, with its facts in words; `null` for one that is not known. */
export interface NamedAnimal {
  readonly name: string;
  readonly facts: Readonly<Record<AnimalFact, string | null>>;
}

/** How a fact that is not known is shown where it tells namesakes apart. */
const unknown: Readonly<Record<AnimalFact, string>> = {
  client: 'No client',
  species: 'Species not known',
  breed: 'Breed not known',
  age: 'Age not known',
  weight: 'Weight not recorded',
};

/**
 * A patient as an animal of a list.
 *
 * @param client - the names of its clients; `null` for none
 * @param today - at the location
 * @see P-340
 */
export function namedAnimal(patient: RecognizedPatient, client: string | null, today: PlainDate): NamedAnimal {
  return {
    name: patient.name,
    facts: {
      client: client === '' ? null : client,
      species: patient.species?.name ?? null,
      breed: patient.breed?.name ?? null,
      age: patientAge(patient, today),
      weight: weightLabel(patient),
    },
  };
}

/**
 * What to show beside each animal of a list: client, then species, breed, age and weight. Animals of the same name begin
 * with the facts by which they differ, the most telling first, then the facts that they share.
 *
 * @returns for each animal, in the order of the list, its lines without empty ones
 * @see P-340, P-341
 */
export function animalNotes(animals: readonly NamedAnimal[]): readonly (readonly string[])[] {
  const groups = new Map<string, NamedAnimal[]>();
  for (const animal of animals) {
    const name = nameKey(animal.name);
    groups.set(name, [...(groups.get(name) ?? []), animal]);
  }
  return animals.map((animal) => notesAmong(animal, groups.get(nameKey(animal.name)) ?? [animal]));
}

/** The facts by which namesakes differ, the one with the most different values first. @see P-341 */
export function differingFacts(namesakes: readonly NamedAnimal[]): AnimalFact[] {
  const values = (fact: AnimalFact) => new Set(namesakes.map(({ facts }) => facts[fact])).size;
  return animalFacts.filter((fact) => values(fact) > 1).toSorted((one, other) => values(other) - values(one));
}

function notesAmong({ facts }: NamedAnimal, namesakes: readonly NamedAnimal[]): string[] {
  const differing = differingFacts(namesakes);
  if (differing.length === 0) return lines(facts.client, joined(animalFacts.slice(1).map((fact) => facts[fact])));
  const same = animalFacts.filter((fact) => !differing.includes(fact)).map((fact) => facts[fact]);
  return lines(joined(differing.map((fact) => facts[fact] ?? unknown[fact])), joined(same));
}

const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();
const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');
const lines = (...texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => Boolean(text));
