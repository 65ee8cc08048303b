import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { nameIssue } from '../../base/name/index.js';
import { checkWeight } from '../../clients/patient/index.js';
import { isPlainDate } from '../../base/time/index.js';
import { onceEach, pimsRecordLimits, readCaretaker, readPatient, speciesOf, type ReportedCaretaker } from './index.js';

const today = '2026-11-20';
const account = { pimsAccountId: 'site', pimsConnectionType: 'EZYVET' } as const;
const caretaker = (reported: ReportedCaretaker) => readCaretaker({ id: 7001, ...reported }, account, today);
const patient = (reported: Parameters<typeof readPatient>[0]) => readPatient({ id: 9001, ...reported }, today);

describe('a client reported by a practice system', () => {
  it('C-196 C-211 is unchanged when everything is valid', () => {
    const read = caretaker({
      pimsId: '7001',
      firstName: ' Eleanor ',
      lastName: 'Whitfield-Castellanos',
      isActive: '1',
      emails: ['eleanor@mail.example', { address: 'e.w@mail.example' }],
      phones: [{ number: '1 (518) 555-0177', type: 'Mobile', isPrimary: 1, isValidMobile: true }],
      addresses: [
        { addressLine1: '18 Regent Street', city: 'Saratoga Springs', stateProvince: 'New York', postalCode: 12866 },
      ],
      patients: [{ id: 9001, name: 'Otis' }],
    });
    expect(read).toMatchObject({
      id: '7001',
      pimsId: '7001',
      ...account,
      firstName: 'Eleanor',
      lastName: 'Whitfield-Castellanos',
      isActive: true,
      emails: [{ address: 'eleanor@mail.example' }, { address: 'e.w@mail.example' }],
      phones: [{ number: '1 (518) 555-0177', type: 'Mobile', isPrimary: true, isValidMobile: true }],
      addresses: [{ stateProvince: 'New York', postalCode: '12866', isPrimary: null, isActive: true }],
      patients: [{ id: '9001', name: 'Otis' }],
      leftOut: [],
    });
  });

  it('C-211 is null without an ID, and a client if it has nothing else', () => {
    expect(readCaretaker({ firstName: 'Ann' }, account, today)).toBeNull();
    expect(readCaretaker({ id: 'x'.repeat(81) }, account, today)).toBeNull();
    expect(readCaretaker(null as never, account, today)).toBeNull();
    expect(caretaker({})).toMatchObject({ firstName: null, emails: [], phones: [], patients: [], isActive: true });
  });

  it('C-211 loses characters of a name that names cannot contain, with a note', () => {
    const read = caretaker({ firstName: 'Anna 🐶 Lee', lastName: `O’Hara${'x'.repeat(300)}` });
    expect(read?.firstName).toBe('Anna Lee');
    expect(read?.lastName).toBe(`O'Hara${'x'.repeat(54)}`);
    expect(read?.leftOut).toEqual([
      { field: 'firstName', reason: 'Characters that a name cannot contain were removed.' },
      { field: 'lastName', reason: 'It has 306 characters; the first 60 were kept.' },
    ]);
  });

  it('C-211 has no name when nothing of it can be kept', () => {
    for (const lastName of ['🐶', '\u2190\u0338', '🐶 \u0301'])
      expect(caretaker({ lastName })).toMatchObject({ lastName: null, leftOut: [{ field: 'lastName' }] });
  });

  it('C-211 keeps a name in another script, without bidirectional controls', () => {
    expect(caretaker({ lastName: '\u202Eعبد الله\u202C' })).toMatchObject({ lastName: 'عبد الله', leftOut: [] });
  });

  it('C-211 C-286 notes where an unsafe character was removed', () => {
    const read = caretaker({ addresses: [{ addressLine1: '1 Main\u202E St', city: 'Albany' }] });
    expect(read?.addresses[0]).toMatchObject({ addressLine1: '1 Main  St' });
    expect(read?.leftOut).toContainEqual({
      field: 'addresses.0.addressLine1',
      reason: 'Invisible characters that change how text reads were removed.',
    });
  });

  it('C-211 keeps the first 20 of 50 phones, and omits those that are not texts or too long', () => {
    const phones = Array.from({ length: 50 }, (_, at) => ({ number: `518555${String(at).padStart(4, '0')}` }));
    const read = caretaker({
      phones,
      emails: [`${'x'.repeat(200)}@mail.example`, { address: { a: 1 } }, 'a@b.example'],
    });
    expect(read?.phones.map(({ number }) => number)).toEqual(phones.slice(0, 20).map(({ number }) => number));
    expect(read?.emails).toEqual([{ address: 'a@b.example' }]);
    expect(read?.leftOut.map(({ field }) => field)).toEqual(['emails.0.address', 'emails.1.address', 'phones']);
  });

  it('C-211 keeps one of two different patients with one ID, with a note; a repeated one is one', () => {
    const read = caretaker({
      patients: [
        { id: 1, name: 'Otis' },
        { id: '1', name: 'Pepper' },
        { id: 2, name: 'Juno' },
        { id: 2, name: 'Juno' },
      ],
    });
    expect(read?.patients.map(({ name, leftOut }) => [name, leftOut.length])).toEqual([
      ['Otis', 1],
      ['Juno', 0],
    ]);
    expect(onceEach([null, null])).toEqual([]);
  });

  it('C-211 keeps 200 patients of a shelter', () => {
    const patients = Array.from({ length: 230 }, (_, at) => ({ id: at + 1 }));
    expect(caretaker({ patients })?.patients).toHaveLength(pimsRecordLimits.patients);
  });
});

describe('a patient reported by a practice system', () => {
  it.each([
    ['2019-04-12', '2019-04-12', 0],
    ['2019-04-12T00:00:00Z', '2019-04-12', 0],
    ['0000-00-00 00:00:00', null, 0],
    ['', null, 0],
    ['2026-02-30', null, 1],
    ['2026-11-21', null, 1],
    ['1899-12-31', null, 1],
    ['12/04/2019', null, 1],
    [42, null, 1],
  ])('C-197 C-211 reads the birthdate %s as %s', (reported, day, lines) => {
    const read = patient({ dateOfBirth: reported });
    expect([read?.dateOfBirth, read?.leftOut.length]).toEqual([day, lines]);
  });

  it('P-337 omits a deceased date before the birth with a note, and keeps the death', () => {
    const read = patient({ dateOfBirth: '2020-03-02', dateOfDeath: '2020-03-01' });
    expect(read).toMatchObject({ dateOfBirth: '2020-03-02', dateOfDeath: null, isDeceased: true });
    expect(read?.leftOut).toEqual([
      { field: 'dateOfDeath', reason: 'Skipped: 2020-03-01 is before the birth date 2020-03-02.' },
    ]);
    expect(patient({ dateOfBirth: '2020-03-01', dateOfDeath: '2020-03-01' })?.leftOut).toEqual([]);
  });

  it.each([
    [{ dateOfDeath: '2026-01-05' }, true, '2026-01-05'],
    [{ dateOfDeath: '2026-02-30' }, true, null],
    [{ dateOfDeath: '0000-00-00' }, false, null],
    [{ isDeceased: 'true' }, true, null],
    [{ isDeceased: 0 }, false, null],
    [{}, false, null],
  ])('C-094 %j is deceased: %s', (reported, isDeceased, dateOfDeath) => {
    expect(patient(reported)).toMatchObject({ isDeceased, dateOfDeath });
  });

  it.each([
    [10, 'kg', 10, 'kg', 22.05],
    ['10.006', 'Kg', 10.01, 'kg', 22.06],
    [11, 'lb.', 11, 'lbs', 11],
    [85, 'g', 0.09, 'kg', 0.19],
    [8, 'oz', 0.5, 'lbs', 0.5],
    [10, 'stone', null, null, null],
    [-3, 'kg', null, null, null],
    [1e9, 'lbs', null, null, null],
    ['heavy', 'kg', null, null, null],
    [0, 'kg', null, null, null],
    [1, 'g', null, null, null],
    [1e-9, 'lbs', null, null, null],
  ])('C-102 C-197 reads %s %s as %s %s, %s lbs', (currentWeight, currentWeightUnit, weight, unit, pounds) => {
    expect(patient({ currentWeight, currentWeightUnit })).toMatchObject({
      currentWeight: weight,
      currentWeightUnit: unit,
      currentWeightInPounds: pounds,
    });
  });

  it('C-197 takes reported pounds, with or without a weight', () => {
    expect(patient({ currentWeight: 10, currentWeightUnit: 'kg', currentWeightInPounds: 22 })).toMatchObject({
      currentWeightInPounds: 22,
    });
    expect(patient({ currentWeightInPounds: '22.5' })).toMatchObject({
      currentWeight: null,
      currentWeightInPounds: 22.5,
    });
    expect(patient({ currentWeightInPounds: 22.0462 })).toMatchObject({ currentWeightInPounds: 22.05 });
    expect(patient({ currentWeight: 10, currentWeightUnit: 'stone' })?.leftOut).toHaveLength(1);
  });

  it.each([
    ['Canine (Dog)', 'canine'],
    ['DOMESTIC CAT', 'feline'],
    ['Guinea Pig', 'small_animal'],
    ['small_animal', 'small_animal'],
    ['Cattle', 'other'],
    ['', null],
    [null, null],
  ])('C-120 C-200 reads the species %s as %s', (reported, code) => {
    expect(speciesOf(reported)).toBe(code);
  });

  it.each([
    ['canine', 'canine dog dogs puppy K9'],
    ['feline', 'feline cat cats kitten'],
    ['equine', 'equine horse pony donkey mule'],
    ['avian', 'avian bird parrot chicken poultry duck'],
    ['reptile', 'reptile reptilian snake lizard turtle tortoise gecko iguana'],
    ['small_animal', 'rabbit ferret hamster gerbil guinea rat mouse chinchilla lagomorph rodent pocket'],
  ])('C-120 C-200 recognizes each common word for %s, alone and within others', (code, words) => {
    for (const word of words.split(' ')) {
      expect(speciesOf(word), word).toBe(code);
      expect(speciesOf(` A ${word.toUpperCase()}, young `), word).toBe(code);
      expect(speciesOf(`x${word}x`), word).toBe('other');
    }
  });

  it("C-197 prefers the normalized species to the system's own term", () => {
    expect(patient({ species: 'Chien', normalizedSpecies: 'canine' })).toMatchObject({
      species: 'Chien',
      normalizedSpecies: 'canine',
    });
    expect(patient({ species: 'Cat' })).toMatchObject({ normalizedSpecies: 'feline' });
  });

  it('C-197 C-211 reads allergies from a list or a text, without duplicates, the first 50', () => {
    expect(patient({ allergies: 'Penicillin, beef;Beef\nchicken' })?.allergies).toEqual([
      'Penicillin',
      'Beef',
      'chicken',
    ]);
    expect(patient({ allergies: ['Penicillin', null, 3] })?.allergies).toEqual(['Penicillin', '3']);
    const many = patient({ allergies: Array.from({ length: 60 }, (_, at) => `allergen ${at}`) });
    expect([many?.allergies.length, many?.leftOut.length]).toEqual([50, 1]);
    expect(patient({ allergies: 7 })?.allergies).toEqual([]);
  });

  it('C-197 exists without any other value', () => {
    expect(patient({})).toMatchObject({ isActive: true, isDeleted: false, isDeceased: false, gender: null });
    expect(patient({ isActive: 'N', isDeleted: 'Y', gender: 'Male Neutered' })).toMatchObject({
      isActive: false,
      isDeleted: true,
      gender: 'Male Neutered',
    });
  });
});

const anything = fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true });
const anyReportedPatient = fc.record({
  id: fc.oneof(anything, fc.constant('9')),
  name: anything,
  dateOfBirth: anything,
  dateOfDeath: anything,
  gender: anything,
  currentWeight: anything,
  currentWeightUnit: fc.constantFrom('kg', 'lbs', 'g', 4, null),
  currentWeightInPounds: anything,
  allergies: anything,
  isDeceased: anything,
});
const anyReportedCaretaker = fc.record({
  id: fc.oneof(fc.constant('7'), anything),
  firstName: fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), anything),
  lastName: fc.string({ unit: 'grapheme', maxLength: 100 }),
  emails: anything,
  phones: fc.oneof(
    anything,
    fc.array(fc.record({ number: anything, type: anything, isPrimary: anything }), { maxLength: 30 }),
  ),
  addresses: fc.oneof(anything, fc.array(fc.record({ addressLine1: anything, city: anything }))),
  patients: fc.oneof(anything, fc.array(anyReportedPatient)),
}) as unknown as fc.Arbitrary<ReportedCaretaker>;

test.prop([anyReportedCaretaker])(
  'C-211 never throws, and keeps only valid values, whatever was reported',
  (reported) => {
    const read = readCaretaker(reported, account, today);
    if (read === null) return;
    for (const name of [read.firstName, read.lastName]) if (name !== null) expect(nameIssue(name, 'name')).toBeNull();
    expect(read.phones.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(read)).not.toContain('\\u0000');
    expect(new Set(read.patients.map(({ id }) => id)).size).toBe(read.patients.length);
    for (const { dateOfBirth, currentWeight, currentWeightInPounds } of read.patients) {
      if (dateOfBirth !== null) expect(isPlainDate(dateOfBirth)).toBe(true);
      expect([...checkWeight(currentWeight), ...checkWeight(currentWeightInPounds)]).toEqual([]);
    }
  },
);
