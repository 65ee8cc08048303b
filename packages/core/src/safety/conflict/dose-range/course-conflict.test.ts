import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dosing } from '../../signing/index.js';
import { checkConflicts, weightDose } from '../index.js';
import { ofInvented, prescribed, range } from './dose-range.test-data.js';

const words = (text: string) => text.replaceAll('\u00A0', ' ');
type Subject = Parameters<typeof checkConflicts>[0];

function courseOf(subject: Subject): string | null {
  const { conflicts, advisories } = checkConflicts(subject);
  const found = [...conflicts, ...advisories].find(({ kind }) => kind === 'course');
  if (!found) return null;
  return words(`${found.grade} ${found.ruleId}: ${found.patientValue} ${found.sign} ${found.productValue}`);
}
const stated = (subject: Subject) => {
  const course = weightDose(subject)?.course ?? null;
  return course === null ? null : words(course);
};

const twoWeeks = [range({ mostDays: 14 })];
const daily = 'Give 4 tablets by mouth every 12 hours.';
const of = (daysSupply: number | null, dosing: Partial<Dosing> = {}, directions = daily, ranges = twoWeeks) =>
  ofInvented(ranges, directions, { dosing, rest: { daysSupply } });

describe('a course that is longer than the label allows', () => {
  it('P-441 is worth knowing, with both values and the source', () => {
    expect(courseOf(of(15))).toBe('worth-knowing D901.course: 15 days > labeled for at most 14 days');
    expect(courseOf(of(14))).toBeNull();
    const [found] = checkConflicts(of(15)).advisories.filter(({ kind }) => kind === 'course');
    expect(found?.reason).toBe('Longer than the label allows.');
    expect(found?.source).toContain('Dosage');
  });

  it('P-441 is computed from quantity and directions without a days supply', () => {
    expect(courseOf(of(null, { unitPerFill: 112 }))).toBeNull();
    expect(courseOf(of(null, { unitPerFill: 120 }))).toBe(
      'worth-knowing D901.course: 15 days > labeled for at most 14 days',
    );
    // The larger amount decides: 1 to 2 tablets twice a day.
    expect(courseOf(of(null, { unitPerFill: 56 }, 'Give 1-2 tablets by mouth twice a day.'))).toBeNull();
  });

  it('P-441 counts refills, but not those of a course that the directions state, and not PRN', () => {
    expect(courseOf(of(7, { refills: 1 }))).toBeNull();
    expect(courseOf(of(7, { refills: 2 }))).toBe(
      'worth-knowing D901.course: 21 days with 2 refills > labeled for at most 14 days',
    );
    expect(courseOf(of(10, { refills: 1 }))).toContain('20 days with 1 refill >');
    expect(courseOf(of(7, { refills: 2 }, `${daily.slice(0, -1)} for 7 days.`))).toBeNull();
    expect(courseOf(of(7, { refills: 2, prnFlag: true }))).toBeNull();
    expect(courseOf(of(21, { prnFlag: true }))).toContain('21 days >');
  });

  it('P-441 is one of directions that state it, whatever the quantity', () => {
    expect(courseOf(of(null, {}, `${daily.slice(0, -1)} for 21 days.`))).toContain('21 days >');
    expect(courseOf(of(30, {}, `${daily.slice(0, -1)} for 10 days.`))).toBeNull();
  });

  it('P-441 is not reported while its days are unknown, but the limit is stated', () => {
    expect([courseOf(of(null)), stated(of(null))]).toEqual([null, 'labeled for at most 14 days']);
    const asNeeded = of(null, { unitPerFill: 500 }, 'Give 4 tablets by mouth as needed for pain.');
    expect([courseOf(asNeeded), stated(asNeeded)]).toEqual([null, 'labeled for at most 14 days']);
    const unread = of(null, { unitPerFill: 500 }, 'Give as directed.');
    expect([courseOf(unread), stated(unread)]).toEqual([null, 'labeled for at most 14 days']);
    expect([stated(of(14)), stated(of(30))]).toEqual([null, null]);
  });

  it('P-441 is compared with the ranges that the dose is within, or else with all of them', () => {
    const uses = [
      range({ id: 'D901', use: 'pain', dose: { least: 1, most: 2 } }),
      range({ id: 'D902', use: 'surgery', dose: { least: 8, most: 10 }, mostDays: 7 }),
    ];
    const tablets = (count: number) => of(30, {}, `Give ${count} tablets by mouth every 12 hours.`, uses);
    expect([tablets(0.5), tablets(4)].map(courseOf)).toEqual([
      null,
      'worth-knowing D902.course: 30 days > labeled for at most 7 days',
    ]);
    const both = [range({ id: 'D901', mostDays: 7 }), range({ id: 'D902', mostDays: 21 })];
    expect(courseOf(of(21, {}, daily, both))).toBeNull();
    expect(courseOf(of(22, {}, 'Give as directed.', both))).toContain('D902.course: 22 days > labeled for at most 21');
  });

  it('P-441 is never reported beside a range without a longest course, and a single dose is none', () => {
    const open = [range({ id: 'D901', mostDays: 7 }), range({ id: 'D902' })];
    expect([courseOf(of(90, {}, daily, open)), stated(of(null, {}, daily, open))]).toEqual([null, null]);
    const first = [range({ id: 'D901', use: 'first day', everyHours: null }), range({ id: 'D902', mostDays: 7 })];
    expect(courseOf(of(8, {}, daily, first))).toContain('D902.course');
  });

  it('P-441 of the sample follows the label of each species', () => {
    const clindamycin = { title: 'Clindamycin Capsules', ingredients: ['clindamycin hydrochloride'] };
    const cat = { species: { code: 'feline', name: 'Feline' }, breed: null, weight: 5 };
    const given = (patient: object, daysSupply: number) =>
      courseOf(
        prescribed('Give 1 capsule by mouth once daily.', {
          product: clindamycin,
          patient,
          dosing: { strengthDisplay: '75 mg', unit: 'capsules' },
          rest: { daysSupply },
        }),
      );
    expect(given(cat, 21)).toBe('worth-knowing D050.course: 21 days > labeled for at most 14 days');
    expect(given(cat, 14)).toBeNull();
    expect(given({}, 21)).toBeNull();
  });

  it('P-441 always is reported from one more day on, and never up to the limit', () => {
    const days = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 5 }), fc.boolean(), (fill, mostDays, refills, prnFlag) => {
        const found = courseOf(of(fill, { refills, prnFlag }, daily, [range({ mostDays })]));
        expect(found !== null).toBe(fill * (prnFlag ? 1 : refills + 1) > mostDays);
      }),
    );
  });

  it('P-441 never is reported for a shorter course if it is not for a longer one', () => {
    const limits = fc.array(fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }), { minLength: 1, maxLength: 4 });
    const days = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(limits, days, days, (list, one, other) => {
        const ranges = list.map((mostDays, at) => range({ id: `D90${at}`, mostDays }));
        const isFound = (count: number) => courseOf(of(count, {}, daily, ranges)) !== null;
        if (isFound(Math.min(one, other))) expect(isFound(Math.max(one, other))).toBe(true);
      }),
    );
  });
});
