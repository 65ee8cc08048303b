import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { LongerSupply } from '../../knowledge/index.js';
import { addDays } from '../../base/time/index.js';
import { addressIn, atMost, lawFacts, type lawProduct, lawRow, sampleFacts, today } from './law.test-data.js';
import { lastLawfulDay, lawLimitTexts, longSupplyRefills, productLaw, refillLimit, supplyLimit } from './index.js';

const silent = { noteToPharmacy: null, directions: null };
const supply = (most: number, withNote: LongerSupply | null = null) => lawRow({ kind: 'days-supply', most, withNote });

describe('the limits of the law', () => {
  test.prop([fc.array(fc.nat(400), { minLength: 1, maxLength: 5 })])(
    'P-395 are those of the strictest row, whichever state it is of',
    (days) => {
      const codes = ['NY', 'VT', 'US', 'CO', 'OH'];
      const rows = days.map((most, at) =>
        atMost('valid-days', most, { id: `L${at}`, jurisdiction: codes[at] ?? 'NY' }),
      );
      const law = productLaw(lawFacts(rows, { location: addressIn('NY', 'VT', 'CO', 'OH') }));
      expect(lastLawfulDay(law, today)?.day).toBe(addDays(today, Math.min(...days)));
    },
  );

  it('P-395 are none if no row sets them', () => {
    const law = productLaw(lawFacts([]));
    expect([refillLimit(law), lastLawfulDay(law, today), supplyLimit(law, silent)]).toEqual([null, null, null]);
  });

  it('P-395 allow a longer supply with one of the words on the prescription', () => {
    const law = productLaw(lawFacts([supply(30, { most: 92, words: ['code c'], refills: null })]));
    const most = (noteToPharmacy: string | null, directions: string | null = null) =>
      supplyLimit(law, { noteToPharmacy, directions })?.most;
    expect(most('Code C, seizures')).toBe(92);
    expect(most(null, 'Give 1 tablet twice daily. CODE-C.')).toBe(92);
    expect([most(null), most('Code CX'), most('Barcode C'), most('')]).toEqual([30, 30, 30, 30]);
  });

  it('P-395 allow a longer supply with any note, if the row asks for no words', () => {
    const law = productLaw(lawFacts([supply(30, { most: 92, words: [], refills: null })]));
    const most = (noteToPharmacy: string | null, directions: string | null = null) =>
      supplyLimit(law, { noteToPharmacy, directions })?.most;
    expect([most('Cancer pain, weekly visits impossible'), most(null, 'Twice daily'), most('  ')]).toEqual([
      92, 30, 30,
    ]);
  });

  it('P-395 allow fewer refills of a longer supply, if the row says so', () => {
    const most = (days: number, refills: number | null) =>
      longSupplyRefills(productLaw(lawFacts([supply(30, { most: 92, words: ['code c'], refills })])), days)?.most ??
      null;
    expect([most(30, 1), most(31, 1), most(31, 0), most(31, null)]).toEqual([null, 1, 0, null]);
    expect(longSupplyRefills(productLaw(lawFacts([supply(30)])), 31)).toBeNull();
  });

  it('P-395 never allow a longer supply without a row that does', () => {
    expect(supplyLimit(productLaw(lawFacts([supply(30)])), { noteToPharmacy: 'Code C', directions: null })?.most).toBe(
      30,
    );
  });
});

it('P-396 are put in words', () => {
  const words = (state: string, ingredients: readonly string[], noteToPharmacy: string | null = null) =>
    lawLimitTexts(productLaw(sampleFacts(state, { ingredients })), today, { ...silent, noteToPharmacy });
  expect(words('NY', ['alprazolam'])).toEqual(['No refills', 'At most 30 days per fill', 'Last fill by 12-20-2026']);
  expect(words('NY', ['phenobarbital'], 'Code C')).toEqual([
    'At most 5 refills',
    'At most 92 days per fill',
    'Last fill by 05-23-2027',
  ]);
  expect(words('WY', ['carprofen'])).toEqual([]);
});

describe('the limits of the sample', () => {
  const limitsOf = (
    state: string,
    product: Parameters<typeof lawProduct>[0] & object,
    noteToPharmacy: string | null = null,
  ) => {
    const law = productLaw(sampleFacts(state, product));
    const days = supplyLimit(law, { noteToPharmacy, directions: null })?.most ?? null;
    return [refillLimit(law)?.most ?? null, days, lastLawfulDay(law, today)?.day ?? null];
  };
  const second = { deaSchedule: 'C-II', isControlled: true } as const;
  const fourth = { deaSchedule: 'C-IV', isControlled: true } as const;
  const code = 'Code F';

  it.each<[string, Parameters<typeof limitsOf>, ReturnType<typeof limitsOf>]>([
    ['a Schedule II drug in New York', ['NY', second], [0, 30, '2026-12-20']],
    ['a benzodiazepine in New York', ['NY', { ...fourth, ingredients: ['alprazolam'] }], [0, 30, '2026-12-20']],
    ['phenobarbital in New York', ['NY', { ...fourth, ingredients: ['phenobarbital'] }], [5, 30, '2027-05-23']],
    [
      'phenobarbital with a code',
      ['NY', { ...fourth, ingredients: ['phenobarbital'] }, 'Code C'],
      [5, 92, '2027-05-23'],
    ],
    [
      'an anabolic steroid with a code in New York',
      ['NY', { deaSchedule: 'C-III', isControlled: true, ingredients: ['testosterone'] }, code],
      [0, 184, '2026-12-20'],
    ],
    ['gabapentin in Kentucky', ['KY', { ingredients: ['gabapentin'] }], [5, null, '2027-05-23']],
    ['gabapentin in Ohio', ['OH', { ingredients: ['gabapentin'] }], [null, null, '2027-11-21']],
    ['a Schedule II drug in Texas', ['TX', second], [0, null, '2026-12-20']],
    ['a Schedule IV drug in Hawaii', ['HI', fourth], [2, null, '2027-02-20']],
    ['a Schedule II drug in Missouri with a reason', ['MO', second, 'Cancer pain'], [0, 92, null]],
  ])('P-395 %s', (_case, asked, limits) => {
    expect(limitsOf(...asked)).toEqual(limits);
  });
});
