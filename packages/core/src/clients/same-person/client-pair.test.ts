import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretakersInOrder, proposedClient } from './client-pair.js';
import { devon, nobody } from './person.test-data.js';
import {
  animalOfPims,
  personOfCaretaker,
  personOfClient,
  personOfTyped,
  type ComparedCaretaker,
} from './record-facts.js';
import { reasonText, tellingReasons } from './text.js';

const there = (over: Partial<ComparedCaretaker> = {}): ComparedCaretaker => ({
  id: '41',
  pimsId: '41',
  pimsConnectionType: 'EZYVET',
  firstName: 'Devon',
  lastName: 'Achterberg',
  isActive: true,
  emails: [{ address: 'none' }, { address: 'Devon.Achterberg@mail.example' }],
  phones: [{ number: '(518) 555-0164', type: null, isPrimary: null, isValidMobile: null }],
  addresses: [
    {
      addressLine1: '12 Elm Street',
      addressLine2: null,
      city: 'Albany',
      stateProvince: 'NY',
      postalCode: '12207',
      isPrimary: true,
      isActive: true,
    },
  ],
  patients: [
    { name: 'Moose', normalizedSpecies: 'Canine', isDeleted: false },
    { name: 'Ghost', normalizedSpecies: 'feline', isDeleted: true },
  ],
  ...over,
});
const bare = { emails: [], phones: [], addresses: [], patients: [] };

const here = (over: Partial<typeof unlinked> = {}) => ({ ...unlinked, ...over });
const unlinked = {
  id: '5',
  firstName: 'Devon' as string | null,
  lastName: 'Achterberg' as string | null,
  email: null as string | null,
  phones: [
    { phoneNumber: '5185550164', isActive: true },
    { phoneNumber: '5185550199', isActive: false },
  ],
  addresses: [
    { addressLine1: '12 Elm Street', zip: '12207', isActive: true },
    { addressLine1: '7 Oak Road', zip: '12207', isActive: false },
  ],
  locationPatientClients: [
    { isActive: true, locationPatient: { name: 'Moose', species: { code: 'canine' } } },
    { isActive: false, locationPatient: { name: 'Gone', species: null } },
    { isActive: true, locationPatient: null },
  ],
  pimsId: null as string | null,
  pimsProviderId: null as string | null,
  pimsConnectionType: null as 'EZYVET' | null,
};

describe('the compared facts', () => {
  it('C-235 of a client of a practice system are the values that can be stored, and its living patients', () => {
    const { phones, addresses, ...facts } = personOfCaretaker(there());
    expect(facts).toMatchObject({
      firstName: 'Devon',
      lastName: 'Achterberg',
      email: 'devon.achterberg@mail.example',
      patients: [{ name: 'Moose', speciesCode: 'canine' }],
    });
    expect(phones.map(({ phoneNumber }) => phoneNumber)).toEqual(['5185550164']);
    expect(addresses.map(({ addressLine1, zip }) => [addressLine1, zip])).toEqual([['12 Elm Street', '12207']]);
  });

  it('C-235 do not include a species that is not listed', () => {
    expect(animalOfPims({ name: ' Moose ', normalizedSpecies: 'dragon' })).toEqual({ name: 'Moose' });
    expect(animalOfPims({ name: null, normalizedSpecies: null })).toEqual({ name: '' });
  });

  it('C-230 of a client in Signa are its active values, and the patients of active links', () => {
    const { phones, addresses, patients } = personOfClient(here());
    expect(phones.map(({ phoneNumber }) => phoneNumber)).toEqual(['5185550164']);
    expect(addresses.map(({ addressLine1 }) => addressLine1)).toEqual(['12 Elm Street']);
    expect(patients).toEqual([{ name: 'Moose', speciesCode: 'canine' }]);
    const { addresses: _, ...listed } = here();
    expect(personOfClient(listed).addresses).toEqual([]);
  });

  it('C-234 of a typed person are the typed values', () => {
    expect(personOfTyped({})).toEqual(nobody);
    expect(personOfTyped({ lastName: 'Lee', phones: ['5185550164'] })).toEqual({
      ...nobody,
      lastName: 'Lee',
      phones: [{ phoneNumber: '5185550164' }],
    });
  });
});

describe('clients found in a practice system', () => {
  const spouse = there({ id: '42', firstName: 'Marisol' });
  const other = there({ ...bare, id: '43', firstName: 'Kim', lastName: 'Lee' });
  const order = (found: readonly ComparedCaretaker[]) =>
    caretakersInOrder(devon, found).map(({ candidate, judgement }) => [candidate.id, judgement.sameness]);

  it('C-235 C-237 are sorted likeliest first, and none is omitted', () => {
    expect(order([other, spouse, there()])).toEqual([
      ['41', 'sameClient'],
      ['42', 'sameHousehold'],
      ['43', 'different'],
    ]);
  });

  it('C-235 C-237 keep their order when nothing is known of them', () => {
    const found = ['1', '2', '3'].map((id) => there({ ...bare, id, firstName: null, lastName: null }));
    expect(order(found).map(([id]) => id)).toEqual(['1', '2', '3']);
  });

  test.prop([fc.subarray(['41', '42', '43', '44'])])('C-235 C-237 are all included', (ids) => {
    const found = ids.map((id) => there({ id, firstName: id === '41' ? 'Devon' : 'Kim' }));
    expect(order(found).map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  }); // prettier-ignore

  it('C-235 C-237 are never the same client by name alone, because surnames are not counted there', () => {
    const named = there({ ...bare });
    expect(order([named])).toEqual([['41', 'different']]);
    expect(caretakersInOrder({ ...nobody, firstName: 'Devon', lastName: 'Achterberg' }, [named])[0]?.judgement.sameness).toBe('different');
  }); // prettier-ignore

  it('C-235 C-237 have the reasons that their highlighted letters do not show', () => {
    const said = (person: Partial<typeof devon>) =>
      tellingReasons(caretakersInOrder({ ...devon, ...person }, [there()])[0]?.judgement.reasons ?? []).map(reasonText);
    expect(said({})).toEqual(['same phone', 'same email', 'same patient']);
    expect(said({ firstName: 'Marisol', email: null, patients: [] })).toEqual(['same phone']);
    expect(said({ firstName: 'Dveon', email: null, patients: [] })).toEqual(['similar name', 'same phone']);
  });
});

describe('the proposed client for a record of the practice system', () => {
  it('C-236 is the likeliest of those judged the same client', () => {
    const pair = proposedClient(there(), [here({ id: '4', lastName: 'Achtreberg' }), here(), here({ id: '6', firstName: 'Marisol' })]);
    expect(pair?.candidate.id).toBe('5');
    expect(pair?.judgement.reasons.map(reasonText)).toEqual(['same name', 'same phone', 'same address', 'same patient']);
  }); // prettier-ignore

  it('C-236 is never of the same household only, linked, or different', () => {
    expect(proposedClient(there(), [here({ firstName: 'Marisol' })])).toBeNull();
    expect(proposedClient(there(), [here({ pimsId: '77', pimsConnectionType: 'EZYVET' })])).toBeNull();
    expect(proposedClient(there(), [])).toBeNull();
  });
});
