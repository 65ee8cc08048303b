import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cdsCallSchema } from './index.js';

const bundle = (...resources: readonly unknown[]) => ({
  resourceType: 'Bundle',
  entry: resources.map((resource) => ({ resource })),
});
const sent = (changes: object = {}, context: object = {}) => ({
  hook: 'order-sign',
  hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
  context: { userId: 'Practitioner/1', patientId: '1', draftOrders: bundle(), ...context },
  prefetch: {},
  ...changes,
});
const decoded = (body: unknown) => cdsCallSchema.parse(body);

it('P-412 the context of a call has to be complete', () => {
  expect(decoded(sent())).toMatchObject({ hook: 'order-sign', patientId: '1', orders: [], selections: null });
  const wrong = [
    sent({ hook: 'patient-view' }),
    sent({ hookInstance: undefined }),
    sent({}, { patientId: undefined }),
    sent({}, { draftOrders: undefined }),
    sent({}, { draftOrders: bundle(...Array.from({ length: 21 }, () => ({}))) }),
    null,
    'order-sign',
  ];
  for (const body of wrong) expect(cdsCallSchema.safeParse(body).success).toBe(false);
});

it('P-412 selections count for order-select only', () => {
  const selections = ['MedicationRequest/1'];
  expect(decoded(sent({ hook: 'order-select' }, { selections })).selections).toEqual(selections);
  expect(decoded(sent({}, { selections })).selections).toBeNull();
});

it('P-412 a query is answered by a resource, a bundle, or null for none; a failed or missing one is not', () => {
  const patient = { resourceType: 'Patient', id: '1' };
  const { prefetch } = decoded(
    sent({
      prefetch: {
        patient,
        allergies: null,
        conditions: { resourceType: 'OperationOutcome', issue: [] },
        medications: { ...bundle(patient), link: [{ relation: 'next', url: 'x' }] },
        prescriptions: bundle(...Array.from({ length: 101 }, () => patient)),
      },
    }),
  );
  expect(prefetch.patient).toEqual({ resources: [patient], isPartial: false });
  expect(prefetch.allergies).toEqual({ resources: [], isPartial: false });
  expect([prefetch.conditions, prefetch.weight]).toEqual([null, null]);
  expect(prefetch.medications?.isPartial).toBe(true);
  expect(prefetch.prescriptions).toMatchObject({ isPartial: true });
  expect(prefetch.prescriptions?.resources).toHaveLength(100);
});

it('P-412 P-414 a resource of another shape is kept by its type, and does not refuse the call', () => {
  const orders = bundle(
    { resourceType: 'MedicationRequest', id: 'a', medicationCodeableConcept: 'carprofen' },
    { resourceType: 'NutritionOrder', id: 'b' },
    7,
  );
  expect(decoded(sent({}, { draftOrders: orders })).orders).toEqual([
    { resourceType: 'Other', id: 'a', sentAs: 'MedicationRequest' },
    { resourceType: 'Other', id: 'b', sentAs: 'NutritionOrder' },
    { resourceType: 'Other', id: null, sentAs: null },
  ]);
});

it('P-412 any JSON is decoded or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      cdsCallSchema.safeParse(one);
      const { orders } = decoded(sent({ prefetch: { patient: one, allergies: other } }, { draftOrders: bundle(one) }));
      expect(orders).toHaveLength(1);
    }),
  );
});
