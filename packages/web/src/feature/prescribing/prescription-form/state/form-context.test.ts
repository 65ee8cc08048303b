import type { ActiveTherapyFacts, OtherAnimalFacts, SigningFacts } from '@signa/core/safety';
import { describe, expect, it } from 'vitest';
import { sampleLocation } from '../../../../testing/sample-practice';
import { samplePrescription } from '../../../../testing/sample-prescription';
import { formContext } from './setting';
import type { FormSetting } from './setting';

const previous = samplePrescription();
const author = {
  field: 'noteToPharmacy',
  locationUserId: '13',
  displayName: 'Priya Natarajan',
  at: '2026-11-22T11:00:00.000Z',
};
const draft = samplePrescription({ noteToPharmacy: 'Cannot take capsules.', writtenBy: [author] });
const cat: OtherAnimalFacts = {
  id: '99',
  name: 'Bartholomew',
  species: { code: 'feline', name: 'Feline' },
  breed: null,
  birthdate: null,
  weight: null,
  weightUnit: null,
  isOfClient: true,
  clientName: null,
};
const request: ActiveTherapyFacts = {
  kind: 'request',
  id: '90',
  rxNumber: null,
  at: '2026-11-22T10:00:00.000Z',
  by: null,
  product: { ...previous.product, unit: null },
  quantity: 90,
  directions: null,
  daysSupply: null,
  refills: null,
  prnFlag: false,
  fillsLeft: null,
  unitsLeft: null,
  isFilled: false,
  expiresOn: null,
  previousPrescriptionId: null,
  prescriptionId: null,
};
const facts: SigningFacts = {
  therapy: [],
  issued: [],
  weights: [],
  declines: [],
  animals: [cat],
  usage: { count: 0, median: null },
};
const setting = (over: Partial<FormSetting> = {}): FormSetting => ({
  viewerId: '11',
  entry: 'approval',
  today: '2026-11-22',
  location: sampleLocation(),
  features: new Set(),
  product: { ...previous.product, productSpecies: ['feline'] },
  patient: previous.locationPatient,
  client: previous.locationClient,
  isOfficeUse: false,
  vets: [],
  staff: [],
  workflowStatuses: [],
  reasonsForCompound: [],
  shortcuts: [],
  request: null,
  draft,
  previous: null,
  taskId: '90',
  facts,
  ...over,
});
const contextOf = (over: Partial<FormSetting> = {}) => formContext(setting(over), 'issue', 'serious');

describe('form context for the rules', () => {
  it("P-247 includes a draft's note if another user wrote it", () => {
    expect(contextOf().foreignNote).toEqual({ text: 'Cannot take capsules.', author });
    expect(contextOf({ viewerId: '13' }).foreignNote).toBeNull();
    expect(contextOf({ draft: null }).foreignNote).toBeNull();
  });

  it('P-249 includes the other patient who could be meant, once known', () => {
    expect(contextOf().whichAnimal).toMatchObject({ reason: 'species', animals: [cat] });
    const { facts: _, ...without } = setting();
    expect(formContext(without, 'issue', null).whichAnimal).toBeNull();
    expect(contextOf({ isOfficeUse: true }).whichAnimal).toBeNull();
    expect(contextOf({ product: previous.product }).whichAnimal).toBeNull();
  });

  it('P-249 counts a namesake of another client only if a user chose the patient', () => {
    const namesake = {
      ...cat,
      name: previous.locationPatient?.name ?? '',
      species: previous.locationPatient?.species ?? null,
      isOfClient: false,
    };
    const about = { product: previous.product, facts: { ...facts, animals: [namesake] } };
    expect(contextOf(about).whichAnimal).toBeNull();
    const { taskId: _, ...chosen } = setting(about);
    expect(formContext(chosen, 'issue', null).whichAnimal).toMatchObject({ reason: 'namesake' });
    // A request's draft that is opened from the list of drafts still belongs to its request.
    const waiting = { ...request, prescriptionId: chosen.draft?.id ?? null };
    const known = { ...facts, animals: [namesake], therapy: [waiting] };
    expect(formContext({ ...chosen, facts: known }, 'issue', null).whichAnimal).toBeNull();
    expect(formContext({ ...chosen, facts: known, draft: null }, 'issue', null).whichAnimal).not.toBeNull();
  });
});
