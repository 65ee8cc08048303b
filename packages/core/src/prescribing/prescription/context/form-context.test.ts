import { knowledge } from '../../../safety/conflict/conflict.test-data.js';
import { describe, expect, it } from 'vitest';
import { context, form, location, product, vet } from '../prescription.test-data.js';
import { conflictSubject } from './conflict-subject.js';
import { prescriptionFormContext } from './form-context.js';
import type { PrescriptionFormFacts } from './form-facts.js';

const nothingKnown = {
  therapy: [],
  issued: [],
  weights: [],
  declines: [],
  animals: [],
  usage: { count: 0, median: null },
};
const patient: NonNullable<PrescriptionFormFacts['patient']> = {
  ...{ id: '31', name: 'Otis', isActive: true, isOfficeUse: false, isDeceased: false, pimsId: null },
  ...{ species: { code: 'canine', name: 'Canine' }, breed: null, birthdate: null, weight: 20, weightUnit: 'kg' },
  ...{ allergies: [], healthConditions: [], currentMeds: [], activePrescriptions: [] },
  ...{ isPIMSImport: false, pimsConnectionType: null },
};
const author = { field: 'noteToPharmacy', locationUserId: '13', displayName: 'Priya', at: '2026-11-20T11:00:00.000Z' };
const draft = {
  ...{ id: '41', locationClientId: '21', locationPatientId: '31', isOfficeUse: false },
  ...{ noteToPharmacy: 'No capsules.', writtenBy: [author] },
};

const facts = (changes: Partial<PrescriptionFormFacts> = {}): PrescriptionFormFacts => ({
  entry: 'create',
  today: '2026-11-20',
  viewerId: '12',
  product: product(),
  location: location(),
  features: new Set(),
  authorizingVets: [vet()],
  workflowUsers: [],
  workflowStatuses: [],
  reasonsForCompound: [],
  isOfficeUse: false,
  knowledge,
  client: context().client,
  patient,
  isPatientOfClient: true,
  request: null,
  taskId: null,
  draft: null,
  previous: null,
  known: nothingKnown,
  ...changes,
});

describe('the context of a form', () => {
  it('P-077 P-090 reads the features of the location, and none that is not enabled', () => {
    const enabled = new Set(['showNoteToClient', 'pimsWriteback']);
    expect(prescriptionFormContext(facts({ features: enabled }), null)).toMatchObject({
      showNoteToClient: true,
      hasPimsWriteback: true,
    });
    expect(prescriptionFormContext(facts(), null)).toMatchObject({ showNoteToClient: false, hasPimsWriteback: false });
  });

  it('P-048 P-155 asks for the quantity and the products of the request', () => {
    const request = { product: product(), previousPrescription: null, prescription: null, quantityRequested: 90 };
    const answered = prescriptionFormContext(facts({ entry: 'approval', request, taskId: '90' }), null);
    expect([answered.requestedQuantity, answered.requestedProducts]).toEqual([90, [request.product]]);
    expect(prescriptionFormContext(facts(), null)).toMatchObject({ requestedQuantity: null, requestedProducts: null });
  });

  it('P-247 has the note of a draft that another user wrote', () => {
    expect(prescriptionFormContext(facts({ draft }), 'serious')).toMatchObject({
      conflictGrade: 'serious',
      foreignNote: { text: 'No capsules.', author },
      stored: draft,
    });
    expect(prescriptionFormContext(facts({ draft, viewerId: '13' }), null).foreignNote).toBeNull();
  });
});

describe('the subject of the conflict check', () => {
  it('P-088 P-236 is the form at its location, without the prescription itself', () => {
    const previous = { id: '40', productId: '7' };
    const subject = conflictSubject(facts({ entry: 'approval', taskId: '90', draft, previous }), form());
    expect(subject).toMatchObject({
      timeZone: location().timeZone,
      renewedProductId: '7',
      self: { taskId: '90', draftId: '41', previousPrescriptionId: '40' },
      facts: nothingKnown,
    });
  });

  it('P-236 of a new prescription renews nothing, whatever was prescribed before', () => {
    const subject = conflictSubject(facts({ previous: { id: '40', productId: '7' } }), form());
    expect(subject).toMatchObject({ renewedProductId: null, self: { previousPrescriptionId: null } });
  });

  it('P-082 takes a number that is still being typed as missing', () => {
    const subject = conflictSubject(facts(), { ...form(), daysSupply: Number.NaN, unitPerFill: Number.NaN });
    expect([subject?.daysSupply, subject?.dosing?.unitPerFill]).toEqual([null, null]);
  });

  it('P-231 does not exist for office use, and without a product or a patient', () => {
    for (const without of [{ isOfficeUse: true }, { product: null }, { patient: null }])
      expect(conflictSubject(facts(without), form())).toBeNull();
  });
});
