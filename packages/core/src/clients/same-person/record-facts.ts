import { linkedPatients, pimsContact } from '../client/index.js';
import { isYes } from '../../base/failure/index.js';
import type { PimsCaretaker, PimsPatient } from '../../practice/pims-connection/index.js';
import { speciesCodes } from '../../base/species/index.js';
import { trimmed } from '../../base/text/index.js';
import type { AnimalFacts, PersonFacts, StreetFacts } from './person-facts.js';

interface StoredAnimal {
  readonly name: string;
  readonly species?: { readonly code: string } | null;
}

/** A stored client; addresses may not have been loaded. */
export interface StoredPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phones: readonly { readonly phoneNumber: string; readonly isActive: boolean }[];
  readonly addresses?: readonly (StreetFacts & { readonly isActive: boolean })[];
  readonly locationPatientClients: readonly {
    readonly isActive: boolean;
    readonly locationPatient: StoredAnimal | null;
  }[];
}

/** A typed person, as far as fields are filled (C-234). */
interface TypedPerson {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phones?: readonly string[] | null | undefined;
  readonly addresses?: readonly StreetFacts[] | null | undefined;
  readonly patients?: readonly AnimalFacts[] | null | undefined;
}

/** The compared facts of a typed person; omitted fields are missing. @see C-234 */
export function personOfTyped({ firstName, lastName, email, phones, addresses, patients }: TypedPerson): PersonFacts {
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    email: email ?? null,
    phones: (phones ?? []).map((phoneNumber) => ({ phoneNumber })),
    addresses: addresses ?? [],
    patients: patients ?? [],
  };
}

/**
 * The compared facts of a client in Signa: active phones and addresses, and the patients of active links. @see C-230
 */
export function personOfClient(client: StoredPerson): PersonFacts {
  const { firstName, lastName, email, phones, addresses = [] } = client;
  return {
    firstName,
    lastName,
    email,
    phones: phones.filter(({ isActive }) => isActive),
    addresses: addresses.filter(({ isActive }) => isActive),
    patients: linkedPatients(client).map(animalOfPatient),
  };
}

/** A client of a practice system with its patients. */
export interface ComparedCaretaker extends PimsCaretaker {
  readonly patients: readonly Pick<PimsPatient, 'name' | 'normalizedSpecies' | 'isDeleted'>[];
}

/**
 * The compared facts of a client of a practice system: values that can be stored, and patients that are neither deleted
 * nor deceased. @see C-235
 */
export function personOfCaretaker(caretaker: ComparedCaretaker): PersonFacts {
  const { firstName, lastName, patients } = caretaker;
  return {
    firstName,
    lastName,
    ...pimsContact(caretaker),
    patients: patients.filter(({ isDeleted }) => !isYes(isDeleted)).map(animalOfPims),
  };
}

/** The compared facts of a patient in Signa. @see C-238 */
export const animalOfPatient = ({ name, species }: StoredAnimal): AnimalFacts => ({ name, speciesCode: species?.code });

/** The compared facts of a patient of a practice system; an unlisted species is omitted. @see C-238 */
export function animalOfPims({
  name,
  normalizedSpecies,
}: Pick<PimsPatient, 'name' | 'normalizedSpecies'>): AnimalFacts {
  const reported = trimmed(normalizedSpecies).toLowerCase();
  return { name: trimmed(name), speciesCode: speciesCodes.find((code) => code === reported) };
}
