import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/failure/index.js';
import {
  checkPracticeGates,
  defaultPracticeGates,
  isClean,
  mainReason,
  practiceGateLimits,
  type PracticeGates,
  reasonCounts,
  renewalGateNames,
  renewalGates,
  type RenewalSource,
} from './index.js';
import { type Changes, known, lastIssued, renewal } from './renewal.test-data.js';

const gatesOf = (source: RenewalSource, practice: PracticeGates = defaultPracticeGates) =>
  renewalGates(source, practice);
const reasonOf = (changes: Changes, practice?: PracticeGates) =>
  mainReason(gatesOf(renewal(changes), practice))?.reason;
const weights = (now: number, before = 69.6, at = '2026-06-01T15:00:00.000Z') => ({
  weights: [
    { at, weight: now, weightUnit: 'lbs' as const, by: null },
    { at: '2025-10-01T15:00:00.000Z', weight: before, weightUnit: 'lbs' as const, by: null },
  ],
});

/** One change for each reason to leave a renewal out. */
const unclean: readonly (readonly [reason: string, changes: Changes])[] = [
  ['not-a-renewal', { request: { type: 'approval' } }],
  ['not-a-renewal', { request: { status: 'VET_DECLINED' } }],
  ['not-a-renewal', { source: { previous: null } }],
  ['draft', { request: { prescriptionId: '77' } }],
  ['controlled', { product: { isControlled: true, deaSchedule: 'C-IV' } }],
  ['controlled', { product: { ingredients: ['phenobarbital'] } }],
  [
    'no-last-time',
    { facts: { issued: [] }, source: { previous: { ...renewal().previous, issuedDate: null } as never } },
  ],
  ['other-drug', { request: { productId: '61' } }],
  ['other-drug', { facts: { issued: [{ ...lastIssued, product: { ...lastIssued.product, id: '61' } }] } }],
  ['other-quantity', { quantityRequested: 180 }],
  ['other-quantity', { form: { unitPerFill: 60 } }],
  ['other-directions', { form: { directions: 'Give 2 tablets by mouth every 12 hours.' } }],
  ['other-directions', { form: { directions: '' } }],
  ['other-values', { form: { refills: 4 } }],
  ['other-values', { form: { daysSupply: 30 } }],
  ['other-values', { request: { flavorId: '9' } }],
  [
    'warning',
    {
      patient: {
        allergies: [{ code: 'x', name: 'Levothyroxine', kind: 'drug', ingredients: ['levothyroxine'] }] as never,
      },
    },
  ],
  ['not-checked', { patient: { currentMeds: [{ code: 'y', name: 'Unheard-of drops', isResolved: false }] as never } }],
  ['not-checked', { source: { report: null } }],
  ['external-check', { source: { externalServices: ['Dosing Desk'] } }],
  ['no-weight', { patient: { weight: null } }],
  ['no-weight', { facts: { weights: [] } }],
  ['no-weight', { facts: { weights: known.weights.slice(0, 1) } }],
  ['no-weight', { facts: weights(60) }],
  ['old-weight', { facts: weights(68.9, 69.6, '2025-11-10T15:00:00.000Z') }],
  ['other-weight', { patient: { weight: 62 }, facts: weights(62) }],
  ['other-weight', { patient: { weight: 77 }, facts: weights(77) }],
  ['no-exam', { patient: { lastExamDate: null } }],
  ['no-exam', { patient: { lastExamDate: '2026-02-31' } }],
  ['old-exam', { patient: { lastExamDate: '2025-11-19' } }],
  ['old-exam', { patient: { lastExamDate: '2026-11-21' } }],
  ['other-vet', { request: { assignedToLocationUser: { id: '12', displayName: 'Dr. Annika Rosenthal' } } }],
  ['not-allowed', { source: { authority: refuse('FORBIDDEN', 'The license of this vet expired.') } }],
];

describe('gates of a renewal', () => {
  it('P-461 asks every gate, in one order, and passes an unchanged renewal', () => {
    const gates = gatesOf(renewal());
    expect(gates.map(({ name }) => name)).toEqual(renewalGateNames);
    expect(gates.filter(({ reason }) => reason !== null)).toEqual([]);
    expect(isClean(gates)).toBe(true);
    expect(gates.map(({ text }) => text)).toContain('As on Rx# 25-104117 of 12-02-2025');
    expect(gates.map(({ text }) => text)).toContain('Weighed 68.9 lbs on 06-01-2026, 1.0% from last time');
  });

  it.each(unclean)('P-461 P-462 P-465 leaves out a renewal that %s', (reason, changes) => {
    expect(reasonOf(changes)).toBe(reason);
    expect(isClean(gatesOf(renewal(changes)))).toBe(false);
  });

  it('P-461 a patient of a vet who delegated access passes, one of any other vet does not', () => {
    const request = { assignedToLocationUser: { id: '12', displayName: 'Dr. Annika Rosenthal' } };
    expect(reasonOf({ request, source: { ownVetIds: ['12'] } })).toBeUndefined();
    expect(reasonOf({ request, source: { ownVetIds: ['13'] } })).toBe('other-vet');
    const unassigned = { assignedToLocationUser: null };
    expect(reasonOf({ request: unassigned, source: { ownVetIds: ['12'] } })).toBeUndefined();
    expect(reasonOf({ request: unassigned, patient: { prescVetLocationUserId: '11' } })).toBeUndefined();
  });

  it('P-462 a gate that was not asked is not clean', () => {
    const gates = gatesOf(renewal());
    for (const name of renewalGateNames) expect(isClean(gates.filter((gate) => gate.name !== name))).toBe(false);
    expect(isClean([])).toBe(false);
  });

  it('P-465 counts the reasons, the most frequent first', () => {
    expect(reasonCounts(['no-exam', 'duplicate', 'duplicate', 'no-exam', 'duplicate', 'controlled'])).toEqual([
      { reason: 'duplicate', count: 3, words: 'have a duplicate' },
      { reason: 'no-exam', count: 2, words: 'have no exam recorded' },
      { reason: 'controlled', count: 1, words: 'is controlled' },
    ]);
  });
});

const number = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constantFrom(Number.NaN, 1.5, Infinity));
const anyPractice: fc.Arbitrary<PracticeGates> = fc.record({
  isAllowed: fc.boolean(),
  examMonths: number,
  weightMonths: number,
  weightPercent: number,
});
const valid = (name: keyof typeof practiceGateLimits) => fc.integer(practiceGateLimits[name]);
const validPractice: fc.Arbitrary<PracticeGates> = fc.record({
  isAllowed: fc.boolean(),
  examMonths: valid('examMonths'),
  weightMonths: valid('weightMonths'),
  weightPercent: valid('weightPercent'),
});
const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-0${(day % 9) + 1}-${String(day).padStart(2, '0')}`);
const anyWeight = fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10);
const anySource = fc
  .record({ exam: anyDay, now: anyWeight, at: anyDay, broken: fc.option(fc.constantFrom(...unclean), { nil: null }) })
  .map(({ exam, now, at, broken }): RenewalSource => {
    const base = { patient: { lastExamDate: exam, weight: now }, facts: weights(now, 69.6, `${at}T15:00:00.000Z`) };
    const changes = broken?.[1] ?? {};
    return renewal({
      ...changes,
      patient: { ...base.patient, ...changes.patient },
      facts: { ...base.facts, ...changes.facts },
    });
  });

describe('what a practice sets', () => {
  it('P-463 accepts whole numbers within the bounds only', () => {
    expect(checkPracticeGates(defaultPracticeGates)).toEqual([]);
    fc.assert(
      fc.property(anyPractice, (gates) => {
        const isWithin = (Object.keys(practiceGateLimits) as (keyof typeof practiceGateLimits)[]).every((name) => {
          const { min, max } = practiceGateLimits[name];
          return Number.isInteger(gates[name]) && gates[name] >= min && gates[name] <= max;
        });
        expect(checkPracticeGates(gates).length === 0).toBe(isWithin);
      }),
    );
  });

  it('P-464 never passes what the floor refuses, whatever a practice has set', () => {
    fc.assert(
      fc.property(anySource, anyPractice, (source, practice) => {
        const loosest = gatesOf(source);
        const gates = gatesOf(source, practice);
        expect(isClean(gates) && !isClean(loosest)).toBe(false);
        const floor = (all: typeof gates) => all.filter(({ name }) => name !== 'weight' && name !== 'exam');
        expect(floor(gates)).toEqual(floor(loosest));
      }),
      { numRuns: 150 },
    );
  });

  it('P-464 a stricter setting never adds a clean renewal', () => {
    const stricter = (a: PracticeGates, b: PracticeGates): PracticeGates => ({
      isAllowed: a.isAllowed && b.isAllowed,
      examMonths: Math.min(a.examMonths, b.examMonths),
      weightMonths: Math.min(a.weightMonths, b.weightMonths),
      weightPercent: Math.min(a.weightPercent, b.weightPercent),
    });
    fc.assert(
      fc.property(anySource, validPractice, validPractice, (source, a, b) => {
        if (isClean(gatesOf(source, stricter(a, b)))) expect(isClean(gatesOf(source, a))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('P-463 shorter intervals and a smaller tolerance leave more out', () => {
    const set = (changes: Partial<PracticeGates>) => ({ ...defaultPracticeGates, ...changes });
    expect(reasonOf({}, set({ examMonths: 7 }))).toBeUndefined();
    expect(reasonOf({}, set({ examMonths: 6 }))).toBe('old-exam');
    expect(reasonOf({}, set({ weightMonths: 6 }))).toBeUndefined();
    expect(reasonOf({}, set({ weightMonths: 5 }))).toBe('old-weight');
    expect(reasonOf({}, set({ weightPercent: 2 }))).toBeUndefined();
    expect(reasonOf({}, set({ weightPercent: 1 }))).toBe('other-weight');
  });
});
