import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledge, sample } from '../conflict.test-data.js';
import { checkConflicts, weightDose } from '../index.js';
import { gradeOfDose, ofInvented, prescribed, range, saidOf } from './dose-range.test-data.js';

const statusOf = (subject: Parameters<typeof weightDose>[0]) => {
  const dose = weightDose(subject);
  return dose?.kind === 'dose' ? dose.status : null;
};

describe('a dose above the label', () => {
  it('P-402 is worth knowing, with both values, the factor and the source', () => {
    const of = prescribed('Give 1 tablet by mouth once daily.');
    expect(saidOf(of)).toEqual(['worth-knowing dose D001: 10 mg/kg each time > at most 4.4 mg/kg each time']);
    const [found] = checkConflicts(of).advisories.filter(({ kind }) => kind === 'dose');
    expect(found?.reason).toBe('2.3 times the labeled maximum.');
    expect(found?.source).toBe('21 CFR 520.304, Carprofen, 520.304(c)(1)');
  });

  it('P-402 is compared per day, too', () => {
    expect(saidOf(prescribed('Give 40 mg by mouth every 12 hours.'))).toEqual([
      'worth-knowing dose D001: 8 mg/kg a day > at most 4.4 mg/kg a day',
    ]);
    expect(saidOf(prescribed('Give 22 mg by mouth every 12 hours.'))).toEqual([]);
    const monthly = [range({ everyHours: { least: 720, most: 720 } })];
    expect(gradeOfDose(ofInvented(monthly, 'Give 4 tablets by mouth once a month.'))).toBeNull();
    expect(gradeOfDose(ofInvented(monthly, 'Give 4 tablets by mouth every 4 weeks.'))).toBeNull();
    expect(gradeOfDose(ofInvented(monthly, 'Give 4 tablets by mouth once a day.'))).toBe('serious');
  });

  it('P-403 is serious from more than five times the maximum', () => {
    expect(saidOf(prescribed('Give 10 tablets by mouth twice daily.'))).toEqual([
      'serious dose D001.far-above: 200 mg/kg a day > at most 4.4 mg/kg a day',
    ]);
    const of = (milligrams: number) =>
      gradeOfDose(ofInvented([range()], `Give ${milligrams} mg by mouth every 12 hours.`));
    expect([of(100), of(110), of(111), of(500), of(501), of(100_000)]).toEqual([
      null,
      null,
      'worth-knowing',
      'worth-knowing',
      'serious',
      'serious',
    ]);
  });

  it('P-403 is always serious for a ten-fold error where the maximum is at most twice the minimum', () => {
    const least = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        least,
        fc.double({ min: 1, max: 1.99, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, span, at) => {
          const most = from * span;
          const typed = Math.max(from, Math.floor((from + at * (most - from)) * 100) / 100);
          const rows = [range({ dose: { least: from, most } })];
          const of = (times: number) =>
            ofInvented(rows, `Give ${Number((typed * times).toFixed(3))} mg by mouth daily.`, {
              patient: { weight: 1 },
            });
          expect([gradeOfDose(of(1)), gradeOfDose(of(10))]).toEqual([null, 'serious']);
        },
      ),
    );
  });

  it('P-402 never is one within any of several ranges: uses, loading and maintenance doses', () => {
    const meloxicam = { title: 'Meloxicam Oral Suspension', ingredients: ['meloxicam'] };
    const of = (milliliters: number, often = 'once daily') =>
      prescribed(`Give ${milliliters} mL by mouth ${often}.`, {
        product: meloxicam,
        dosing: { strengthDisplay: '1.5 mg/mL', unit: 'mL' },
      });
    expect([of(0.67), of(1.3)].map(statusOf)).toEqual(['within', 'within']);
    // The loading dose is not repeated on the same day.
    expect(gradeOfDose(of(1.3, 'twice daily'))).toBe('worth-knowing');
    const uses = [
      range({ id: 'D901', use: 'one', dose: { least: 1, most: 2 } }),
      range({ id: 'D902', use: 'other', dose: { least: 8, most: 10 } }),
    ];
    expect(statusOf(ofInvented(uses, 'Give 90 mg by mouth every 12 hours.'))).toBe('within');
    expect(gradeOfDose(ofInvented(uses, 'Give 50 mg by mouth every 12 hours.'))).toBeNull();
  });

  it('P-402 says nothing about repeats where the label has single doses only', () => {
    const single = [range({ everyHours: null })];
    expect(gradeOfDose(ofInvented(single, 'Give 4 tablets by mouth every 8 hours.'))).toBeNull();
    expect(gradeOfDose(ofInvented(single, 'Give 5 tablets by mouth every 8 hours.'))).toBe('worth-knowing');
  });

  it('P-402 is not a maximum where the label states a starting dose, but far above it is serious', () => {
    const start = [range({ use: 'epilepsy, starting dose' })];
    const of = (tablets: number) => gradeOfDose(ofInvented(start, `Give ${tablets} tablets by mouth every 12 hours.`));
    expect([of(4), of(8), of(20), of(21)]).toEqual([null, null, null, 'serious']);
    const withMaximum = [range({ use: 'starting dose', mostPerDay: 30 })];
    const daily = (tablets: number) =>
      gradeOfDose(ofInvented(withMaximum, `Give ${tablets} tablets by mouth once daily.`));
    expect([daily(12), daily(14), daily(61)]).toEqual([null, 'worth-knowing', 'serious']);
  });

  it('P-402 is not reported for the half tablet or the capsule nearest to the maximum', () => {
    // The label allows 1.3 tablets, so 1.5 is nearest; of capsules, 1 is.
    const rows = [range({ dose: { least: 3.25, most: 3.25 } })];
    const of = (amount: string, unit: string) =>
      gradeOfDose(ofInvented(rows, `Give ${amount} ${unit} by mouth every 12 hours.`, { dosing: { unit } }));
    expect([of('1.5', 'tablets'), of('2', 'tablets'), of('1', 'capsules'), of('2', 'capsules')]).toEqual([
      null,
      'worth-knowing',
      null,
      'worth-knowing',
    ]);
    const liquid = { dosing: { strengthDisplay: '25 mg/mL', unit: 'mL' } };
    expect(gradeOfDose(ofInvented(rows, 'Give 1.5 mL by mouth every 12 hours.', liquid))).toBe('worth-knowing');
  });

  it('P-402 is not reported for one unit of a product that is chosen by weight, but for two, or too often', () => {
    const band = { product: { weightMin: 5, weightMax: 10 } };
    const rows = [range({ everyHours: { least: 720, most: 720 }, dose: { least: 1, most: 2 } })];
    const of = (directions: string) => gradeOfDose(ofInvented(rows, directions, band));
    expect(of('Give 1 tablet by mouth once a month.')).toBeNull();
    expect(of('Give 2 tablets by mouth once a month.')).toBe('worth-knowing');
    expect(of('Give 1 tablet by mouth once daily.')).toBe('serious');
  });

  it('P-402 of a product that is chosen by weight is compared with the range that it is for', () => {
    const bravecto = { title: 'Bravecto Chews', ingredients: ['fluralaner'], weightMin: 9.9, weightMax: 22 };
    const of = (directions: string) =>
      prescribed(directions, {
        product: bravecto,
        patient: { weight: 5 },
        dosing: { strengthDisplay: '>9.9-22 lb / 250 mg', unit: 'chews' },
      });
    const nearestOf = (subject: ReturnType<typeof of>) => {
      const dose = weightDose(subject);
      return dose?.kind === 'dose' ? [dose.status, dose.nearest?.id] : null;
    };
    expect(nearestOf(of('Give 1 chew by mouth every 12 weeks.'))).toEqual(['within', 'D078']);
    expect(nearestOf(of('Give 1 chew by mouth every month.'))).toEqual(['above', 'D078']);
    expect(gradeOfDose(of('Give 1 chew by mouth every month.'))).toBe('worth-knowing');
  });

  it('P-402 below the label is shown, and never reported', () => {
    const of = ofInvented([range()], 'Give 1 tablet by mouth every 12 hours.');
    expect([statusOf(of), gradeOfDose(of)]).toEqual(['below', null]);
  });

  it('P-402 never depends on the order of the rows', () => {
    const rows = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('D901', 'D902', 'D903'),
        dose: fc.constantFrom({ least: 1, most: 2 }, { least: 2, most: 4 }, { least: 30, most: 40 }),
        everyHours: fc.constantFrom({ least: 12, most: 12 }, { least: 24, most: 24 }, null),
        use: fc.constantFrom(null, 'starting dose', 'first day'),
      }),
      { selector: ({ id }) => id },
    );
    const both = rows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(both, fc.integer({ min: 1, max: 80 }), ([all, shuffled], tablets) => {
        const of = (list: typeof all) =>
          checkConflicts(
            ofInvented(
              list.map((row) => range(row)),
              `Give ${tablets} tablets by mouth daily.`,
            ),
          );
        expect(of(shuffled)).toEqual(of(all));
      }),
    );
  });
});

describe('a patient below the minimum of the label', () => {
  const of = (changes: Parameters<typeof ofInvented>[2], rows = [range({ fromAge: 56, fromWeight: 2 })]) =>
    saidOf(ofInvented(rows, 'Give as directed.', changes));

  it('P-404 is worth knowing, by age and by weight', () => {
    expect(of({ patient: { birthdate: '2026-10-01' } })).toEqual([
      'worth-knowing age D901.age: 1 mo old < labeled from 8 weeks',
    ]);
    expect(of({ patient: { birthdate: '2026-09-25' } })).toEqual([]);
    expect(of({ patient: { weight: 1.9 } })).toEqual(['worth-knowing weight D901.weight: 1.9 kg < labeled from 2 kg']);
    expect(of({ patient: { weight: 4.4, weightUnit: 'lbs' } })).toEqual([]);
  });

  it('P-404 is not reported while one labeled range allows it, or age and weight are unknown', () => {
    const rows = [range({ fromAge: 56, fromWeight: 2 }), range({ id: 'D902' })];
    expect(of({ patient: { birthdate: '2026-11-01', weight: 1 } }, rows)).toEqual([]);
    expect(of({ patient: { birthdate: null, weight: null } })).toEqual([]);
  });

  it('P-404 is reported once: not beside a warning about the age, nor beside the weight range of the product', () => {
    const [row] = sample.warnings.filter(({ kind }) => kind === 'age');
    if (!row) throw new RangeError('The sample has no warning about an age.');
    const warnings = [{ ...row, species: ['canine'], product: ['testamycin'], age: { below: 84, from: null } }];
    const young = { patient: { birthdate: '2026-10-01' } };
    const ranges = [range({ fromAge: 56, fromWeight: 2 })];
    expect(of({ ...young, rest: { knowledge: { ...knowledge, doses: ranges, warnings } } })).toEqual([
      expect.stringContaining(`age ${row.id}`),
    ]);
    expect(of({ product: { weightMin: 3, weightMax: 10 }, patient: { weight: 1 } })).toEqual([
      expect.stringContaining('serious weight null'),
    ]);
  });
});
