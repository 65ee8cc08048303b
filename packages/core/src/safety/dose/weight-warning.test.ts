import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedWeightFacts } from '../signing/index.js';
import type { SpeciesCode } from '../../clients/patient/index.js';
import { addDays } from '../../base/time/index.js';
import { kindsOf, said, subject, sumOf, weighed } from './dose.test-data.js';
import { type DoseWarning, doseWarnings } from './index.js';

const isSerious = ({ grade }: DoseWarning) => grade === 'serious';

describe('a weight', () => {
  const weights = (now: number, then: number, last = '2026-05-01') => ({
    patient: { weight: now },
    facts: { weights: [weighed(now, '2026-11-21'), weighed(then, last)] },
  });

  it('P-243 P-315 causes a warning from 1.8 times the last one, and from that fraction of it', () => {
    for (const [now, doubted] of [
      [17.9, null],
      [18, 'pounds-for-kilograms'],
      [26, 'pounds-for-kilograms'],
      [26.1, 'weight-change'],
      [100, 'weight-change'],
      [5.6, null],
      [5.55, 'pounds-for-kilograms'],
      [3.85, 'pounds-for-kilograms'],
      [3.8, 'weight-change'],
      [1, 'weight-change'],
    ] as const)
      for (const last of ['2026-11-10', '2026-05-01', '2025-01-05'])
        expect([
          now,
          doseWarnings(subject(weights(now, 10, last)))
            .filter(isSerious)
            .map(({ kind }) => kind),
        ]).toEqual([now, doubted === null ? [] : [doubted]]);
  });

  it('P-315 shows the size of a change', () => {
    const titled = (now: number, then: number) =>
      doseWarnings(subject(weights(now, then))).map((warning) => [warning.title, sumOf(warning)]);
    expect(titled(45, 4.5)).toEqual([['Weight ten times the last one', '*45 ÷ 4.5 = 10*']]);
    expect(titled(4.5, 45)).toEqual([['Weight a tenth of the last one', '*45 ÷ 4.5 = 10*']]);
    expect(titled(22, 7)).toEqual([['Weight more than doubled', '*22 ÷ 7 = 3.1*']]);
    expect(titled(7, 22)).toEqual([['Weight less than half', '*22 ÷ 7 = 3.1*']]);
    expect(titled(9, 5)).toEqual([['Weight almost doubled', '*9 ÷ 5 = 1.8*, as pounds to kilograms · 5 kg = 11 lbs']]);
  });

  it('P-315 of an adult animal never causes a warning below 1.8, and always a serious one from there', () => {
    const then = fc.integer({ min: 100, max: 50_000 }).map((hundredths) => hundredths / 100);
    const factor = fc.double({ min: 1, max: 40, noNaN: true });
    fc.assert(
      fc.property(then, factor, fc.boolean(), fc.integer({ min: 0, max: 3000 }), (last, times, isGain, days) => {
        fc.pre(Math.abs(times - 1.8) > 1e-6);
        const now = isGain ? last * times : last / times;
        const at = addDays('2026-11-20', -days);
        const serious = doseWarnings(
          subject({
            patient: { weight: now, birthdate: null, species: { code: 'small_animal', name: 'Small Animal' } },
            facts: { weights: [weighed(now, '2026-11-21'), weighed(last, at)] },
          }),
        ).filter(isSerious);
        const isGross = Math.max(now / last, last / now) >= 1.8 - 1e-9;
        expect(serious.length).toBe(isGross ? 1 : 0);
      }),
    );
  });

  it('P-316 of a young animal is compared with the growth of its species', () => {
    const young = (code: SpeciesCode, birthdate: string, now: number, then: number, last: string) =>
      kindsOf({
        patient: { weight: now, weightUnit: 'kg', birthdate, species: { code, name: code } },
        facts: {
          weights: [weighed(now, '2026-11-21', { weightUnit: 'kg' }), weighed(then, last, { weightUnit: 'kg' })],
        },
      });
    // A puppy of four months, five weeks after it weighed 5 kg.
    expect(young('canine', '2026-07-20', 10, 5, '2026-10-15')).toEqual([]);
    expect(young('canine', '2026-07-20', 50, 5, '2026-10-15')).toEqual(['weight-change']);
    // A Great Dane from six weeks to six months.
    expect(young('canine', '2026-05-20', 45, 6, '2026-07-01')).toEqual([]);
    // A kitten of ten weeks, and one with the weight of an adult cat.
    expect(young('feline', '2026-09-10', 1.1, 0.45, '2026-10-10')).toEqual([]);
    expect(young('feline', '2026-09-10', 4.5, 0.45, '2026-10-10')).toEqual(['weight-change']);
    // A foal doubles its weight in its first month, and not in the next.
    expect(young('equine', '2026-10-20', 100, 54, '2026-10-21')).toEqual([]);
    expect(young('equine', '2026-08-21', 200, 101, '2026-10-21')).toEqual(['pounds-for-kilograms']);
    expect(young('equine', '2026-05-21', 253, 101, '2026-06-21')).toEqual([]);
    // Chicks and reptiles.
    expect(young('avian', '2026-10-21', 0.25, 0.05, '2026-10-31')).toEqual([]);
    expect(young('reptile', '2024-12-01', 2, 1.1, '2025-12-01')).toEqual([]);
    // A loss is never growth.
    expect(young('canine', '2026-07-20', 5, 10, '2026-10-15')).toEqual(['pounds-for-kilograms']);
  });

  it('P-316 of a young animal shows how much it may have grown', () => {
    const weighings = [weighed(50, '2026-11-21'), weighed(5, '2026-10-15')];
    const [warning] = doseWarnings(
      subject({
        patient: { weight: 50, birthdate: '2026-07-20', species: { code: 'canine', name: 'Dog' } },
        facts: { weights: weighings },
      }),
    );
    expect(warning && sumOf(warning)).toBe('*50 ÷ 5 = 10* · a growing animal can reach 2.6 times');
    expect(warning?.grade).toBe('serious');
  });

  it('P-317 above the heaviest of its species on record is serious, with or without an earlier one', () => {
    const of = (code: SpeciesCode, weight: number, weights: readonly RecordedWeightFacts[] = []) =>
      doseWarnings(
        subject({ patient: { weight, weightUnit: 'kg', species: { code, name: code } }, facts: { weights } }),
      );
    expect(of('feline', 45).map(said)).toEqual([
      [
        'serious',
        'Heavier than any cat on record',
        '45 kg; the heaviest cat on record weighed 21.3 kg.',
        '*45 ÷ 21.3 = 2.1*',
        null,
        'Keep 45 kg',
        '45 kg?',
      ],
    ]);
    expect(of('feline', 21.3)).toEqual([]);
    expect(of('canine', 155)).toEqual([]);
    expect(of('canine', 160).map(({ title }) => title)).toEqual(['Heavier than any dog on record']);
    expect(of('equine', 700)).toEqual([]);
    expect(of('equine', 5500).map(({ title }) => title)).toEqual(['Heavier than any horse on record']);
    expect(of('small_animal', 300)).toEqual([]);
    const entered = [weighed(45, '2026-11-21', { weightUnit: 'kg' }), weighed(44, '2026-08-01', { weightUnit: 'kg' })];
    expect(of('feline', 45, entered)[0]?.sentence).toContain('by Luis Ferreira; the heaviest');
    // A change to the same weight is shown with the likely intended weight.
    const slipped = [weighed(45, '2026-11-21', { weightUnit: 'kg' }), weighed(4.5, '2026-08-01', { weightUnit: 'kg' })];
    expect(of('feline', 45, slipped).map(({ kind }) => kind)).toEqual(['weight-change']);
  });

  it('P-243 shows the weight in the other unit', () => {
    expect(doseWarnings(subject(weights(4.1, 9))).map(said)).toEqual([
      [
        'serious',
        'Weight less than half',
        '4.1 lbs, entered 11-21-2026 by Luis Ferreira; 9 lbs on 05-01-2026.',
        '*9 ÷ 4.1 = 2.2*, as pounds to kilograms · 9 lbs = 4.08 kg',
        'Use 9 lbs',
        'Keep 4.1 lbs',
        '4.1 lbs or 9 lbs',
      ],
    ]);
  });

  it('P-243 is compared across units', () => {
    const last = weighed(9, '2026-05-01');
    const kg = (weight: number) => ({ patient: { weight, weightUnit: 'kg' } as const, facts: { weights: [last] } });
    expect(kindsOf(kg(4.08))).toEqual([]);
    expect(doseWarnings(subject(kg(9))).map(sumOf)).toEqual([
      '*19.84 ÷ 9 = 2.2*, as pounds to kilograms · 9 kg = 19.8 lbs',
    ]);
    expect(doseWarnings(subject(kg(9)))[0]?.fix?.change).toEqual({ field: 'weight', value: 9, unit: 'lbs' });
    expect(doseWarnings(subject(kg(9)))[0]?.sentence).toMatch(/^9.kg; 9.lbs on 05-01-2026\.$/u);
  });

  it('P-243 that differs by a quarter within a month is worth knowing', () => {
    const [warning] = doseWarnings(subject(weights(12.5, 10, '2026-10-30')));
    expect(warning && said(warning)).toEqual([
      'worth-knowing',
      'Weight up 25% within a month',
      '12.5 lbs, entered 11-21-2026 by Luis Ferreira; 10 lbs on 10-30-2026.',
      '*12.5 ÷ 10 = 1.25*',
      'Use 10 lbs',
      'Keep 12.5 lbs',
      '12.5 lbs or 10 lbs',
    ]);
    expect(kindsOf(weights(7.5, 10, '2026-10-21'))).toEqual(['weight-change']);
    expect(kindsOf(weights(7.5, 10, '2026-10-20'))).toEqual([]);
    expect(kindsOf(weights(12.4, 10, '2026-10-30'))).toEqual([]);
    expect(doseWarnings(subject(weights(7.5, 10, '2026-10-30')))[0]?.title).toBe('Weight down 25% within a month');
  });

  it('P-243 of a young animal may rise as it grows, but never fall, and not double within a week', () => {
    const young = (birthdate: string, now: number, then: number, last: string) =>
      kindsOf({
        patient: { weight: now, birthdate },
        facts: { weights: [weighed(now, '2026-11-21'), weighed(then, last)] },
      });
    expect(young('2026-08-20', 10, 5, '2026-10-20')).toEqual([]);
    expect(young('2026-08-20', 10, 5, '2026-11-14')).toEqual(['pounds-for-kilograms']);
    expect(young('2026-08-20', 5, 10, '2026-10-20')).toEqual(['pounds-for-kilograms']);
    expect(young('2026-03-20', 22, 10, '2026-10-20')).toEqual(['pounds-for-kilograms']);
    expect(young('2026-03-20', 13, 10, '2026-10-30')).toEqual([]);
    expect(young('2026-03-20', 7, 10, '2026-10-30')).toEqual(['weight-change']);
    expect(young('2022-03-20', 10, 5, '2026-10-20')).toEqual(['pounds-for-kilograms']);
  });

  it('P-243 that corrects an error causes no warning', () => {
    const history = [weighed(4.1, '2026-11-22'), weighed(9, '2026-11-21'), weighed(4.2, '2026-08-14')];
    expect(kindsOf({ facts: { weights: history } })).toEqual([]);
    expect(kindsOf({ facts: { weights: history.slice(0, 2) } })).toEqual(['pounds-for-kilograms']);
  });

  it('P-315 that corrects a decimal point causes no warning', () => {
    const history = [weighed(4.1, '2026-11-22'), weighed(41, '2026-11-21'), weighed(4.2, '2026-08-14')];
    expect(kindsOf({ facts: { weights: history } })).toEqual([]);
    expect(kindsOf({ facts: { weights: history.slice(0, 2) } })).toEqual(['weight-change']);
  });

  it("P-243 that returns to a young animal's weight of weeks ago is not a correction", () => {
    const patient = { weight: 13.5, birthdate: '2026-07-22' };
    const history = [weighed(13.5, '2026-11-21'), weighed(29.8, '2026-11-04'), weighed(13.6, '2026-09-23')];
    expect(kindsOf({ patient, facts: { weights: history } })).toEqual(['pounds-for-kilograms']);
  });

  it('P-243 entered twice is still compared with the one before', () => {
    const history = [weighed(9, '2026-11-22'), weighed(9, '2026-11-21'), weighed(4.1, '2026-08-14')];
    const [warning] = doseWarnings(subject({ patient: { weight: 9 }, facts: { weights: history } }));
    expect(warning?.sentence).toContain('11-21-2026');
    expect(warning?.fix?.change).toEqual({ field: 'weight', value: 4.1, unit: 'lbs' });
  });

  it('P-243 is not checked without a weight, or without an earlier one', () => {
    expect(kindsOf({ patient: { weight: null } })).toEqual([]);
    expect(kindsOf({ patient: { weight: 9 }, facts: { weights: [] } })).toEqual([]);
    expect(kindsOf({ patient: { weight: 9 }, facts: { weights: [weighed(0, '2026-01-01')] } })).toEqual([]);
  });
});
