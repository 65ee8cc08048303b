import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActiveTherapyFacts } from '../../signing/index.js';
import { checkConflicts } from '../check-conflicts.js';
import { sample, subject } from '../conflict.test-data.js';

const prednisone: ActiveTherapyFacts = {
  ...{ kind: 'draft', id: '90', at: '2026-11-20T14:00:00.000Z', by: 'Dr. Lind', rxNumber: null, elsewhere: null },
  product: {
    ...{ id: '1223', title: 'Prednisone Tablets', productFamily: 'Prednisone', strengthDisplay: '5 mg' },
    ...{ ingredients: ['prednisone'], keywords: ['corticosteroid'], packsizeQty: 30, unit: 'tablets' },
  },
  ...{ quantity: 30, directions: null, daysSupply: null, refills: null, prnFlag: false, fillsLeft: null },
  ...{ unitsLeft: null, isFilled: false, expiresOn: null, previousPrescriptionId: null, prescriptionId: null },
};
const facts = (...therapy: ActiveTherapyFacts[]) => ({
  ...{ therapy, issued: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } },
});
const carprofen = (over: object = {}) => ({
  ...subject({ ingredients: ['carprofen'], keywords: ['nsaid'] }),
  knowledge: sample,
  ...over,
});
const interactions = (over: object) => {
  const { conflicts, advisories } = checkConflicts(carprofen(over));
  return [...conflicts, ...advisories]
    .filter(({ kind }) => kind === 'interaction')
    .map(({ ruleId, grade, patientValue }) => ({ ruleId, grade, patientValue }));
};

describe('what waits for the patient', () => {
  it.each([
    ['draft', 'Prednisone Tablets, drafted'],
    ['request', 'Prednisone Tablets, requested'],
  ] as const)('P-423 a %s of others is compared, and worth knowing', (kind, patientValue) => {
    expect(interactions({ facts: facts({ ...prednisone, kind }) })).toEqual([
      { ruleId: 'I01', grade: 'worth-knowing', patientValue },
    ]);
  });

  it('P-423 the draft and the request of the prescription itself are not', () => {
    const self = { taskId: '90', draftId: '91', previousPrescriptionId: null };
    expect(interactions({ facts: facts({ ...prednisone, id: '91' }), self })).toEqual([]);
    expect(interactions({ facts: facts({ ...prednisone, kind: 'request' }), self })).toEqual([]);
  });

  it('P-423 nothing that waits ever interrupts by an interaction', () => {
    const drugs = fc.constantFrom('prednisone', 'meloxicam', 'methotrexate', 'furosemide', 'selegiline');
    fc.assert(
      fc.property(fc.array(drugs, { maxLength: 4 }), fc.constantFrom('request', 'draft'), (names, kind) => {
        const waiting = names.map((name, at) => ({
          ...{ ...prednisone, kind, id: String(at) },
          product: { ...prednisone.product, title: name, ingredients: [name], keywords: [] },
        }));
        expect(interactions({ facts: facts(...waiting) }).filter(({ grade }) => grade !== 'worth-knowing')).toEqual([]);
      }),
    );
  });
});
