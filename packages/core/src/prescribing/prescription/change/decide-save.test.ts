import { describe, expect, it } from 'vitest';
import { allowed, refuse } from '../../../base/failure/index.js';
import { decidePrescriptionSave, type PrescriptionSave } from './decide-save.js';
import { context, form, product } from '../prescription.test-data.js';

const save: PrescriptionSave = {
  type: 'AuthorizeRx',
  form: form(),
  context: context(),
  current: { rxStatus: null, archived: false },
  authority: allowed,
};
const decide = (changes: Partial<PrescriptionSave>) => decidePrescriptionSave({ ...save, ...changes });
const failureOf = (changes: Partial<PrescriptionSave>) => {
  const decision = decide(changes);
  return decision.allowed ? null : decision.failure;
};

describe('deciding a save', () => {
  it('P-123 returns the transition and what is stored', () => {
    expect(
      decide({ form: form({ workflowLocationUserId: '12', currentWorkflowStatusId: '5', directions: ' Give 1. ' }) }),
    ).toEqual({
      allowed: true,
      step: { allowed: true, to: 'Created', archived: false, issued: true },
      form: form({ directions: 'Give 1.' }),
    });
  });

  it('P-122 P-097 derives the mode from the type: a draft requires no authority, directions, or vet', () => {
    const draft = form({ directions: null, authorizingVet: null });
    expect(decide({ type: 'SaveAsDraft', form: draft, authority: refuse('FORBIDDEN', 'Not you.') })).toMatchObject({
      allowed: true,
      step: { to: 'Draft', issued: false },
    });
    expect(decide({ form: draft }).allowed).toBe(false);
  });

  it('P-003 returns every violation with its field and message', () => {
    expect(failureOf({ form: form({ unitPerFill: 0, refills: 12 }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Must be greater than zero & less than 10000',
      issues: [{ path: 'unitPerFill' }, { path: 'refills' }],
    });
  });

  it('P-058 P-060 rejects what normalizing would hide', () => {
    const controlled = { ...context(), product: product({ deaSchedule: 'C-II' }) };
    expect(failureOf({ type: 'SaveAsDraft', form: form({ refills: 2 }), context: controlled })?.issues).toMatchObject([
      { path: 'refills' },
    ]);
    expect(
      failureOf({ type: 'SaveAsDraft', form: form({ prnFlag: true }), context: controlled })?.issues,
    ).toMatchObject([{ path: 'prnFlag' }]);
  });

  it('P-068 returns FORBIDDEN before it reports violations of the form', () => {
    expect(failureOf({ form: form({ refills: null }), authority: refuse('FORBIDDEN', 'Not you.') })).toEqual({
      code: 'FORBIDDEN',
      message: 'Not you.',
      issues: [],
      data: {},
    });
  });

  it('P-134 returns CONFLICT for an issued prescription, whatever the form', () => {
    expect(
      failureOf({ current: { rxStatus: 'Created', archived: false }, form: form({ refills: null }) }),
    ).toMatchObject({ code: 'CONFLICT', issues: [] });
    expect(failureOf({ type: 'SaveAsDraft', current: { rxStatus: 'Draft', archived: true } })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('P-099 rejects AuthorizeRx where no pharmacy of the location dispenses the product', () => {
    const elsewhere = { ...context(), product: product({ fullfillmentVendor: '' }) };
    expect(failureOf({ context: elsewhere })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'No pharmacy of this location fills this product. Use Print Rx',
      issues: [{ path: 'addPrescriptionType' }],
    });
    expect(decide({ type: 'PrintRx', context: elsewhere })).toMatchObject({
      allowed: true,
      step: { to: 'FaxedToPharmacy' },
    });
  });

  it('P-045 rejects an issue without a product', () => {
    expect(
      failureOf({ type: 'PrintRx', form: form({ productId: null }), context: { ...context(), product: null } }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', message: 'This field is required' });
  });
});
