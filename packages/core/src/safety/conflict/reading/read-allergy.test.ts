import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConflicts, checkedNames } from '../index.js';
import { allergy, knowledge, subject } from '../conflict.test-data.js';
import { drugVocabulary } from '../vocabulary/vocabulary.js';
import { readAllergy } from './read-allergy.js';

const amoxicillin = {
  title: 'Amoxicillin Capsules',
  ingredients: ['amoxicillin trihydrate'],
  keywords: ['beta-lactam'],
};
const report = (recorded: string, product = {}) => checkConflicts(subject(product, { allergies: [allergy(recorded)] }));
const checked = (recorded: string, product = {}) => {
  const facts = subject(product, { allergies: [allergy(recorded)] });
  return checkedNames(facts, checkConflicts(facts)).includes('allergies');
};

describe('a recorded allergy', () => {
  it.each([
    ['PCN', 'penicillin'],
    ['Clavamox', 'amoxicillin, clavulanate'],
    ['Keflex (hives)', 'cephalexin'],
    ['Amoxi-Drop', 'amoxicillin'],
    ['ß-lactam', 'beta lactam'],
    ['Pen-VK', 'penicillin v'],
    ['Rimadyl', 'carprofen'],
    ['SMZ/TMP', 'sulfamethoxazole, trimethoprim'],
    ['Trimethoprim-sulfa', 'sulfamethoxazole, trimethoprim'],
    ['Frusemide', 'furosemide'],
    ['TMP-SMX', 'sulfamethoxazole, trimethoprim'],
    ['Rabies vaccine - facial swelling', 'vaccine'],
    ['Adrenaline', 'epinephrine'],
    ['Zeniquin and penicillins', 'marbofloxacin, penicillin'],
    ['Poultry', 'chicken, turkey, duck'],
    ['bee stings', ''],
  ])('P-320 %s is read as %s, which is its spelling', (recorded, means) => {
    const reading = readAllergy(recorded, knowledge);
    const classes = new Set(['beta lactam', 'sulfonamide', 'fluoroquinolone']);
    const substances = [...new Set(reading.names.flatMap((name) => name.means))];
    expect(substances.filter((word) => word === means || !classes.has(word)).join(', ')).toBe(means);
    expect([reading.readAs, reading.unread, reading.denied, reading.isTooGeneral]).toEqual([[], [], [], false]);
  });

  it.each([
    ['Pencillin', 'penicillin'],
    ['Penicilin', 'penicillin'],
    ['amoxycilin', 'amoxicillin'],
    ['Pénicillina', 'penicillin'],
    ['cefalexina', 'cephalexin'],
    ['Carprophen', 'carprofen'],
    ['Metacamm', 'metacam'],
    ['enrofloxicin', 'enrofloxacin'],
  ])('P-320 a misspelled %s is read as %s, and says so', (recorded, name) => {
    expect(readAllergy(recorded, knowledge).readAs).toEqual([name]);
    expect(readAllergy(recorded, knowledge).unread).toEqual([]);
  });

  it('P-320 the conflict shows which name was understood', () => {
    expect(report('Pennicillin', amoxicillin).conflicts).toMatchObject([
      { ruleId: 'A02', grade: 'contraindicated', patientValue: 'Pennicillin (read as penicillin)' },
    ]);
    expect(report('Pennicillin').readAs).toEqual([{ kind: 'allergy', name: 'Pennicillin', as: 'penicillin' }]);
    expect(report('Penicillin', amoxicillin).conflicts).toMatchObject([{ patientValue: 'Penicillin' }]);
    expect(report('Penicillin').readAs).toEqual([]);
  });

  it.each([
    'No penicillin allergy',
    'Tolerates penicillin',
    'Owner denies penicillin allergy',
    'Not allergic to penicillin',
  ])('P-320 %s is not an allergy, and is listed as not compared', (recorded) => {
    const { conflicts, notChecked } = report(recorded, amoxicillin);
    expect(conflicts).toEqual([]);
    expect(notChecked).toMatchObject([{ kind: 'allergy', name: recorded }]);
    expect(checked(recorded, amoxicillin)).toBe(false);
  });

  it.each(['No penicillin', 'Does not tolerate penicillin', 'No longer tolerates penicillin', 'Not penicillin again'])(
    'P-320 %s is an allergy',
    (recorded) => {
      expect(report(recorded, amoxicillin).conflicts).toMatchObject([{ ruleId: 'A02' }]);
    },
  );

  it('P-320 every item of a list must be understood', () => {
    const { conflicts, notChecked } = report('Penicillin, Zorblax; Wuffle/Rimadyl', amoxicillin);
    expect(conflicts).toMatchObject([{ ruleId: 'A02' }]);
    expect(notChecked.map(({ name }) => name)).toEqual(['Wuffle', 'Zorblax']);
    expect(checked('Penicillin, Rimadyl')).toBe(true);
    expect(checked('Penicillin, Zorblax')).toBe(false);
    expect(report('Penicillin-zorblax').notChecked).toMatchObject([{ name: 'zorblax' }]);
  });

  it('P-320 with only a reaction or a general word never counts as checked', () => {
    for (const recorded of ['Antibiotics', 'severe vomiting', 'Other', 'Unknown', 'See chart']) {
      expect([recorded, checked(recorded)]).toEqual([recorded, false]);
    }
    expect(report('Antibiotics', amoxicillin)).toMatchObject({ conflicts: [], notChecked: [] });
    expect(report('Antibiotics').readAs).toEqual([{ kind: 'allergy', name: 'Antibiotics', as: null }]);
  });

  it.each(['NKDA', 'None known', 'no known allergies', 'None', 'N/A', 'No drug reactions', 'none reported'])(
    'P-320 %s means that there is none, and counts as checked',
    (recorded) => {
      expect(report(recorded, amoxicillin)).toMatchObject({ conflicts: [], notChecked: [], readAs: [] });
      expect(checked(recorded)).toBe(true);
    },
  );

  it('P-320 is not listed as unread when the product contains the same word', () => {
    const kangaroo = { title: 'Wallaroo Diet', productFlavors: [{ flavorId: '1', flavor: 'Wallaroo' }] };
    expect(report('Wallaroo', kangaroo)).toMatchObject({ conflicts: [{ kind: 'keyword' }], notChecked: [] });
    expect(report('Wallaroo').notChecked).toMatchObject([{ name: 'Wallaroo' }]);
  });

  it('P-320 with the name of a catalog product stands for its ingredients', () => {
    const allergies = [{ ...allergy('Zorblax'), ingredients: ['carprofen'] }];
    const facts = subject({ ingredients: ['carprofen'] }, { allergies });
    expect(checkConflicts(facts).conflicts).toMatchObject([{ ruleId: 'A01', patientValue: 'Zorblax' }]);
    const other = subject({}, { allergies });
    expect(checkConflicts(other).notChecked).toEqual([]);
    expect(checkedNames(other, checkConflicts(other))).toContain('allergies');
    const without = subject({}, { allergies: [{ ...allergy('Zorblax'), ingredients: null }] });
    expect(checkConflicts(without).notChecked).toMatchObject([{ name: 'Zorblax' }]);
  });

  it('P-320 to prednisone is one to prednisolone, and vice versa', () => {
    for (const [recorded, ingredient] of [
      ['Prednisone', 'prednisolone'],
      ['prednisolone', 'prednisone'],
    ] as const)
      expect(report(recorded, { ingredients: [ingredient] }).conflicts).toMatchObject([{ ruleId: 'A01' }]);
  });
});

describe('every recorded allergy', () => {
  const word = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{5,12}$/);

  it('P-320 of arbitrary words never counts as checked', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const { readAs } = readAllergy(words.join(' '), knowledge);
        expect(readAs.length > 0 || !checked(words.join(' '))).toBe(true);
      }),
    );
  });

  it('P-320 of a known name with one letter doubled, omitted or swapped is read, listed or matched, but never ignored', () => {
    const names = [...drugVocabulary(knowledge).keys()].filter((name) => /^[a-z]{7,}$/.test(name));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 0, max: 2 }), (name, at, kind) => {
        const index = 1 + (at % (name.length - 2));
        const [before, letter, next, rest] = [
          name.slice(0, index),
          name.charAt(index),
          name.charAt(index + 1),
          name.slice(index + 2),
        ];
        const written = [
          `${before}${letter}${letter}${next}${rest}`,
          `${before}${next}${rest}`,
          `${before}${next}${letter}${rest}`,
        ][kind] as string;
        const substances = drugVocabulary(knowledge).get(name) ?? [];
        const reading = readAllergy(written, knowledge);
        const isRead = reading.names.some(({ means }) => substances.every((substance) => means.includes(substance)));
        const isReadAsNone = reading.readAs.length > 0 || reading.unread.length > 0;
        const isAnotherName = reading.names.length > 0 && reading.readAs.length === 0;
        expect([written, isRead || isReadAsNone || isAnotherName]).toEqual([written, true]);
      }),
    );
  });

  it('P-320 is read the same in any case, and with accents and punctuation', () => {
    const names = [...drugVocabulary(knowledge).keys()];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(' ', ' - ', '  '), (name, gap) => {
        const means = readAllergy(name, knowledge).names.flatMap((read) => read.means);
        const written = `${name.toUpperCase().replaceAll('E', 'É')}${gap}(hives)`;
        expect(readAllergy(written, knowledge).names.flatMap((read) => read.means)).toEqual(means);
      }),
    );
  });
});
