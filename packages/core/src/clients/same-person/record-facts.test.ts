import { describe, expect, it } from 'vitest';
import { animalOfPims, personOfCaretaker, personOfClient, personOfTyped } from './record-facts.js';

const street = (addressLine1: string) => ({
  ...{ addressLine1, addressLine2: `Floor of ${addressLine1}`, city: 'Albany', stateProvince: 'NY' },
  postalCode: '12207',
});

describe('the compared facts of a person', () => {
  it('C-234 are the typed values of a typed person, without omitted ones', () => {
    const typed = {
      ...{ firstName: 'Hana', lastName: 'Kobayashi', email: 'hana@mail.example' },
      phones: ['5185550131', '2125550132'],
      addresses: [street('5 Elm'), street('6 Oak')],
      patients: [
        { name: 'Miso', speciesCode: 'feline' as const },
        { name: 'Otis', speciesCode: 'canine' as const },
      ],
    };
    expect(personOfTyped(typed)).toEqual({
      ...typed,
      phones: [{ phoneNumber: '5185550131' }, { phoneNumber: '2125550132' }],
    });
    const nothing = {
      ...{ firstName: null, lastName: null, email: null, phones: [], addresses: [], patients: [] },
    };
    expect(personOfTyped({})).toEqual(nothing);
    expect(personOfTyped({ ...nothing, phones: null, addresses: null, patients: null })).toEqual(nothing);
  });

  it('C-230 are the active values of a client, with the patients of active links', () => {
    const phone = (phoneNumber: string, isActive: boolean) => ({ phoneNumber, isActive });
    const link = (name: string, isActive: boolean) => ({
      isActive,
      locationPatient: { name, species: { code: 'feline' } },
    });
    const client = {
      ...{ firstName: 'Hana', lastName: 'Kobayashi', email: 'hana@mail.example' },
      phones: [phone('1', true), phone('2', false), phone('3', true)],
      addresses: [
        { ...street('5 Elm'), isActive: false },
        { ...street('6 Oak'), isActive: true },
        { ...street('7 Ash'), isActive: true },
      ],
      locationPatientClients: [link('Miso', true), link('Gone', false), link('Soba', true)],
    };
    expect(personOfClient(client)).toMatchObject({
      ...{ firstName: 'Hana', lastName: 'Kobayashi', email: 'hana@mail.example' },
      phones: [{ phoneNumber: '1' }, { phoneNumber: '3' }],
      addresses: [{ addressLine1: '6 Oak' }, { addressLine1: '7 Ash' }],
      patients: [
        { name: 'Miso', speciesCode: 'feline' },
        { name: 'Soba', speciesCode: 'feline' },
      ],
    });
    expect(personOfClient({ ...client, addresses: undefined }).addresses).toEqual([]);
  });

  it('C-235 C-238 are the values of a client of a practice system that can be stored, without deleted or deceased patients', () => {
    const animal = (name: string, isDeleted: boolean | null) => ({ name, normalizedSpecies: ' Feline ', isDeleted });
    const caretaker = {
      ...{ id: '1', pimsId: '1', firstName: 'Hana', lastName: 'Kobayashi', isActive: true },
      emails: [{ address: 'hana@mail.example' }],
      ...{ phones: [], addresses: [] },
      patients: [animal(' Miso ', false), animal('Gone', true), animal('Soba', null)],
    };
    expect(personOfCaretaker(caretaker as never)).toMatchObject({
      ...{ firstName: 'Hana', lastName: 'Kobayashi', email: 'hana@mail.example' },
      patients: [
        { name: 'Miso', speciesCode: 'feline' },
        { name: 'Soba', speciesCode: 'feline' },
      ],
    });
    expect(animalOfPims({ name: 'Rex', normalizedSpecies: 'dragon' })).toEqual({ name: 'Rex', speciesCode: undefined });
  });
});
