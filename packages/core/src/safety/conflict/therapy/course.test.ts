import { describe, expect, it } from 'vitest';
import type { ActiveTherapyFacts, IssuedTherapyFacts } from '../../signing/index.js';
import { checkConflicts, type ConflictSubject } from '../index.js';
import { medication, subject } from '../conflict.test-data.js';
import { isUsedUp, lastDayOf } from './course.js';

const zone = 'America/New_York';
const product = (title: string, ingredients: readonly string[], keywords: readonly string[] = []) => ({
  ...{ id: `p-${title}`, title, productFamily: title, strengthDisplay: null, ingredients, keywords },
  ...{ packsizeQty: null, unit: 'tablets' },
});
const metacam = product('Metacam Oral Suspension', ['meloxicam'], ['nsaid']);

function issued(facts: Partial<IssuedTherapyFacts> = {}): IssuedTherapyFacts {
  return {
    ...{ id: 'i1', issuedAt: '2026-11-10T15:00:00Z', by: 'Dr. A', rxNumber: '26-1', elsewhere: null, product: metacam },
    ...{ quantity: 10, directions: null, daysSupply: 5, refills: 0, prnFlag: false, flavorId: null },
    ...{ expiresOn: '2027-11-10', isFillable: false },
    ...facts,
  };
}

const nothing = { therapy: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } };
const rimadyl = { id: 'r', title: 'Rimadyl', ingredients: ['carprofen'], keywords: ['nsaid'] };
const found = (facts: Partial<ConflictSubject>, given: object = rimadyl, patient: object = {}) => {
  const { conflicts, advisories } = checkConflicts(subject(given, patient, { timeZone: zone, ...facts }));
  return [...conflicts, ...advisories].map(({ ruleId, patientValue }) => `${ruleId} ${patientValue}`);
};

describe('the course of an issued prescription', () => {
  it('P-327 ends by its days supply, else by quantity and directions, including refills', () => {
    const last = (facts: Partial<IssuedTherapyFacts>) => lastDayOf(issued(facts), zone);
    expect(last({})).toBe('2026-11-14');
    expect(last({ refills: 2 })).toBe('2026-11-24');
    expect(last({ daysSupply: null, quantity: 20, directions: 'Give 2 tablets by mouth once daily.' })).toBe(
      '2026-11-19',
    );
    expect(last({ daysSupply: null })).toBeNull();
    expect(last({ prnFlag: true })).toBeNull();
    expect(last({ issuedAt: '2026-11-11T03:00:00Z' })).toBe('2026-11-14');
  });

  it('P-327 of a depot injection lasts as long as it acts', () => {
    const depot = product('Depo-Medrol', ['methylprednisolone acetate'], ['corticosteroid']);
    expect(lastDayOf(issued({ product: depot, daysSupply: 1 }), zone)).toBe('2026-12-07');
    expect(lastDayOf(issued({ product: depot, daysSupply: null }), zone)).toBe('2026-12-07');
    expect(lastDayOf(issued({ product: depot, daysSupply: 60 }), zone)).toBe('2027-01-08');
  });

  it('P-327 ends on the day after its last, and never while fills remain or its length is unknown', () => {
    const over = (facts: Partial<IssuedTherapyFacts>, isOpen: boolean, today: string) =>
      isUsedUp(issued(facts), isOpen, { timeZone: zone, today });
    expect([over({}, false, '2026-11-14'), over({}, false, '2026-11-15')]).toEqual([false, true]);
    expect(over({}, true, '2026-12-15')).toBe(false);
    expect(over({ daysSupply: null }, false, '2027-12-15')).toBe(false);
  });
});

describe('ended medications', () => {
  it('P-327 match rows with a washout period, for its number of days, with their last day', () => {
    const facts = { ...nothing, issued: [issued()] };
    expect(found({ facts })).toEqual(['I02 Metacam Oral Suspension, until 11-14-2026']);
    expect(found({ facts, today: '2026-11-21' })).toEqual(['I02 Metacam Oral Suspension, until 11-14-2026']);
    expect(found({ facts, today: '2026-11-22' })).toEqual([]);
    const steroid = { id: 's', title: 'Prednisone', ingredients: ['prednisone'], keywords: ['corticosteroid'] };
    expect(found({ facts }, steroid)).toEqual(['I01 Metacam Oral Suspension, until 11-14-2026']);
  });

  it('P-327 a depot injection still acts after its prescription has expired', () => {
    const depot = product('Depo-Medrol', ['methylprednisolone acetate'], ['corticosteroid']);
    const facts = { ...nothing, issued: [issued({ product: depot, daysSupply: null, expiresOn: '2026-11-11' })] };
    expect(found({ facts })).toEqual(['I01 Depo-Medrol, acts until 12-07-2026']);
    expect(found({ facts, today: '2026-12-14' })).toEqual(['I01 Depo-Medrol, until 12-07-2026']);
    expect(found({ facts, today: '2026-12-15' })).toEqual([]);
  });

  it('P-327 insulin always matches an SGLT2 inhibitor, however long ago it ended', () => {
    const lantus = product('Lantus', ['insulin glargine'], ['insulin']);
    const facts = { ...nothing, issued: [issued({ product: lantus, issuedAt: '2019-01-01T15:00:00Z' })] };
    const bexacat = { id: 'b', title: 'Bexacat', ingredients: ['bexagliflozin'], keywords: ['sglt2 inhibitor'] };
    const cat = { species: { code: 'feline', name: 'Feline' } };
    expect(found({ facts }, bexacat, cat)).toEqual(['I07 Lantus, until 01-05-2019']);
  });

  it('P-327 a second dose of meloxicam conflicts for a cat even as a renewal, and not for a dog', () => {
    const injection = { id: metacam.id, title: metacam.title, ingredients: ['meloxicam'], keywords: ['nsaid'] };
    const given = { ...injection, productPresentation: { id: '1', description: 'Injection' } };
    const facts = { facts: { ...nothing, issued: [issued({ daysSupply: 1 })] }, renewedProductId: metacam.id };
    expect(found(facts, given, { species: { code: 'feline', name: 'Feline' } })).toEqual([
      'I16 Metacam Oral Suspension, until 11-10-2026',
    ]);
    expect(found(facts, given)).toEqual([]);
  });

  it('P-327 a completed course is not a current medication, although its prescription has not expired', () => {
    const active = medication('Metacam Oral Suspension', {
      ingredients: ['meloxicam'],
      keywords: ['nsaid'],
      prescriptionId: 'i1',
    });
    const at = (today: string, therapy: readonly ActiveTherapyFacts[] = []) =>
      found({ today, facts: { ...nothing, therapy, issued: [issued()] } }, rimadyl, { activePrescriptions: [active] });
    expect(at('2026-11-14')).toEqual(['I02 Metacam Oral Suspension']);
    expect(at('2026-11-15')).toEqual(['I02 Metacam Oral Suspension, until 11-14-2026']);
    expect(at('2026-12-20')).toEqual([]);
    const open: ActiveTherapyFacts = {
      ...issued(),
      ...{ kind: 'prescription', at: '2026-11-10T15:00:00Z', fillsLeft: 1, unitsLeft: 10, isFilled: false },
      ...{ previousPrescriptionId: null, prescriptionId: null },
    };
    expect(at('2026-12-20', [open])).toEqual(['I02 Metacam Oral Suspension']);
  });
});
