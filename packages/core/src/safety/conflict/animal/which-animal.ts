import { type PatientFacts, type SpeciesCode, weightInPounds } from '../../../clients/patient/index.js';
import { weightRangeLabel } from '../../../catalog/product/index.js';
import { listsSpecies, signAgainst } from '../record/record-conflict.js';
import { knownSpecies } from '../record/species.js';
import type { OtherAnimalFacts, SigningFacts, ConflictProduct, ConflictSubject } from '../../signing/index.js';
import { hasRequest } from '../therapy/own-therapy.js';

/** The question before issuing when another animal may be meant (P-249). */
export interface WhichAnimal {
  readonly reason: 'species' | 'weight' | 'namesake';
  /** 'The product is for cats: which animal is it for?' */
  readonly question: string;
  /** The other candidates, those of the client first. */
  readonly animals: readonly OtherAnimalFacts[];
}

/** The product, the patient and the prescription itself, whose request may have named the patient. */
export interface AnimalSubject {
  readonly product: ConflictProduct;
  readonly patient: Pick<PatientFacts, 'id' | 'name' | 'species' | 'weight' | 'weightUnit'>;
  readonly self: NonNullable<ConflictSubject['self']>;
}

type Animal = Pick<PatientFacts, 'species' | 'weight' | 'weightUnit'>;

/** An unknown species does not count as listed, as in the conflict check (P-082). */
const isListed = (product: ConflictProduct, animal: Animal) => listsSpecies(product, knownSpecies(animal));

/** Whether a known weight is outside the label range. An unknown weight excludes no animal. */
function isLeftOut(product: ConflictProduct, animal: Animal): boolean {
  const pounds = weightInPounds(animal);
  return pounds !== null && weightRangeLabel(product) !== null && signAgainst(product, pounds) !== null;
}

const fits = (product: ConflictProduct, animal: Animal) => isListed(product, animal) && !isLeftOut(product, animal);

/** Names are compared ignoring case, accents and spaces. */
const spoken = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const plurals: Readonly<Record<SpeciesCode, string>> = {
  avian: 'birds',
  canine: 'dogs',
  equine: 'horses',
  feline: 'cats',
  other: 'other animals',
  reptile: 'reptiles',
  small_animal: 'small animals',
  unknown: 'animals',
};

function listedAnimals({ productSpecies }: ConflictProduct): string {
  const names = Object.entries(plurals).flatMap(([code, plural]) =>
    productSpecies.some((listed) => listed.trim().toLowerCase() === code) ? [plural] : [],
  );
  const last = names.at(-1) ?? 'another species';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const asked = (start: string) => `${start}: which animal is it for?`;

/**
 * The other animals that may be meant:
 *
 * - another animal of the client that the product fits, if the product does not list the patient's species or its
 * weight range excludes the patient;
 * - an animal at the location with the same name and a species the product lists. One of another client counts only
 * without a request: a request names its animal, so no user chose between names.
 *
 * @param facts - active animals of the client, namesakes at the location, and pending requests
 * @returns `null` when no other animal may be meant
 * @see P-249
 */
export function animalQuestion({ product, patient, self }: AnimalSubject, facts: SigningFacts): WhichAnimal | null {
  const isNamed = hasRequest({ facts, self });
  const others = facts.animals.filter(({ id }) => id !== patient.id);
  const namesakes = others.filter(
    (other) =>
      spoken(other.name) === spoken(patient.name) && isListed(product, other) && (other.isOfClient || !isNamed),
  );
  const isOffSpecies = !isListed(product, patient);
  const isUnfit = isOffSpecies || isLeftOut(product, patient);
  const fitting = isUnfit ? others.filter((other) => other.isOfClient && fits(product, other)) : [];
  const meant = others.filter((other) => fitting.includes(other) || namesakes.includes(other));
  if (meant.length === 0) return null;
  const inOrder = [...meant.filter(({ isOfClient }) => isOfClient), ...meant.filter(({ isOfClient }) => !isOfClient)];
  if (fitting.length === 0) {
    const question = asked(`${namesakes.length + 1} animals are called ${patient.name}`);
    return { reason: 'namesake', question, animals: inOrder };
  }
  return isOffSpecies
    ? { reason: 'species', question: asked(`The product is for ${listedAnimals(product)}`), animals: inOrder }
    : { reason: 'weight', question: asked(`The product is for ${weightRangeLabel(product)}`), animals: inOrder };
}
