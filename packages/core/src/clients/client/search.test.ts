import { fc, test } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { formatPhone } from '../../base/contact/index.js';
import type { Operations } from '../../contract/index.js';
import type { PrescriptionClientFacts, PrescriptionPatientFacts } from '../../prescribing/prescription/index.js';
import {
  activeFilterOf,
  clientFilterIssues,
  filterAfterTyping,
  isFoundBy,
  activeValueOf,
  linkedPatients,
  phoneWithoutAreaCode,
  searchByWords,
  searchHint,
  type SearchedClient,
  searchTerms,
} from './index.js';

const eleanor: SearchedClient = {
  id: '1',
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  email: 'ellie_w@mail.example',
  phones: [
    { phoneNumber: '518 555 0142', isActive: true },
    { phoneNumber: '802 555 0199', isActive: false },
  ],
  locationPatientClients: [
    { isActive: true, locationPatient: { name: 'Biscuit' } },
    { isActive: false, locationPatient: { name: 'Rex' } },
  ],
};
const text = fc.stringMatching(/^[A-Za-z0-9 %_.@|-]{0,12}$/);
const client: fc.Arbitrary<SearchedClient> = fc.record({
  id: fc.constant('1'),
  firstName: fc.option(text),
  lastName: fc.option(text),
  email: fc.option(text),
  phones: fc.array(fc.record({ phoneNumber: fc.stringMatching(/^[0-9 ]{7,12}$/), isActive: fc.boolean() })),
  locationPatientClients: fc.array(
    fc.record({ isActive: fc.boolean(), locationPatient: fc.option(fc.record({ name: text })) }),
  ),
});

describe('a client search', () => {
  it.each(['eleanor', 'FIELD', 'eleanor whit', 'ellie_w@', '5550142', '518555', 'biscuit', 'isc', ' Whit  |  bis '])(
    'C-016 finds by a part of name, email, phone or patient: %j',
    (filter) => expect(isFoundBy(filter, eleanor)).toBe(true),
  );

  it.each([
    '555-0143',
    '802-555-0199',
    '555-0142x',
    '8025550199',
    'rex',
    '%',
    'ellie%',
    'whitfield eleanor',
    'eleanor|rex',
    'whitfieldellie',
  ])('C-016 does not find by %j', (filter) => expect(isFoundBy(filter, eleanor)).toBe(false));

  it('C-016 treats % and _ literally', () => {
    expect(isFoundBy('e_w', eleanor)).toBe(true);
    expect(isFoundBy('i_w', eleanor)).toBe(false);
    expect(isFoundBy('100%', { ...eleanor, lastName: 'Hundred 100%' })).toBe(true);
  });

  it.each([
    '(518)-555-0142',
    '(518) 555-0142',
    '518-555-0142',
    '555-0142',
    '518.555.0142',
    '+1 518 555 0142',
    '1-(518)-555-0142',
    '+1 (518) 555-0142',
    '+15185550142',
    '5185550142',
    '518/555-0142',
    '518–555‑0142',
    '518\u00a0555\u00a00142',
  ])('C-016 C-036 finds by a formatted phone: %j', (filter) => {
    expect(isFoundBy(filter, eleanor)).toBe(true);
    expect(isFoundBy(`biscuit| ${filter} `, eleanor)).toBe(true);
  });

  it('C-016 treats a term as a phone only if it has three digits and only characters of phone numbers', () => {
    expect(searchTerms('+1|(51|1-2-3|518 555 0142x|21 (a)|2 518 555 0142')).toEqual([
      '+1',
      '(51',
      '123',
      '518 555 0142x',
      '21 (a)',
      '25185550142',
    ]);
  });

  const stored = fc
    .constantFrom(7, 10, 11)
    .chain((length) => fc.stringMatching(new RegExp(`^[2-9][0-9]{${length - 1}}$`)));
  test.prop([stored, fc.boolean()])('C-016 C-036 finds every phone as formatted on screen', (number, hasCountry) => {
    const phoneNumber = number.length === 11 && hasCountry ? `1${number.slice(1)}` : number;
    const owner = { ...eleanor, phones: [{ phoneNumber, isActive: true }] };
    expect(isFoundBy(formatPhone(phoneNumber), owner)).toBe(true);
    if (phoneNumber.length === 10) expect(isFoundBy(formatPhone(`1${phoneNumber}`), owner)).toBe(true);
  });

  const area = fc.stringMatching(/^[2-9][0-9]{2}$/);
  const local = fc.stringMatching(/^[2-9][0-9]{6}$/);
  const owning = (...phones: readonly string[]): SearchedClient => ({
    ...eleanor,
    phones: phones.map((phoneNumber) => ({ phoneNumber, isActive: true })),
  });
  test.prop([area, local])(
    'C-281 finds a phone stored without its area code by the full number and says so, and one with it by the last seven digits',
    (code, number) => {
      for (const typed of [code + number, formatPhone(code + number), `1${code}${number}`]) {
        expect(isFoundBy(typed, owning(number))).toBe(true);
        expect(phoneWithoutAreaCode(typed, owning('2025550100', number))).toBe(number);
        expect(isFoundBy(typed, { ...eleanor, phones: [{ phoneNumber: number, isActive: false }] })).toBe(false);
        expect(phoneWithoutAreaCode(typed, owning(code + number, number))).toBeNull();
      }
      expect(isFoundBy(number, owning(code + number))).toBe(true);
      expect(phoneWithoutAreaCode(number, owning(number))).toBeNull();
    },
  );

  test.prop([area, area, local, local])(
    'C-281 does not match another area code or other last digits',
    (code, another, number, otherNumber) => {
      expect(isFoundBy(code + number, owning(another + number))).toBe(code === another);
      expect(isFoundBy(code + number, owning(otherNumber))).toBe(number === otherNumber);
      expect(isFoundBy((code + number).slice(0, 9), owning(number))).toBe(number.includes((code + number).slice(0, 9)));
    },
  );

  it("C-016 C-021 finds O'Neil by a curly apostrophe too", () => {
    const oneil = { ...eleanor, lastName: "O'Neil" };
    for (const filter of ["o'neil", 'o’neil', 'O‘Neil']) expect(isFoundBy(filter, oneil)).toBe(true);
  });

  it.each([
    ['eleanor biscuit', 'eleanor|biscuit'],
    ['Whitfield,  Eleanor', 'Whitfield|Eleanor'],
    ['biscuit (518) 555-0142', 'biscuit|(518) 555-0142'],
    ['518 555 0142 biscuit', '518 555 0142|biscuit'],
  ])('C-016 with the words %j finds a client by client and patient together', (typed, words) => {
    expect(isFoundBy(typed, eleanor)).toBe(false);
    expect(searchByWords(typed)).toBe(words);
    expect(isFoundBy(words, eleanor)).toBe(true);
    expect(isFoundBy(`${words}|rex`, eleanor)).toBe(false);
  });

  it.each(['', 'eleanor', ' eleanor ', '(518) 555-0142', 'eleanor|biscuit', ','])(
    'C-016 %j has no words to split',
    (typed) => expect(searchByWords(typed)).toBeNull(),
  );

  const letters = fc.stringMatching(/^[A-Za-z ]{0,12}$/);
  test.prop([client, letters])(
    'C-016 the words of a text find every client that the whole text finds',
    (anybody, filter) => {
      const words = searchByWords(filter);
      if (words !== null && isFoundBy(filter, anybody)) expect(isFoundBy(words, anybody)).toBe(true);
    },
  );

  it('C-016 ignores blank terms, so a filter of only separators finds everyone', () => {
    expect(searchTerms(' Ann | |  de  Wit|')).toEqual(['ann', 'de wit']);
    expect(isFoundBy(' | |', eleanor)).toBe(true);
  });

  test.prop([client, text, text])('C-016 another term only ever narrows', (anybody, one, another) => {
    const both = isFoundBy(`${one}|${another}`, anybody);
    expect(both).toBe(isFoundBy(one, anybody) && isFoundBy(another, anybody));
  });

  test.prop([client, text])('C-016 ignores case', (anybody, filter) => {
    expect(isFoundBy(filter.toUpperCase(), anybody)).toBe(isFoundBy(filter.toLowerCase(), anybody));
  });

  test.prop([client])('C-016 never finds by inactive records', (anybody) => {
    const unlinked = {
      ...anybody,
      phones: anybody.phones.filter((phone) => phone.isActive),
      locationPatientClients: anybody.locationPatientClients.filter((link) => link.isActive),
    };
    const names = anybody.locationPatientClients.map((link) => link.locationPatient?.name ?? '');
    const digits = anybody.phones.map((phone) => phone.phoneNumber.replaceAll(' ', ''));
    for (const filter of [...names, ...digits]) expect(isFoundBy(filter, anybody)).toBe(isFoundBy(filter, unlinked));
  });
});

describe('the search box', () => {
  it('C-190 accepts five inputs of 50 characters, and not more', () => {
    const boxes = Array.from({ length: 5 }, () => 'a'.repeat(50)).join('|');
    expect(clientFilterIssues(boxes)).toEqual([]);
    expect(clientFilterIssues(`${boxes}|`)).toEqual([
      { path: 'filter', code: 'too-long', message: 'Search text must be at most 254 characters' },
    ]);
  });

  it('C-010 searches from 3 trimmed characters, keeps the list with 1 or 2, and shows all when emptied', () => {
    expect(filterAfterTyping('', ' ann ')).toBe('ann');
    expect(filterAfterTyping('ann', 'an')).toBe('ann');
    expect(filterAfterTyping('ann', ' a ')).toBe('ann');
    expect(filterAfterTyping('ann', '  ')).toBe('');
  });

  it('C-010 says how many characters are needed when there are 1 or 2', () => {
    expect(['a', ' ab '].map(searchHint)).toEqual(Array(2).fill('Type at least 3 characters'));
    expect(['', '  ', 'abc'].map(searchHint)).toEqual([null, null, null]);
  });

  test.prop([fc.array(fc.string())])('C-010 never sends 1 or 2 characters, whatever is typed', (typed) => {
    for (const filter of typed.map((_, index) => typed.slice(0, index + 1).reduce(filterAfterTyping, '')))
      expect([1, 2]).not.toContain(filter.length);
  });

  it("C-013 'Show only active' requests active clients, and all when off", () => {
    expect([true, false].map(activeFilterOf)).toEqual(['active', 'all']);
    expect([activeValueOf('active'), activeValueOf('all'), activeValueOf('non-active')]).toEqual([true, null, false]);
    expect(activeValueOf(undefined)).toBeNull();
  });
});

describe('a row', () => {
  it('C-015 shows the patients of active links', () => {
    expect(linkedPatients(eleanor)).toEqual([{ name: 'Biscuit' }]);
  });

  it('C-148 C-158 the clients and patients of the API match the types of the rules', () => {
    type Client = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];
    expectTypeOf<Client>().toExtend<SearchedClient>();
    expectTypeOf<Client>().toExtend<PrescriptionClientFacts>();
    type Patient = Operations['GetLocationPatientsByFilter']['data']['locationPatientsByFilter'][number];
    expectTypeOf<Patient>().toExtend<NonNullable<Client['locationPatientClients'][number]['locationPatient']>>();
    expectTypeOf<Patient>().toExtend<PrescriptionPatientFacts>();
    type Variables = Operations['LocationClientSearch']['variables'];
    expectTypeOf<'filter' | 'locationId' | 'organizationId' | 'activeFilterType' | 'take' | 'skip'>().toEqualTypeOf<
      keyof Variables
    >();
    type Filter = Operations['GetLocationPatientsByFilter']['variables'];
    expectTypeOf<'locationPatientFilter' | 'locationIds'>().toEqualTypeOf<keyof Filter>();
  });

  it('P-204 requests with patient, archived and product types', () => {
    type Filter = Operations['GetPrescriptionsByLocationPatientId']['variables'];
    expectTypeOf<'locationPatientId' | 'showArchived' | 'productApprovalTypeFilters'>().toEqualTypeOf<keyof Filter>();
  });
});
