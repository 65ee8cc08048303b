import { allowed } from '../../base/failure/index.js';
import { sampleKnowledge } from '../../knowledge/sample-knowledge.test-data.js';
import type { IssuedTherapyFacts, SigningFacts } from '../../safety/signing/index.js';
import { checkConflicts } from '../../safety/conflict/index.js';
import { conflictSubject, type PrescriptionForm, type PrescriptionFormFacts } from '../prescription/index.js';
import { inNewYork, product, vet } from '../prescription/prescription.test-data.js';
import { emptyPrescriptionForm } from '../prescription/form/normalize-form.js';
import type { RenewalSource } from './index.js';

const today = '2026-11-20';
const knowledge = sampleKnowledge();

const tablets = {
  ...product({ id: '60', title: 'Thyro-Tabs Canine', productFamily: 'Thyro-Tabs', ingredients: ['levothyroxine'] }),
  ...{ strengthDisplay: '0.5 mg', packsizeQty: 120, hasFlavor: false, productFlavors: [], shelfLife: null },
  priceBooks: [],
};
const therapyProduct = {
  ...{ id: '60', title: 'Thyro-Tabs Canine', productFamily: 'Thyro-Tabs', strengthDisplay: '0.5 mg', unit: 'tablets' },
  ...{ ingredients: ['levothyroxine'], keywords: [], packsizeQty: 120 },
};
const directions = 'Give 1 tablet by mouth every 12 hours.';

/** The last prescription: almost a year ago, no longer fillable, for the same drug. */
export const lastIssued: IssuedTherapyFacts = {
  ...{ id: '900', rxNumber: '25-104117', elsewhere: null, issuedAt: '2025-12-02T15:00:00.000Z', by: 'Dr. Okafor' },
  ...{ product: therapyProduct, quantity: 120, directions, daysSupply: 60, refills: 5, prnFlag: false },
  ...{ flavorId: null, expiresOn: '2026-11-10', isFillable: false },
};

export const known: SigningFacts = {
  therapy: [],
  issued: [lastIssued],
  weights: [
    { at: '2026-06-01T15:00:00.000Z', weight: 68.9, weightUnit: 'lbs', by: 'Priya Natarajan' },
    { at: '2025-10-01T15:00:00.000Z', weight: 69.6, weightUnit: 'lbs', by: 'Luis Ferreira' },
  ],
  declines: [],
  animals: [],
  usage: { count: 0, median: null },
};

const dog: RenewalSource['patient'] & Recorded = {
  ...{ id: '31', name: 'Biscuit', isActive: true, isOfficeUse: false, isDeceased: false, pimsId: 'p-1' },
  species: { code: 'canine', name: 'Canine' },
  breed: { code: 'beagle', name: 'Beagle' },
  weightUnit: 'lbs',
  ...{ gender: 'S', birthdate: '2020-01-01', weight: 68.9, allergies: [], healthConditions: [], currentMeds: [] },
  ...{ activePrescriptions: [], lastExamDate: '2026-05-07', prescVetLocationUserId: '12' },
};

const owner = { id: '21', isActive: true, isOfficeUse: false, firstName: 'Simone', lastName: 'Delacroix' };
const license = { vetLicenseState: 'NY', vetLicenseExpiration: '2028-05-31' };
const vets = [
  { ...vet({ id: '11' }), ...license, displayName: 'Dr. Maya Okafor' },
  { ...vet({ id: '12' }), ...license, displayName: 'Dr. Annika Rosenthal' },
];

export const form: PrescriptionForm = {
  ...emptyPrescriptionForm,
  ...{ productId: '60', unitPerFill: 120, directions, refills: 5, daysSupply: 60, prescExpiryDate: '2027-11-20' },
  ...{ authorizingVet: '11', notifyClientDate: today, locationId: '1', locationClientId: '21' },
  ...{ locationPatientId: '31', rxOriginCode: 'create' },
};

const previous = {
  ...{ id: '900', rxNumber: '25-104117', issuedDate: '2025-12-02T15:00:00.000Z', authorizingVet: '12' },
  ...{ authorizingVetLocationUser: { displayName: 'Dr. Annika Rosenthal' }, product: tablets, unitPerFill: 120 },
  ...{ directions, daysSupply: 60, refills: 5, prnFlag: false, flavorId: null },
};

type Recorded = NonNullable<PrescriptionFormFacts['patient']>;

/** Changes of a clean renewal, by the record that has the value. */
export interface Changes {
  readonly request?: Partial<RenewalSource['request']>;
  readonly form?: Partial<PrescriptionForm>;
  readonly product?: Partial<typeof tablets>;
  readonly patient?: Partial<Pick<RenewalSource['patient'], 'gender' | 'lastExamDate' | 'prescVetLocationUserId'>> &
    Partial<Pick<Recorded, 'name' | 'weight' | 'allergies' | 'currentMeds'>>;
  readonly facts?: Partial<SigningFacts>;
  readonly source?: Partial<RenewalSource>;
  readonly quantityRequested?: number | null;
}

/** A renewal that passes every gate, for Dr. Okafor, to whom it is assigned. */
export function renewal(changes: Changes = {}): RenewalSource {
  const patient = { ...dog, ...changes.patient };
  const prescribed = { ...tablets, ...changes.product };
  const facts = { ...known, ...changes.facts };
  const typed = { ...form, ...changes.form };
  const request: RenewalSource['request'] = {
    status: 'PENDING',
    ...{ id: '31', type: 'expiring', prescriptionId: null, productId: '60', flavorId: null, joined: [] },
    ...{ assignedToLocationUser: { id: '11', displayName: 'Dr. Maya Okafor' }, ...changes.request },
  };
  const here = inNewYork;
  const formFacts: PrescriptionFormFacts = {
    ...{ entry: 'approval', today, viewerId: '11', product: prescribed, location: here, features: new Set() },
    ...{ authorizingVets: vets, workflowUsers: [], workflowStatuses: [], reasonsForCompound: [] },
    ...{ isOfficeUse: false, client: owner, patient, isPatientOfClient: true, taskId: '31', draft: null },
    request: {
      ...{ prescription: null, previousPrescription: { product: prescribed }, product: prescribed },
      quantityRequested: changes.quantityRequested === undefined ? 120 : changes.quantityRequested,
    },
    ...{ previous: { id: '900', productId: '60' }, knowledge, known: facts },
  };
  const subject = conflictSubject(formFacts, typed);
  return {
    ...{ request, form: typed, formFacts, patient, client: owner, previous },
    summary: {
      ...{ product: prescribed, patient: { ...patient, pimsProviderId: null, pimsConnectionType: null } },
      ...{ location: here, features: new Set(), vets, isOfficeUse: false, draft: null, viewerId: '11', facts },
    },
    report: subject && checkConflicts(subject),
    ...{ authority: allowed, ownVetIds: [], externalServices: [], ...changes.source },
  };
}
