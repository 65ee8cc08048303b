import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { states } from '../../base/contact/index.js';
import { addressIn, atMost, lawFacts, lawProduct, lawRow, sampleFacts } from './law.test-data.js';
import {
  deaRequirement,
  foreignLicense,
  lawNotChecked,
  type LawFacts,
  productLaw,
  stateSchedules,
  unmarkedSchedule,
} from './index.js';

const codes = states.map(({ code }) => code);
const licensed = lawRow({ kind: 'license-of-state' });

describe('a drug that a state controls', () => {
  const listedIn = (state: string, product: Parameters<typeof sampleFacts>[1]) =>
    stateSchedules(sampleFacts(state, product)).map(({ jurisdiction, schedule }) => `${schedule} in ${jurisdiction}`);

  it('P-396 is listed by it, unless the catalog has the schedule or a stricter one', () => {
    expect(listedIn('KY', { ingredients: ['gabapentin'] })).toEqual(['C-V in KY']);
    expect(listedIn('OH', { ingredients: ['gabapentin'] })).toEqual([]);
    const third = { deaSchedule: 'C-III', isControlled: true, ingredients: ['testosterone cypionate'] } as const;
    expect(listedIn('NY', third)).toEqual(['C-II in NY']);
    expect(listedIn('NY', { ...third, deaSchedule: 'C-II' })).toEqual([]);
  });

  it('P-396 needs a DEA registration only if a row says so', () => {
    const needed = (state: string) => deaRequirement(productLaw(sampleFacts(state, { ingredients: ['gabapentin'] })));
    expect(needed('KY')?.id).toBe('KY02');
    expect(needed('AL')).toBeNull();
  });

  it('P-396 is named if federal law lists it and the catalog does not', () => {
    const tramadol = { ingredients: ['tramadol hydrochloride'] };
    expect(unmarkedSchedule(sampleFacts('OH', tramadol))?.schedule).toBe('C-IV');
    expect(unmarkedSchedule(sampleFacts('OH', { ...tramadol, deaSchedule: 'C-IV' }))).toBeNull();
    expect(unmarkedSchedule(sampleFacts('KY', { ingredients: ['gabapentin'] }))).toBeNull();
  });
});

describe('a license of another state', () => {
  const foreign = (facts: LawFacts, state: string | null | undefined) =>
    foreignLicense(productLaw(facts), state)?.licensedIn ?? null;

  test.prop([fc.constantFrom(...codes), fc.constantFrom(...codes)])(
    'P-397 is one of a state in which the location has no address, never one where it has one',
    (home, state) => {
      const facts = sampleFacts(home, {});
      expect(foreign(facts, state)).toBe(home === state ? null : state);
      expect(foreign({ ...facts, location: addressIn(home, state) }, state)).toBeNull();
    },
  );

  it('P-397 is not known of a license without a state, of an unknown address, or without a row', () => {
    const here = lawFacts([licensed]);
    expect([foreign(here, 'texas'), foreign(here, 'NY')]).toEqual(['TX', null]);
    expect([foreign(here, null), foreign(here, undefined), foreign(here, 'elsewhere')]).toEqual([null, null, null]);
    expect(foreign({ ...here, location: addressIn('NY', '?') }, 'TX')).toBeNull();
    expect(foreign(lawFacts([atMost('refills', 0)]), 'TX')).toBeNull();
  });
});

describe('law that was not checked', () => {
  const vet = { vetLicenseState: 'NY' };
  const unchecked = (changes: Partial<LawFacts>, named: Parameters<typeof lawNotChecked>[1] = vet) =>
    lawNotChecked(lawFacts([licensed], changes), named).map(({ reason }) => reason);

  it('P-398 is none if all facts are known', () => {
    expect(unchecked({})).toEqual([]);
    expect(unchecked({}, null)).toEqual([]);
    const food = lawProduct({ ingredients: [], classification: 'Food - Dry' });
    expect(unchecked({ product: food })).toEqual([]);
  });

  it('P-398 is that of a location without an address, of an unknown state, or of one without law', () => {
    expect(unchecked({ location: addressIn() })).toEqual([
      'This location has no address, so the law of its state was not checked.',
    ]);
    expect(unchecked({ location: addressIn('NY', '??') })).toEqual([
      'The state of an address of this location is unknown, so the law of its state was not checked.',
    ]);
    expect(unchecked({ location: addressIn('VT') }, null)).toEqual([
      'The law of Vermont is not in the package, so it was not checked.',
    ]);
  });

  it('P-398 is that of a state whose limits for a controlled product are not in the package', () => {
    const product = lawProduct({ deaSchedule: 'C-IV', isControlled: true });
    expect(unchecked({ product })).toEqual([
      'Limits of New York are not in the package; only those of federal law were checked.',
    ]);
    const limited = lawFacts([licensed, atMost('refills', 5)], { product });
    expect(lawNotChecked(limited, vet)).toEqual([]);
  });

  it('P-398 is that of a product without an ingredient, and of a vet without the state of the license', () => {
    expect(unchecked({ product: lawProduct({ ingredients: [] }) })).toEqual([
      'The product has no ingredient in the catalog, so they were not checked.',
    ]);
    expect(unchecked({}, {})).toEqual([
      'Not recorded for this vet, so it was not compared with the state of the location.',
    ]);
  });
});
