import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightDose, type WeightDose } from '../index.js';
import type { ConflictSubject } from '../../signing/index.js';
import { ofInvented, prescribed, range } from './dose-range.test-data.js';

const words = (text: string) => text.replaceAll('\u00A0', ' ');

function doseOf(subject: ConflictSubject): WeightDose {
  const dose = weightDose(subject);
  if (dose?.kind !== 'dose') throw new Error(`No dose was computed: ${dose?.reason ?? 'nothing typed'}`);
  return dose;
}

function reasonOf(subject: ConflictSubject): string | null {
  const dose = weightDose(subject);
  return dose?.kind === 'unread' ? dose.reason : null;
}

/** '10 kg · 10 mg/kg every 12 hours · above 2.2–4.4 mg/kg …' */
function lineOf(subject: ConflictSubject): string {
  const { weight, text, status, nearest } = doseOf(subject);
  return words([weight, text, ...(nearest ? [`${status} ${nearest.brief}`] : [])].join(' · '));
}

describe('the dose by weight', () => {
  it('P-400 is what was typed, per kilogram, beside the weight and the label', () => {
    expect(lineOf(prescribed('Give 1/4 tablet by mouth every 12 hours.'))).toBe(
      '10 kg · 2.5 mg/kg every 12 hours · above 2.2–4.4 mg/kg, at most 4.4 a day',
    );
    expect(lineOf(prescribed('Give 40 mg by mouth once daily with food.'))).toBe(
      '10 kg · 4 mg/kg every 24 hours · within 2.2–4.4 mg/kg, at most 4.4 a day',
    );
  });

  it('P-400 shows the label in full with its source', () => {
    const { ranges } = doseOf(prescribed('Give 40 mg by mouth once daily with food.'));
    expect(ranges.map(({ text, source }) => `${words(text)}: ${source}`)).toEqual([
      '2.2–4.4 mg/kg every 12–24 hours, at most 4.4 mg/kg a day: 21 CFR 520.304, Carprofen, 520.304(c)(1)',
    ]);
  });

  it.each([
    ['Give 1 tablet by mouth once daily.', 'above label: 4.4 mg/kg each time'],
    ['Give 40 mg by mouth every 12 hours.', 'above label: 4.4 mg/kg a day'],
    ['Give 10 mg by mouth every 24 hours.', 'below label: 2.2–4.4 mg/kg'],
    ['Give 20 mg by mouth every 12 hours.', null],
  ])('P-400 of "%s" is %s', (directions, expected) => {
    const { outside, brief, text } = doseOf(prescribed(directions));
    expect([outside === null ? null : words(outside), brief]).toEqual([expected, text]);
  });

  it('P-400 shows how it was computed', () => {
    const { sum } = doseOf(prescribed('Give 1/4 tablet by mouth every 12 hours.'));
    expect(words(sum.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join(''))).toBe(
      '25 mg ÷ 10 kg = *2.5 mg/kg*',
    );
  });

  it('P-400 has a least and a most where directions do', () => {
    const { each, perDay, text } = doseOf(prescribed('Give 1-2 tablets by mouth twice a day.'));
    expect([each, perDay, words(text)]).toEqual([
      { least: 10, most: 20 },
      { least: 20, most: 40 },
      '10–20 mg/kg every 12 hours',
    ]);
  });

  it.each([
    ['Give 1 tablet by mouth as needed for pain.', '10 mg/kg each time'],
    ['Give 1 tablet by mouth every other day.', '10 mg/kg every 2 days'],
    ['Give 1 tablet by mouth once a week.', '10 mg/kg every 7 days'],
    ['Give 1 tablet by mouth once a month.', '10 mg/kg every month'],
    ['Give 1 tablet by mouth three times a week.', '10 mg/kg every 56 hours'],
  ])('P-400 of "%s" is "%s"', (directions, expected) => {
    expect(words(doseOf(prescribed(directions)).text)).toBe(expected);
  });

  it('P-400 is shown for a drug without a labeled range, too', () => {
    const gabapentin = { title: 'Gabapentin Capsules', ingredients: ['gabapentin'] };
    const { text, status, nearest, ranges } = doseOf(
      prescribed('Give 1 capsule by mouth every 8 hours.', { product: gabapentin }),
    );
    expect([words(text), status, nearest, ranges]).toEqual(['10 mg/kg every 8 hours', null, null, []]);
  });

  it.each([
    ['40 units/mL', 'Inject 2 units under the skin every 12 hours.', '0.2 units/kg every 12 hours'],
    ['1.5 mg/mL', 'Give 2 mL by mouth once daily.', '0.3 mg/kg every 24 hours'],
    ['1 g/5 mL', 'Give 1 mL by mouth once daily.', '20 mg/kg every 24 hours'],
    ['500 mcg/mL', 'Give 1 mL by mouth once daily.', '0.05 mg/kg every 24 hours'],
    ['10 mEq/5 mL', 'Give 5 mL by mouth every 24 hours.', '1 mEq/kg every 24 hours'],
  ])('P-400 of %s is in units of the strength', (strengthDisplay, directions, expected) => {
    const product = { ingredients: ['testamycin'], title: 'Testamycin Oral Solution', productPresentation: null };
    const of = prescribed(directions, { product, dosing: { strengthDisplay, unit: 'mL' } });
    expect(words(doseOf(of).text)).toBe(expected);
  });

  it('P-400 of a combination counts what its label counts', () => {
    const clavamox = { title: 'Clavamox', ingredients: ['amoxicillin trihydrate', 'clavulanate potassium'] };
    const of = (strengthDisplay: string) =>
      lineOf(prescribed('Give 1 tablet by mouth every 12 hours.', { product: clavamox, dosing: { strengthDisplay } }));
    expect(of('125 mg')).toBe('10 kg · 12.5 mg/kg every 12 hours · within 13.75 mg/kg every 12 hours');
    expect(of('100 mg-25 mg')).toBe(of('125 mg'));
    const trio = {
      title: 'Simparica Trio',
      ingredients: ['sarolaner', 'moxidectin', 'pyrantel pamoate'],
      weightMin: 11.1,
      weightMax: 22,
    };
    const strengthDisplay = '11.1-22 lb / 12 mg-0.24 mg-50 mg';
    expect(
      lineOf(prescribed('Give 1 tablet by mouth once a month.', { product: trio, dosing: { strengthDisplay } })),
    ).toBe('10 kg · 1.2 mg/kg of sarolaner every month · within 1.2–2.4 mg/kg every 30 days');
    const { brief } = doseOf(
      prescribed('Give 1 tablet by mouth once a month.', { product: trio, dosing: { strengthDisplay } }),
    );
    expect(words(brief)).toBe('1.2 mg/kg every month');
  });

  it.each([
    ['Give as directed.', {}, 'the directions name no amount that can be read'],
    ['Give 1 tablet by mouth daily.', { patient: { weight: null } }, 'the weight is unknown'],
    [
      'Give 1 tablet by mouth daily.',
      { dosing: { strengthDisplay: null } },
      "the strength can't be read for this amount",
    ],
    ['Give 2 mL by mouth daily.', {}, "the strength can't be read for this amount"],
    ['Give 5 drops by mouth daily.', {}, "the strength can't be read for this amount"],
  ])('P-400 is never guessed: "%s"', (directions, changes, reason) => {
    expect(reasonOf(prescribed(directions, changes))).toBe(reason);
  });

  it('P-400 of a combination without a strength for each ingredient is never guessed', () => {
    const product = { title: 'Two Tablets', ingredients: ['testamycin', 'othermycin'] };
    expect(reasonOf(prescribed('Give 1 tablet by mouth daily.', { product }))).toBe(
      "the strength can't be read for this amount",
    );
  });

  it.each([
    ['', {}],
    [
      'Instill 1 drop into both eyes.',
      { product: { productPresentation: { id: '9', description: 'Ophthalmic Solution' } } },
    ],
    [
      'Mix 1 packet into the food daily.',
      { product: { ingredients: ['enterococcus faecium'] }, dosing: { strengthDisplay: '1 g packet' } },
    ],
    ['Apply 1 collar.', { product: { productPresentation: { id: '9', description: 'Collar' } } }],
    [
      'Apply 1 applicator monthly.',
      { product: { weightMin: 5, weightMax: 9 }, dosing: { strengthDisplay: '5-9 lb / 0.4 mL' } },
    ],
  ])(
    'P-400 is not shown without directions, and for products that are not dosed by weight: "%s"',
    (directions, changes) => {
      expect(weightDose(prescribed(directions, changes))).toBeNull();
    },
  );
});

describe('the numbers of the dose by weight', () => {
  const weight = fc.integer({ min: 50, max: 900_000 }).map((hundredths) => hundredths / 100);
  const milligrams = fc.integer({ min: 1, max: 40_000 }).map((tenths) => tenths / 10);
  const factor = fc.integer({ min: 2, max: 9 });
  const mostOf = (subject: ConflictSubject) => doseOf(subject).each.most;
  const isNear = (a: number, b: number) => Math.abs(a / b - 1) < 1e-6;

  it('P-400 never change when weight and amount are scaled by the same factor', () => {
    fc.assert(
      fc.property(weight, milligrams, factor, (kilograms, amount, times) => {
        const of = (by: number) =>
          prescribed(`Give ${Number((amount * by).toFixed(1))} mg by mouth daily.`, {
            patient: { weight: kilograms * by },
          });
        expect(isNear(mostOf(of(1)), mostOf(of(times)))).toBe(true);
      }),
    );
  });

  it('P-400 are always the same for pounds and kilograms, and for mg and mcg', () => {
    fc.assert(
      fc.property(weight, fc.integer({ min: 1, max: 4000 }), (kilograms, amount) => {
        const of = (directions: string, patient: { weight: number; weightUnit: 'kg' | 'lbs' }) =>
          mostOf(prescribed(directions, { patient }));
        const inKilograms = { weight: kilograms, weightUnit: 'kg' } as const;
        const inPounds = { weight: kilograms / 0.45359237, weightUnit: 'lbs' } as const;
        const dose = of(`Give ${amount} mg by mouth daily.`, inKilograms);
        expect(isNear(of(`Give ${amount} mg by mouth daily.`, inPounds), dose)).toBe(true);
        expect(isNear(of(`Give ${amount * 1000} mcg by mouth daily.`, inKilograms), dose)).toBe(true);
        expect(isNear(dose, amount / kilograms)).toBe(true);
      }),
    );
  });

  it('P-400 are never computed without a readable amount, strength and weight', () => {
    const directions = fc.constantFrom('', 'Give as directed.', 'Give 1 tablet by mouth daily.', 'Give 2 mL daily.');
    const strength = fc.constantFrom(null, '50 mg', '2%', '10 mg/mL', '237 mL bottle', '4 g packet');
    const kilograms = fc.constantFrom(null, 0, 4.1, 30);
    fc.assert(
      fc.property(directions, strength, kilograms, (text, strengthDisplay, given) => {
        const dose = weightDose(prescribed(text, { patient: { weight: given }, dosing: { strengthDisplay } }));
        const isReadable =
          (given ?? 0) > 0 &&
          ((text.includes('tablet') && strengthDisplay === '50 mg') ||
            (text.includes('mL') && strengthDisplay === '10 mg/mL'));
        expect(dose?.kind === 'dose').toBe(isReadable);
      }),
    );
  });
});

describe('the labeled ranges', () => {
  const daily = 'Give 2 tablets by mouth every 12 hours.';

  it('P-401 are those of exactly the ingredients, ignoring salts, for species and route, with use, limits and source', () => {
    const ranges = [
      range({ id: 'D901', use: 'pain', mostDays: 5, fromAge: 56, fromWeight: 1.8 }),
      range({ id: 'D902', species: 'feline' }),
      range({ id: 'D903', route: 'topical' }),
      range({ id: 'D904', drug: ['testamycin', 'othermycin'] }),
      range({ id: 'D905', drug: ['othermycin'] }),
    ];
    expect(
      doseOf(ofInvented(ranges, daily)).ranges.map((each) => ({
        ...each,
        text: words(each.text),
        brief: words(each.brief),
        limits: words(each.limits ?? ''),
      })),
    ).toEqual([
      {
        id: 'D901',
        text: '5–10 mg/kg every 12 hours',
        brief: '5–10 mg/kg every 12 hours',
        use: 'pain',
        limits: 'at most 5 days, from 8 weeks of age, from 1.8 kg',
        source: expect.stringContaining('Dosage'),
      },
    ]);
  });

  it('P-401 of an injection are those of each route, or of the one that the directions name', () => {
    const ranges = [
      range({ id: 'D901', route: 'subcutaneous' }),
      range({ id: 'D902', route: 'intramuscular' }),
      range({ id: 'D903', route: 'intravenous' }),
      range({ id: 'D904' }),
    ];
    const of = (directions: string) =>
      doseOf(
        ofInvented(ranges, directions, {
          product: { productPresentation: { id: '9', description: 'Injection' } },
          dosing: { strengthDisplay: '25 mg/mL', unit: 'mL' },
        }),
      ).ranges.map(({ id }) => id);
    expect(of('Inject 1 mL once daily.')).toEqual(['D901', 'D902', 'D903']);
    expect(of('Inject 1 mL under the skin once daily.')).toEqual(['D901']);
    expect(of('Inject 1 mL IM once daily.')).toEqual(['D902']);
  });

  it('P-401 always are those of the day, in any order of the rows', () => {
    const bound = fc.constantFrom('2024-01-01', '2025-06-30', '2026-11-20', '2026-11-21');
    const rows = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('D901', 'D902', 'D903', 'D904'), from: bound, to: fc.option(bound) }),
      { selector: ({ id }) => id },
    );
    const both = rows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(both, ([all, shuffled]) => {
        const of = (list: typeof all) =>
          weightDose(
            ofInvented(
              list.map((row) => range(row)),
              daily,
            ),
          );
        const applied = all
          .filter(({ from, to }) => from <= '2026-11-20' && (to === null || to >= '2026-11-20'))
          .map(({ id }) => id)
          .sort();
        expect(of(all)?.ranges.map(({ id }) => id)).toEqual(applied);
        expect(of(shuffled)).toEqual(of(all));
      }),
    );
  });
});
