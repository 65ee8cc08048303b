import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  batchText,
  changedSinceShown,
  checkRenewalBatch,
  defaultPracticeGates,
  maxRenewalsTogether,
  mayAuthorizeTogether,
  renewalContent,
  renewalGates,
  renewalsOffText,
  type RenewalSource,
} from './index.js';
import { type Changes, form, renewal } from './renewal.test-data.js';

const contentOf = (changes: Changes = {}) => renewalContent(renewal(changes));
const decide = (shown: RenewalSource, now: RenewalSource, practice = defaultPracticeGates) =>
  mayAuthorizeTogether({
    practice,
    gates: renewalGates(now, practice),
    shown: renewalContent(shown),
    now: renewalContent(now),
  });

/** Changes of each named value, with the line that shows it. */
const changes: readonly (readonly [line: string, changes: Changes])[] = [
  ['patient', { patient: { name: 'Otis' } }],
  ['about', { patient: { gender: 'N' } }],
  ['client', { source: { client: { firstName: 'Marcus', lastName: 'Thibodeaux' } } }],
  ['weight', { patient: { weight: 70 } }],
  [
    'allergies',
    { patient: { allergies: [{ code: 'p', name: 'Grass', kind: 'environment', ingredients: null }] as never } },
  ],
  ['product', { product: { title: 'Thyro-Tabs Feline' } }],
  ['unitPerFill', { form: { unitPerFill: 60 } }],
  ['directions', { form: { directions: 'Give 2 tablets by mouth daily.' } }],
  ['refills', { form: { refills: 4 } }],
  ['prescExpiryDate', { form: { prescExpiryDate: '2027-11-21' } }],
  ['noteToPharmacy', { form: { noteToPharmacy: 'Please use child-proof caps.' } }],
  ['daysSupply', { form: { daysSupply: 30 } }],
  ['notifyClientDate', { form: { notifyClientDate: '2027-01-04' } }],
  ['authorizingVet', { form: { authorizingVet: '12' } }],
  ['lastExam', { patient: { lastExamDate: '2026-05-08' } }],
  ['requests', { request: { joined: [{ id: '32' }] } }],
];

describe('what is named to the signing user', () => {
  it('P-466 names patient, owner, drug, values, last time and exam, each once', () => {
    const lines = contentOf();
    const names = lines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const texts = new Map(lines.map(({ name, value }) => [name, value]));
    expect(texts.get('patient')).toBe('Biscuit');
    expect(texts.get('client')).toBe('Simone Delacroix');
    expect(texts.get('product')).toBe('Thyro-Tabs Canine 0.5 mg');
    expect(texts.get('unitPerFill')).toBe('120 (one hundred twenty) tablets');
    expect(texts.get('directions')).toBe(form.directions);
    expect(texts.get('lastPrescription')).toBe('Rx# 25-104117, 12-02-2025');
    expect(lines.find(({ name }) => name === 'weight')?.sign).toBe('≈');
    expect(lines.find(({ name }) => name === 'unitPerFill')?.sign).toBe('=');
  });

  it.each(changes)('P-466 a change of %s is noticed and named', (name, change) => {
    const [was, now] = [contentOf(), contentOf(change)];
    const label = now.find((line) => line.name === name)?.label ?? '';
    expect(label).not.toBe('');
    expect(changedSinceShown(was, now).some((text) => text.startsWith(`${label} `))).toBe(true);
  });

  it('P-466 says both values', () => {
    expect(changedSinceShown(contentOf(), contentOf({ patient: { name: 'Otis' } }))).toEqual([
      'Patient was Biscuit and is now Otis.',
    ]);
  });

  it('P-466 nothing is signed that differs from what was shown, or was not shown', () => {
    const any = fc.option(fc.constantFrom(...changes), { nil: null }).map((one) => renewal(one?.[1]));
    fc.assert(
      fc.property(any, any, (shown, now) => {
        const isSame = JSON.stringify(renewalContent(shown)) === JSON.stringify(renewalContent(now));
        if (!isSame) expect(decide(shown, now).allowed).toBe(false);
      }),
      { numRuns: 200 },
    );
    const now = renewalContent(renewal());
    const gates = renewalGates(renewal(), defaultPracticeGates);
    for (const { name } of now) {
      const shown = now.filter((line) => line.name !== name);
      expect(mayAuthorizeTogether({ practice: defaultPracticeGates, gates, shown, now }).allowed).toBe(false);
    }
  });

  it('P-461 P-466 signs a clean renewal as it was shown, and refuses an unclean one with its reason', () => {
    expect(decide(renewal(), renewal())).toEqual({ allowed: true });
    const unclean = renewal({ patient: { lastExamDate: null } });
    expect(decide(unclean, unclean)).toEqual({ allowed: false, code: 'CONFLICT', reason: 'No exam is recorded.' });
  });

  it('P-460 signs nothing where the practice does not allow it', () => {
    expect(decide(renewal(), renewal(), { ...defaultPracticeGates, isAllowed: false })).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: renewalsOffText,
    });
  });
});

describe('a confirmation', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ prescriptionTaskId: String(index), shown: [] }));

  it('P-467 names at least one renewal, each once, and at most twenty', () => {
    expect(checkRenewalBatch(named(1))).toEqual([]);
    expect(checkRenewalBatch(named(maxRenewalsTogether))).toEqual([]);
    expect(checkRenewalBatch([])[0]?.code).toBe('required');
    expect(checkRenewalBatch(named(maxRenewalsTogether + 1))[0]?.message).toBe(
      'Select at most 20 renewals; 21 are selected.',
    );
    expect(checkRenewalBatch([...named(2), ...named(1)])[0]?.code).toBe('duplicate');
    const long = { name: 'patient', label: 'Patient', value: 'x'.repeat(6_001), note: null };
    expect(checkRenewalBatch([{ prescriptionTaskId: '1', shown: [long] }])[0]?.code).toBe('too-long');
  });

  it('P-469 says how many others were confirmed with it', () => {
    expect(batchText({ id: 'b-7', count: 4 })).toBe('Authorized together with 3 others in batch b-7');
    expect(batchText({ id: 'b-8', count: 2 })).toBe('Authorized together with 1 other in batch b-8');
    expect(batchText({ id: 'b-9', count: 1 })).toBe('Authorized alone in batch b-9');
  });
});
