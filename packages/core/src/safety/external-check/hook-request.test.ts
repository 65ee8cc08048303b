import { expect, it } from 'vitest';
import { allergy, condition, medication, subject } from '../conflict/conflict.test-data.js';
import { draft, facts, issuedTherapy, request, therapy } from '../conflict/therapy.test-data.js';
import { cdsPrefetch } from '../cds/index.js';
import type { ConflictSubject } from '../signing/index.js';
import { hookRequest } from './index.js';

const carprofen = { title: 'Rimadyl Chewable Tablets', ingredients: ['carprofen'] };
const dosing = {
  strengthDisplay: '75 mg',
  unit: 'tablets',
  packsizeQty: 60,
  unitPerFill: 30,
  directions: 'Give 1 tablet by mouth every 24 hours.',
  refills: 2,
  prnFlag: false,
};
const given = subject(
  carprofen,
  {
    allergies: [allergy('Penicillin'), allergy('Pollen', 'environment')],
    healthConditions: [condition('Chronic kidney disease')],
    currentMeds: [medication('Galliprant 60 mg', { ingredients: ['grapiprant'] })],
  },
  {
    daysSupply: 30,
    dosing,
    facts: {
      ...facts(
        [therapy(), draft(), draft({ id: '23' }), request()],
        [issuedTherapy(), issuedTherapy({ id: '30', isFillable: false })],
      ),
      weights: [{ at: '2026-11-01T15:00:00.000Z', weight: 22, weightUnit: 'lbs', by: null }],
    },
    self: { taskId: '7', draftId: '22', previousPrescriptionId: '31' },
  },
);
const asked = (hook: 'order-select' | 'order-sign', of: ConflictSubject = given) =>
  hookRequest(
    { hook, prefetch: cdsPrefetch },
    { subject: of, patientId: '12', userId: '4', hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea' },
  );
const subjectOf12 = { reference: 'Patient/12' };

it('P-424 sends the order with the user and the patient', () => {
  const { context, ...call } = asked('order-sign');
  expect(call).toMatchObject({ hook: 'order-sign', hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea' });
  expect(context).toEqual({
    userId: 'Practitioner/4',
    patientId: '12',
    draftOrders: {
      resourceType: 'Bundle',
      type: 'collection',
      entry: [
        {
          resource: {
            resourceType: 'MedicationRequest',
            id: '22',
            status: 'draft',
            intent: 'order',
            medicationCodeableConcept: { text: 'Rimadyl Chewable Tablets 75 mg (carprofen)' },
            subject: subjectOf12,
            dosageInstruction: [{ text: 'Give 1 tablet by mouth every 24 hours.' }],
            dispenseRequest: {
              numberOfRepeatsAllowed: 2,
              quantity: { value: 30, unit: 'tablets' },
              expectedSupplyDuration: { value: 30, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' },
            },
            priorPrescription: { reference: 'MedicationRequest/31' },
          },
        },
      ],
    },
  });
});

it('P-424 names the selected order with order-select only', () => {
  expect(asked('order-select').context.selections).toEqual(['MedicationRequest/22']);
  expect(asked('order-sign').context).not.toHaveProperty('selections');
});

it('P-424 leaves out what is not filled in, and unlimited refills', () => {
  const empty = { ...dosing, strengthDisplay: null, unitPerFill: null, directions: ' ', refills: null };
  const order = (changes: object) =>
    asked('order-select', subject(carprofen, {}, { dosing: { ...empty, ...changes } })).context.draftOrders.entry[0]
      ?.resource;
  expect(order({})).toEqual({
    resourceType: 'MedicationRequest',
    id: 'draft',
    status: 'draft',
    intent: 'order',
    medicationCodeableConcept: { text: 'Rimadyl Chewable Tablets (carprofen)' },
    subject: subjectOf12,
  });
  expect(order({ refills: 5, prnFlag: true })).not.toHaveProperty('dispenseRequest');
});

it('P-424 sends the record that our own check compares', () => {
  const { prefetch } = asked('order-sign');
  const resources = (key: string) => {
    const answer = prefetch[key];
    return answer && 'entry' in answer
      ? (answer.entry as readonly { resource: object }[]).map((one) => one.resource)
      : answer;
  };
  expect(prefetch.patient).toEqual({
    resourceType: 'Patient',
    id: '12',
    birthDate: '2020-01-01',
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
        extension: [
          {
            url: 'species',
            valueCodeableConcept: {
              coding: [{ system: 'http://snomed.info/sct', code: '448771007' }],
              text: 'Canine',
            },
          },
          { url: 'breed', valueCodeableConcept: { text: 'Beagle' } },
        ],
      },
    ],
  });
  expect(resources('allergies')).toMatchObject([
    { code: { text: 'Penicillin' }, category: ['medication'], patient: subjectOf12 },
    { code: { text: 'Pollen' }, category: ['environment'], patient: subjectOf12 },
  ]);
  expect(resources('conditions')).toMatchObject([{ code: { text: 'Chronic kidney disease' }, subject: subjectOf12 }]);
  expect(resources('medications')).toMatchObject([
    { status: 'active', medicationCodeableConcept: { text: 'Galliprant 60 mg (grapiprant)' } },
  ]);
  expect(resources('weight')).toMatchObject([
    {
      effectiveDateTime: '2026-11-01T15:00:00.000Z',
      valueQuantity: { value: 22, unit: 'lb', code: '[lb_av]', system: 'http://unitsofmeasure.org' },
    },
  ]);
  // Neither the order itself nor the request that it answers is another prescription.
  expect(resources('prescriptions')).toMatchObject([
    { id: '31', status: 'active', intent: 'order', authoredOn: '2026-11-21T14:20:00.000Z' },
    { id: '30', status: 'completed', intent: 'order' },
    { id: 'draft-23', status: 'draft', intent: 'order' },
  ]);
});

it('P-424 sends nothing that names the animal, its owner, or another user', () => {
  const text = JSON.stringify(asked('order-sign'));
  expect(text).not.toContain('Lindqvist');
  expect(text).not.toContain('Natarajan');
  expect(Object.keys(asked('order-sign').prefetch.patient ?? {})).toEqual([
    'resourceType',
    'id',
    'birthDate',
    'extension',
  ]);
});

it('P-424 sends an unknown species, birth date or weight as none', () => {
  const unknown = { species: { code: 'unknown', name: 'Unknown' }, birthdate: '1900-12-31', weight: 0 } as const;
  const { prefetch } = asked('order-sign', subject(carprofen, unknown));
  expect(prefetch.patient).toEqual({ resourceType: 'Patient', id: '12' });
  expect(prefetch.weight).toBeNull();
});
