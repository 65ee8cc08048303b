import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConflicts, needsNote } from '../conflict/index.js';
import { issued, kindsOf, said, subject, weighed } from './dose.test-data.js';
import { type DoseWarning, doseWarnings, doseWarningKey } from './index.js';

describe('the example of the screen', () => {
  const pippin = subject({
    dosing: { directions: 'Give 5 mL by mouth every 12 hours. Shake well.' },
    daysSupply: 30,
    patient: { weight: 9 },
    facts: { weights: [weighed(9, '2026-11-21'), weighed(4.1, '2026-08-14', { by: 'Dr. Tomás Lindqvist' })] },
  });
  const warnings = doseWarnings(pippin);

  it('P-241 P-242 P-243 shows each warning with its calculation, its suggestion and what is kept', () => {
    expect(warnings.map(said)).toEqual([
      [
        'serious',
        'Ten times the last dose',
        '5 mL each time; 0.5 mL on Rx# 26-104065 of 07-25-2026.',
        '*5 ÷ 0.5 = 10* · 5 mL × 50 mg/mL = *250 mg* each time, last 25 mg',
        'Use 0.5 mL',
        'Keep 5 mL',
        '5 mL or 0.5 mL',
      ],
      [
        'serious',
        'Weight more than doubled',
        '9 lbs, entered 11-21-2026 by Luis Ferreira; 4.1 lbs on 08-14-2026.',
        '*9 ÷ 4.1 = 2.2*, as pounds to kilograms · 4.1 kg = 9 lbs',
        'Use 4.1 lbs',
        'Keep 9 lbs',
        '9 lbs or 4.1 lbs',
      ],
      [
        'worth-knowing',
        'Quantity and days supply disagree',
        '60 mL at these directions; the days supply is 30.',
        '60 mL ÷ (*5* mL × *2* a day) = *6 days* · with 0.5 mL: 60 days',
        'Use 6 days',
        'Keep 30 days',
        '6 or 30 days',
      ],
    ]);
    expect(warnings.every(({ fix }) => fix?.label.includes('\u00A0'))).toBe(true);
  });

  it('P-241 P-242 applies each suggestion in one step, replacing only the number in the directions', () => {
    expect(warnings.map(({ fix }) => fix?.change)).toEqual(
      expect.arrayContaining([
        { field: 'directions', value: 'Give 0.5 mL by mouth every 12 hours. Shake well.' },
        { field: 'daysSupply', value: 6 },
        { field: 'weight', value: 4.1, unit: 'lbs' },
      ]),
    );
  });

  it('P-242 P-088 requires the note to the pharmacy, which worth knowing does not', () => {
    expect(needsNote({ ...checkConflicts(pippin), conflicts: [] })).toBe(true);
    const daysOnly = subject({ daysSupply: 30 });
    expect(kindsOf({ daysSupply: 30 })).toEqual(['days-supply']);
    expect(needsNote({ ...checkConflicts(daysOnly), conflicts: [], duplicates: [] })).toBe(false);
  });

  it('P-245 is the same while kind, sentence and calculation are, whatever its other fields', () => {
    const one: DoseWarning = {
      ...{ kind: 'ten-fold-dose', grade: 'serious', title: 'Ten times the last dose', sentence: '5 mL each time.' },
      sum: [
        { text: '5 ÷ 0.5', isStrong: true },
        { text: ' = 10', isStrong: false },
      ],
      ...{ fix: null, keepLabel: 'Keep 5 mL', short: '5 mL or 0.5 mL' },
    };
    for (const same of [{ title: 'Other' }, { keepLabel: 'Other' }, { short: 'Other' }, { grade: 'check' } as const])
      expect(doseWarningKey({ ...one, ...same } as DoseWarning)).toBe(doseWarningKey(one));
    const [first, second] = one.sum;
    for (const other of [
      { kind: 'ten-fold-strength' as const },
      { sentence: '6 mL each time.' },
      { sum: [{ text: '6 ÷ 0.5', isStrong: true }, ...(second ? [second] : [])] },
      { sum: [...(first ? [first] : []), { text: ' = 12', isStrong: false }] },
    ])
      expect(doseWarningKey({ ...one, ...other })).not.toBe(doseWarningKey(one));
  });

  it('P-245 a warning has a key that changes with its numbers, and only with them', () => {
    expect(new Set(warnings.map(doseWarningKey)).size).toBe(3);
    expect(doseWarnings(pippin).map(doseWarningKey)).toEqual(warnings.map(doseWarningKey));
    const again = doseWarnings({ ...pippin, daysSupply: 31 });
    expect(again.map(doseWarningKey).slice(0, 2)).toEqual(warnings.map(doseWarningKey).slice(0, 2));
    expect(again.map(doseWarningKey)[2]).not.toBe(doseWarningKey(warnings[2] as DoseWarning));
  });
});

describe('every warning', () => {
  const value = fc.integer({ min: 1, max: 99_900 }).map((hundredths) => hundredths / 100);

  it('P-241 P-242 suggests only typed values, or the computed days', () => {
    fc.assert(
      fc.property(value, value, value, fc.integer({ min: 1, max: 365 }), (now, then, quantity, daysSupply) => {
        const last = issued({ directions: `Give ${then} mL by mouth once daily.` });
        const text = `Give ${now} mL by mouth once daily. Shake 2 times.`;
        const warnings = doseWarnings(
          subject({ dosing: { directions: text, unitPerFill: quantity }, daysSupply, facts: { issued: [last] } }),
        );
        for (const { fix } of warnings) {
          if (fix?.change.field === 'directions')
            expect(fix.change.value).toBe(`Give ${then} mL by mouth once daily. Shake 2 times.`);
          if (fix?.change.field === 'unitPerFill') expect(fix.change.value).toBe(last.quantity);
          if (fix?.change.field === 'daysSupply')
            expect(fix.change.value).toBe(Math.min(365, Math.floor(quantity / now + 1e-9)));
        }
      }),
    );
  });

  it('P-241 an applied days supply does not cause another warning', () => {
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 365 }), (now, quantity, daysSupply) => {
        const of = (days: number) =>
          doseWarnings(
            subject({
              dosing: { directions: `Give ${now} mL once daily.`, unitPerFill: quantity },
              daysSupply: days,
              facts: { issued: [] },
            }),
          );
        for (const { fix } of of(daysSupply))
          if (fix?.change.field === 'daysSupply') expect(of(fix.change.value)).toEqual([]);
      }),
    );
  });

  it('P-242 P-243 is not shown for previously given doses and recorded weights', () => {
    fc.assert(
      fc.property(value, value, (amount, weight) => {
        const text = `Give ${amount} mL by mouth every 8 hours.`;
        const of = subject({
          dosing: { directions: text },
          daysSupply: null,
          patient: { weight },
          facts: {
            issued: [issued({ directions: text })],
            weights: [weighed(weight, '2026-11-01'), weighed(weight, '2026-10-01')],
          },
        });
        expect(doseWarnings(of)).toEqual([]);
      }),
    );
  });

  it('P-274 reads the five newest prescriptions of a drug, however many there are', () => {
    const text = 'Give 1 tablet by mouth every 12 hours.';
    let reads = 0;
    const counted = () =>
      Object.defineProperty(issued({ directions: text }), 'directions', {
        get: () => {
          reads += 1;
          return text;
        },
      });
    doseWarnings(subject({ dosing: { directions: text }, facts: { issued: [counted()] } }));
    const readsOfOne = reads;
    reads = 0;
    doseWarnings(subject({ dosing: { directions: text }, facts: { issued: Array.from({ length: 200 }, counted) } }));
    expect([readsOfOne > 0, reads]).toEqual([true, 5 * readsOfOne]);
  });
});
