import type { PlainDate } from '../../base/time/index.js';
import { patientAge } from './age.js';
import { type StoredWeight, weightLabel } from './weight.js';

/** The facts that identify an animal besides its name, in display order. */
export const animalFacts = ['client', 'species', 'breed', 'age', 'weight'] as const;
export type AnimalFact = (typeof animalFacts)[number];

/** The fields of a patient that identify it. Field names are those of the API (C-195). */
export interface RecognizedPatient extends StoredWeight {
  readonly name: string;
  readonly species: { readonly name: string } | null;
  readonly breed: { readonly name: string } | null;
  readonly birthdate: string | null;
  readonly isDeceased: boolean;
}

/** An animal in a list, with its facts as text; `null` for an unknown one. */
export interface NamedAnimal {
  readonly name: string;
  readonly facts: Readonly<Record<AnimalFact, string | null>>;
}

/** The text of an unknown fact where it distinguishes namesakes. */
const unknown: Readonly<Record<AnimalFact, string>> = {
  client: 'No client',
  species: 'Species unknown',
  breed: 'Breed unknown',
  age: 'Age unknown',
  weight: 'Weight not recorded',
};

/**
 * A patient as an animal in a list.
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
 * The notes next to the animals in a list: client, then species, breed, age and weight. For animals with the same name,
 * the facts that differ come first, the most distinguishing ones at the beginning.
 *
 * @returns for each animal, in list order, its lines without empty ones
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

/** The facts that differ among namesakes, those with the most different values first. @see P-341 */
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
