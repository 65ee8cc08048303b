import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  caretakerSearchOf,
  clientFormOfSearch,
  clientSearchFilter,
  clientSearchOf,
  emptyClientForm,
  emptyClientSearch,
  searchedPhone,
  searchTerms,
} from './index.js';

const filterOf = (fields: Partial<typeof emptyClientSearch>) => clientSearchFilter({ ...emptyClientSearch, ...fields });

describe('the search before a client is added', () => {
  it('C-028 sends nothing while all fields are empty', () => {
    expect(filterOf({})).toBeNull();
    expect(filterOf({ firstName: '  ', email: ' | ', phone: '518 555' })).toBeNull();
  });

  it('C-030 sends one filter of the filled fields, trimmed, in its order', () => {
    const fields = { firstName: ' Ann ', lastName: 'Lee', email: 'a@b.co', phone: '518 555 0177', patientName: 'Otis' };
    expect(filterOf(fields)).toBe('a@b.co|Ann|Lee|Otis|5185550177');
    expect(filterOf({ lastName: 'Lee', patientName: 'Otis' })).toBe('Lee|Otis');
  });

  it('C-030 removes a typed separator', () => {
    expect(filterOf({ firstName: 'A|nn', lastName: '| Lee |' })).toBe('Ann|Lee');
  });

  it.each([
    ['5550121', ''],
    ['555 0121', '5550121'],
    ['55501212', '55501212'],
    ['555 012', ''],
    ['  555012  ', ''],
    ['(518)-555', ''],
    ['518 555 0177', '5185550177'],
  ])('C-028 C-190 a phone %j is searched as %j', (typed, searched) => {
    expect(searchedPhone(typed)).toBe(searched);
    expect(filterOf({ firstName: 'Ann', phone: typed })).toBe(searched ? `Ann|${searched}` : 'Ann');
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'B', '|', ' ', '5', '1', "'"), maxLength: 50 });
  test.prop([fc.record({ firstName: text, lastName: text, email: text, phone: text, patientName: text })])(
    'C-028 C-030 never creates more terms than filled fields, whatever is typed',
    (fields) => {
      const filter = clientSearchFilter(fields);
      const filled = Object.values(fields).filter((typed) => typed.replaceAll('|', '').trim() !== '');
      const terms = filter === null ? [] : searchTerms(filter);
      expect(terms.length).toBeLessThanOrEqual(filled.length);
      expect(filter === null).toBe(terms.length === 0);
    },
  );
});

describe('the search of the practice system next to it', () => {
  const account = { pimsAccountId: 'site', pimsConnectionType: 'EZYVET', pimsAccountLocationId: null } as const;
  const asked = { checkIfPatientDeceased: true, pimsAccountId: 'site', pimsConnectionType: 'EZYVET' };
  const inputOf = (fields: Partial<typeof emptyClientSearch>) =>
    caretakerSearchOf(account, { ...emptyClientSearch, ...fields });

  it('C-028 C-029 sends the same fields, without an incomplete phone', () => {
    expect(inputOf({ lastName: ' Lee ', phone: '518-555-0177' })).toEqual({
      ...asked,
      lastName: 'Lee',
      phone: '5185550177',
    });
    // Exactly seven digits, without separators.
    expect(inputOf({ lastName: 'Lee', phone: '5550121' })).toEqual({ ...asked, lastName: 'Lee' });
  });

  it('C-028 sends nothing while all fields are empty', () => {
    expect(inputOf({})).toBeNull();
    expect(inputOf({ phone: '5550121', firstName: ' ' })).toBeNull();
  });
});

describe('the values of a search', () => {
  it.each([
    ['', {}],
    ['  ', {}],
    ['kenji', { lastName: 'kenji' }],
    [' kenji  kobayashi ', { firstName: 'kenji', lastName: 'kobayashi' }],
    ['ana de la cruz', { firstName: 'ana', lastName: 'de la cruz' }],
    ['kenji@mail.example', { email: 'kenji@mail.example' }],
    ['(518)-555-0131', { phone: '(518)-555-0131' }],
    ['518 555', { phone: '518 555' }],
    ['518/555–0131', { phone: '518/555–0131' }],
    ['7 of 9', { firstName: '7', lastName: 'of 9' }],
  ])('C-201 %j in a single search box fills %j', (typed, fields) => {
    expect(clientSearchOf(typed)).toEqual({ ...emptyClientSearch, ...fields });
  });

  it('C-031 C-201 fill in the form of a new client, as typed', () => {
    const fields = { firstName: 'kenji', lastName: 'de vries', email: 'k@mail.example', patientName: 'Nori' };
    expect(clientFormOfSearch({ ...fields, phone: '(518)-555-0131' })).toEqual({
      ...emptyClientForm,
      firstName: 'Kenji',
      lastName: 'De Vries',
      email: 'k@mail.example',
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '518 555 0131' }],
    });
    expect(clientFormOfSearch({ ...emptyClientSearch, phone: ' - ' })).toEqual(emptyClientForm);
  });
});
