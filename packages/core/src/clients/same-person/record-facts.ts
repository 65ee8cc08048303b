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

/** A client as it is stored; addresses may not have been read. */
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

/** A person who is typed, as far as something is (C-234). */
interface TypedPerson {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phones?: readonly string[] | null | undefined;
  readonly addresses?: readonly StreetFacts[] | null | undefined;
  readonly patients?: readonly AnimalFacts[] | null | undefined;
}

/** What a typed person is compared by; what was left out is nothing. @see C-234 */
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

/** What a client here is compared by: active phones and addresses, and the patients of active links. @see C-230 */
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

/** A client of a practice system with the patients there. */
export interface ComparedCaretaker extends PimsCaretaker {
  readonly patients: readonly Pick<PimsPatient, 'name' | 'normalizedSpecies' | 'isDeleted'>[];
}

/** What a client of a practice system is compared by: what could be stored of it, and the patients who are still there. @see C-235 */
export function personOfCaretaker(caretaker: ComparedCaretaker): PersonFacts {
  const { firstName, lastName, patients } = caretaker;
  return {
    firstName,
    lastName,
    ...pimsContact(caretaker),
    patients: patients.filter(({ isDeleted }) => !isYes(isDeleted)).map(animalOfPims),
  };
}

/** What a patient here is compared by. @see C-238 */
export const animalOfPatient = ({ name, species }: StoredAnimal): AnimalFacts => ({ name, speciesCode: species?.code });

/** What a patient of a practice system is compared by; a species that no list knows says nothing. @see C-238 */
export function animalOfPims({
  name,
  normalizedSpecies,
}: Pick<PimsPatient, 'name' | 'normalizedSpecies'>): AnimalFacts {
  const told = trimmed(normalizedSpecies).toLowerCase();
  return { name: trimmed(name), speciesCode: speciesCodes.find((code) => code === told) };
}
