import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { states } from '../../base/contact/index.js';
import { plainDate } from '../../base/time/plain-date.test-arbitrary.js';
import { schedules } from '../../knowledge/index.js';
import { sampleKnowledge } from '../../knowledge/sample-knowledge.test-data.js';
import { addressIn, atMost, lawFacts, lawProduct, sampleFacts, scheduled } from './law.test-data.js';
import { type LawFacts, productLaw } from './index.js';

const idsOf = (facts: LawFacts) => productLaw(facts).rows.map(({ id }) => id);
const codes = states.map(({ code }) => code);

describe('the law about a product', () => {
  it('P-394 is that of the state of the location and of the United States', () => {
    const rows = [
      atMost('refills', 1, { id: 'state' }),
      atMost('refills', 2, { id: 'federal', jurisdiction: 'US' }),
      atMost('refills', 0, { id: 'other', jurisdiction: 'VT' }),
    ];
    expect(idsOf(lawFacts(rows))).toEqual(['state', 'federal']);
    expect(idsOf(lawFacts(rows, { location: addressIn('VT', 'New York') }))).toEqual(['other', 'state', 'federal']);
    const moved = {
      locationAddresses: [
        { state: 'NY', isActive: false },
        { state: 'VT', isActive: true },
      ],
    };
    expect(idsOf(lawFacts(rows, { location: moved }))).toEqual(['other', 'federal']);
  });

  it('P-394 names an ingredient without its salt, a class, or all substances of a combination', () => {
    const of = (drugs: readonly string[], ingredients: readonly string[]) =>
      idsOf(lawFacts([scheduled('C-V', { drugs })], { product: lawProduct({ ingredients }) })).length;
    expect(of(['testamycin'], ['testamycin hydrochloride'])).toBe(1);
    expect(of(['testa class'], ['testamycin'])).toBe(1);
    expect(of(['testamycin'], ['placebin'])).toBe(0);
    expect(of(['acetaminophen + codeine'], ['codeine phosphate', 'acetaminophen'])).toBe(1);
    expect(of(['acetaminophen + codeine'], ['codeine phosphate'])).toBe(0);
    expect(of(['acetaminophen + codeine'], ['acetaminophen'])).toBe(0);
  });

  it('P-394 P-396 applies a limit of a schedule to what federal law, the catalog or the state lists in it', () => {
    const limit = atMost('refills', 5, { id: 'limit', schedules: ['C-V'] });
    const listed = scheduled('C-V', { id: 'listed', drugs: ['testamycin'] });
    expect(idsOf(lawFacts([limit]))).toEqual([]);
    expect(idsOf(lawFacts([limit, listed]))).toEqual(['listed', 'limit']);
    expect(idsOf(lawFacts([limit, { ...listed, jurisdiction: 'US' }]))).toEqual(['limit', 'listed']);
    const catalog = { product: lawProduct({ deaSchedule: 'C-V', isControlled: true }) };
    expect(idsOf(lawFacts([limit], catalog))).toEqual(['limit']);
    expect(idsOf(lawFacts([{ ...limit, jurisdiction: 'US' }, listed]))).toEqual(['listed']);
  });

  it('P-394 replaces the federal schedule by that of the state, for the rows of the state only', () => {
    const rows = [
      scheduled('C-II', { id: 'strict', drugs: ['testamycin'] }),
      atMost('refills', 0, { id: 'second', schedules: ['C-II'] }),
      atMost('refills', 5, { id: 'third', schedules: ['C-III'] }),
      atMost('refills', 5, { id: 'federal', jurisdiction: 'US', schedules: ['C-III'] }),
    ];
    const product = lawProduct({ deaSchedule: 'C-III', isControlled: true });
    expect(idsOf(lawFacts(rows, { product }))).toEqual(['strict', 'second', 'federal']);
  });

  it('P-394 prefers what it says of the drug to what it says of the schedule, and that to what it says of all', () => {
    const ofDrug = atMost('valid-days', 60, { id: 'drug', drugs: ['testamycin'] });
    const ofSchedule = atMost('valid-days', 30, { id: 'schedule', schedules: ['C-IV'] });
    const ofAll = atMost('valid-days', 366, { id: 'all' });
    const product = lawProduct({ deaSchedule: 'C-IV', isControlled: true });
    expect(idsOf(lawFacts([ofAll, ofSchedule, ofDrug], { product }))).toEqual(['drug']);
    expect(idsOf(lawFacts([ofAll, ofSchedule], { product }))).toEqual(['schedule']);
    expect(idsOf(lawFacts([ofAll, ofSchedule]))).toEqual(['all']);
    expect(idsOf(lawFacts([{ ...ofAll, jurisdiction: 'US' }, ofDrug]))).toEqual(['drug', 'all']);
  });

  test.prop([plainDate(), plainDate(), plainDate()])(
    'P-394 never has a row before its first or after its last day',
    (one, other, day) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const isWithin = from <= day && day <= to;
      expect(idsOf(lawFacts([atMost('refills', 0, { from, to })], { today: day }))).toEqual(isWithin ? ['L01'] : []);
    },
  );
});

describe('the law of the sample', () => {
  const ingredients = ['gabapentin', 'alprazolam', 'testosterone cypionate', 'codeine phosphate', 'acetaminophen'];

  test.prop([
    fc.subarray(ingredients),
    fc.option(fc.constantFrom(...schedules), { nil: null }),
    fc.constantFrom(...codes),
    plainDate(),
  ])('P-394 never has a row of another state, or one out of its dates', (contained, deaSchedule, state, day) => {
    const facts = sampleFacts(state, { ingredients: contained, deaSchedule, isControlled: deaSchedule !== null }, day);
    const { rows, isComplete } = productLaw(facts);
    expect(isComplete).toBe(true);
    for (const { jurisdiction, from, to } of rows) {
      expect([state, 'US']).toContain(jurisdiction);
      expect(from <= day && (to === null || day <= to)).toBe(true);
    }
  });

  it('P-394 is dated: gabapentin was controlled in Michigan until 2024, and is in Montana since 2025', () => {
    const listed = (state: string, day: string) =>
      idsOf(sampleFacts(state, { ingredients: ['gabapentin'] }, day)).filter((id) => ['MI02', 'MT02'].includes(id));
    expect(['2024-05-30', '2024-05-31'].map((day) => listed('MI', day))).toEqual([['MI02'], []]);
    expect(['2025-09-30', '2025-10-01'].map((day) => listed('MT', day))).toEqual([[], ['MT02']]);
  });

  it('P-394 has a license row of each state', () => {
    const { laws } = sampleKnowledge();
    const licensed = laws.filter(({ requirement }) => requirement.kind === 'license-of-state');
    expect(codes.filter((code) => !licensed.some(({ jurisdiction }) => jurisdiction === code))).toEqual([]);
  });
});
