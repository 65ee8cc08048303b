import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issued, kindsOf, subject, tablets, weighed } from './dose.test-data.js';
import { doseWarnings } from './index.js';

const amount = fc.integer({ min: 5, max: 2000 }).map((hundredths) => hundredths / 100);
const rhythm = fc.constantFrom('once daily', 'every 12 hours', 'TID', 'every other day', 'once a week');
/** Intended changes between two prescriptions. */
const wanted = fc.constantFrom(0.5, 0.8, 1, 1.25, 2);
const round = (value: number) => Number(value.toFixed(6));

const dosed = (now: number, then: number, often: string) => ({
  dosing: { directions: `Give ${round(now)} mL by mouth ${often}.` },
  daysSupply: null,
  facts: { issued: [issued({ directions: `Give ${round(then)} mL by mouth ${often}.` })] },
});

describe('generated prescriptions', () => {
  it('P-244 a misplaced decimal point in the dose is always detected, an intended change never', () => {
    fc.assert(
      fc.property(amount, rhythm, wanted, (then, often, change) => {
        expect(kindsOf(dosed(then * change, then, often))).toEqual([]);
        for (const slip of [10, 1 / 10])
          expect(kindsOf(dosed(then * Math.min(1.25, Math.max(0.8, change)) * slip, then, often))).toEqual([
            'ten-fold-dose',
          ]);
      }),
    );
  });

  it('P-244 a strength ten times the last one is always detected, one with an adjusted count never', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        rhythm,
        fc.integer({ min: 2, max: 9 }),
        (strength, often, count) => {
          const last = issued({ product: tablets(`${strength} mg`), directions: `Give ${count} tablets ${often}.` });
          const now = (value: number, tabletsEach: number) =>
            kindsOf({
              product: tablets(`${round(value)} mg`, 'other'),
              dosing: { directions: `Give ${tabletsEach} tablets ${often}.` },
              daysSupply: null,
              facts: { issued: [last] },
            });
          expect(now(strength * count, 1)).toEqual([]);
          expect(now(strength * 10, count)).toEqual(['ten-fold-strength']);
          expect(now(strength / 10, count)).toEqual(['ten-fold-strength']);
        },
      ),
    );
  });

  it('P-244 a weight in the wrong unit is always detected, a few percent never', () => {
    const pounds = fc.integer({ min: 20, max: 200_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(pounds, fc.integer({ min: -10, max: 10 }), fc.boolean(), (then, percent, isLess) => {
        const now = then * (1 + percent / 100);
        const of = (weight: number) =>
          doseWarnings(
            subject({
              patient: { weight },
              facts: { weights: [weighed(weight, '2026-11-21'), weighed(then, '2026-11-01')] },
            }),
          ).map(({ kind }) => kind);
        expect(of(round(now))).toEqual([]);
        expect(of(round(isLess ? now * 0.45359237 : now / 0.45359237))).toEqual(['pounds-for-kilograms']);
      }),
    );
  });
});
