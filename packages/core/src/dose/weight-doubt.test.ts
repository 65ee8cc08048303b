import { describe, expect, it } from 'vitest';
import { kindsOf, said, subject, sumOf, weighed } from './dose.test-data.js';
import { doseDoubts } from './index.js';

describe('a weight', () => {
  const weights = (now: number, then: number, last = '2026-05-01') => ({
    patient: { weight: now },
    facts: { weights: [weighed(now, '2026-11-21'), weighed(then, last)] },
  });

  it('P-243 is doubted at 1.8 to 2.6 times the last one, and as that part of it', () => {
    for (const [now, doubted] of [
      [17.9, false],
      [18, true],
      [26, true],
      [26.1, false],
      [5.55, true],
      [5.6, false],
      [3.85, true],
      [3.8, false],
    ] as const)
      expect([now, kindsOf(weights(now, 10))]).toEqual([now, doubted ? ['pounds-for-kilograms'] : []]);
    expect(doseDoubts(subject(weights(4.1, 9))).map(said)).toEqual([
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
    expect(doseDoubts(subject(kg(9))).map(sumOf)).toEqual([
      '*19.84 ÷ 9 = 2.2*, as pounds to kilograms · 9 kg = 19.8 lbs',
    ]);
    expect(doseDoubts(subject(kg(9)))[0]?.fix?.change).toEqual({ field: 'weight', value: 9, unit: 'lbs' });
    expect(doseDoubts(subject(kg(9)))[0]?.sentence).toMatch(/^9.kg; 9.lbs on 05-01-2026\.$/u);
  });

  it('P-243 that differs by a quarter within a month is worth knowing', () => {
    const [doubt] = doseDoubts(subject(weights(12.5, 10, '2026-10-30')));
    expect(doubt && said(doubt)).toEqual([
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
    expect(doseDoubts(subject(weights(7.5, 10, '2026-10-30')))[0]?.title).toBe('Weight down 25% within a month');
  });

  it('P-243 of a young animal may rise as it grows, never fall, and not twice in a week', () => {
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

  it('P-243 that puts a slip right is not doubted', () => {
    const history = [weighed(4.1, '2026-11-22'), weighed(9, '2026-11-21'), weighed(4.2, '2026-08-14')];
    expect(kindsOf({ facts: { weights: history } })).toEqual([]);
    expect(kindsOf({ facts: { weights: history.slice(0, 2) } })).toEqual(['pounds-for-kilograms']);
  });

  it('P-243 that falls back to what a young animal weighed weeks ago is no correction', () => {
    const patient = { weight: 13.5, birthdate: '2026-07-22' };
    const history = [weighed(13.5, '2026-11-21'), weighed(29.8, '2026-11-04'), weighed(13.6, '2026-09-23')];
    expect(kindsOf({ patient, facts: { weights: history } })).toEqual(['pounds-for-kilograms']);
  });

  it('P-243 entered twice is still compared with the one before', () => {
    const history = [weighed(9, '2026-11-22'), weighed(9, '2026-11-21'), weighed(4.1, '2026-08-14')];
    const [doubt] = doseDoubts(subject({ patient: { weight: 9 }, facts: { weights: history } }));
    expect(doubt?.sentence).toContain('11-21-2026');
    expect(doubt?.fix?.change).toEqual({ field: 'weight', value: 4.1, unit: 'lbs' });
  });

  it('P-243 is not judged without a weight, or without one before it', () => {
    expect(kindsOf({ patient: { weight: null } })).toEqual([]);
    expect(kindsOf({ patient: { weight: 9 }, facts: { weights: [] } })).toEqual([]);
    expect(kindsOf({ patient: { weight: 9 }, facts: { weights: [weighed(0, '2026-01-01')] } })).toEqual([]);
  });
});
