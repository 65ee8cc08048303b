import { describe, expect, it } from 'vitest';
import { directions, kindsOf, subject, sumOf, tablets } from './dose.test-data.js';
import { doseWarnings } from './index.js';

describe('a days supply', () => {
  it('P-241 may differ by a tenth, or by a day', () => {
    for (const [days, doubted] of [
      [53, true],
      [54, false],
      [60, false],
      [66, false],
      [67, true],
    ] as const)
      expect([days, kindsOf({ daysSupply: days })]).toEqual([days, doubted ? ['days-supply'] : []]);
    const few = directions('Give 10 mL by mouth every 12 hours.');
    const facts = { issued: [] };
    expect([1, 2, 3, 4, 5].map((daysSupply) => kindsOf({ ...few, facts, daysSupply }).length)).toEqual([1, 0, 0, 0, 1]);
  });

  it('P-241 handles months, weeks, both eyes, ranges and milligrams', () => {
    const product = tablets('50 mg');
    const facts = { issued: [] };
    const of = (text: string, unitPerFill: number, daysSupply: number) =>
      doseWarnings(subject({ product, dosing: { directions: text, unitPerFill }, daysSupply, facts })).map(sumOf);
    expect(of('Give 1 tablet once a month', 6, 180)).toEqual([]);
    expect(of('Give 1 tablet once a month', 6, 90)).toEqual(['6 tablets ÷ (*1* tablet × *1* a month) = *182 days*']);
    expect(of('Give 1 tablet every 2 months', 3, 90)).toEqual([
      '3 tablets ÷ (*1* tablet × *1* every 2 months) = *182 days*',
    ]);
    expect(of('Give 2 tablets twice a week', 8, 30)).toEqual(['8 tablets ÷ (*2* tablets × *2* a week) = *14 days*']);
    expect(of('Give 1-2 tablets every 12 hours', 60, 20)).toEqual([]);
    expect(of('Give 1-2 tablets every 12 hours', 60, 40)).toEqual([
      '60 tablets ÷ (*1 to 2* tablets × *2* a day) = *15 to 30 days*',
    ]);
    expect(of('Give 100 mg every 12 hours', 60, 30)).toEqual(['60 tablets ÷ (*100* mg × *2* a day) = *15 days*']);
    expect(of('Give 1 tablet every 14 days', 4, 30)).toEqual([
      '4 tablets ÷ (*1* tablet × *1* every 14 days) = *56 days*',
    ]);
    expect(of('Give 1 tablet once daily', 400, 365)).toEqual([]);
    expect(of('Give 1 tablet once daily', 400, 200)).toEqual(['400 tablets ÷ (*1* tablet × *1* a day) = *400 days*']);
  });

  it('P-241 suggests valid whole days, and none for a range', () => {
    const product = tablets('50 mg');
    const fix = (text: string, unitPerFill: number, daysSupply: number) =>
      doseWarnings(
        subject({ product, dosing: { directions: text, unitPerFill }, daysSupply, facts: { issued: [] } }),
      )[0]?.fix;
    expect(fix('Give 1 tablet once daily', 400, 200)?.change).toEqual({ field: 'daysSupply', value: 365 });
    expect(fix('Give 3 tablets once daily', 100, 60)?.change).toEqual({ field: 'daysSupply', value: 33 });
    expect(fix('Give 1-2 tablets once daily', 60, 7)).toBeNull();
    expect(fix('Give 2 tablets once daily', 1, 10)).toBeNull();
    expect(fix('Give 1 tablet once daily for 10 days', 30, 20)?.change).toEqual({ field: 'daysSupply', value: 10 });
  });

  it('P-241 may end with the course or the shelf life, if the quantity lasts that long', () => {
    const course = directions('Give 0.5 mL by mouth every 12 hours for 14 days.');
    expect(kindsOf({ ...course, daysSupply: 14 })).toEqual([]);
    expect(kindsOf({ ...course, daysSupply: 20 })).toEqual(['days-supply']);
    expect(kindsOf({ dosing: { ...course.dosing, unitPerFill: 10 }, daysSupply: 14, facts: { issued: [] } })).toEqual([
      'days-supply',
    ]);
    expect(kindsOf({ shelfLife: 35, daysSupply: 35 })).toEqual([]);
    expect(kindsOf({ shelfLife: 35, daysSupply: 45 })).toEqual(['days-supply']);
  });

  it('P-241 is not checked when it is missing, or the frequency is uncertain', () => {
    expect(kindsOf({ daysSupply: null })).toEqual([]);
    for (const text of [
      'Give 0.5 mL as needed',
      'Give 0.5 mL up to twice a week',
      'Give 0.5 mL daily, then every other day',
      'Give 2 drops daily',
    ])
      expect(kindsOf({ ...directions(text), daysSupply: 30, facts: { issued: [] } })).toEqual([]);
  });
});
