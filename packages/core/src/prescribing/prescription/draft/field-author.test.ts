import { describe, expect, it } from 'vitest';
import { authorsAfterSave, type FieldAuthor, pharmacyRationale, unwrittenDraft } from '../index.js';
import { authoredFields } from './saved-field.js';
import { form, location, product, today, vet } from '../prescription.test-data.js';

const around = {
  today,
  location: location(),
  authorizingVets: [vet()],
  currentUserId: '13',
  patientVetId: '11',
};
const parties = { locationClientId: '21', locationPatientId: '31', isOfficeUse: false };
const draft = () => unwrittenDraft({ product: product(), parties }, around);
const priya = { locationUserId: '13', displayName: 'Priya Natarajan', at: '2026-11-22T11:00:00.000Z' };
const maya = { locationUserId: '11', displayName: 'Dr. Maya Okafor', at: '2026-11-22T12:00:00.000Z' };

describe('author of a field', () => {
  it("P-246 is null for what a product's form fills in by itself", () => {
    expect(authorsAfterSave([], { before: draft(), after: draft() }, priya)).toEqual([]);
    const after = { ...draft(), directions: 'Give 1 tablet.', refills: 1, noteToPharmacy: 'Toy breed.' };
    expect(authorsAfterSave([], { before: draft(), after }, priya)).toEqual([
      { field: 'directions', ...priya },
      { field: 'refills', ...priya },
      { field: 'noteToPharmacy', ...priya },
    ]);
  });

  it('P-246 is whoever chose another product, client, or patient than the form had', () => {
    const before = draft();
    expect(before).toMatchObject({ product: { id: product().id }, locationClientId: '21', locationPatientId: '31' });
    expect(unwrittenDraft({ product: null, parties }, around).product).toEqual({ id: '' });
    for (const [field, change] of [
      ['productId', { product: { id: '9999' } }],
      ['locationClientId', { locationClientId: '22' }],
      ['locationPatientId', { locationPatientId: '32' }],
    ] as const)
      expect(authorsAfterSave([], { before, after: { ...before, ...change } }, priya)).toEqual([{ field, ...priya }]);
  });

  it("P-246 is null for the pharmacy's own reason", () => {
    const compounded = product({ compound: true, hasPharmacyRationale: true });
    expect(unwrittenDraft({ product: compounded, parties }, around).reasonForCompound).toBe(pharmacyRationale);
    expect(draft().reasonForCompound).toBeNull();
  });

  it('P-246 is null for what a request asks for, and the user who takes over a previous prescription for its text', () => {
    const { productId: _, locationId: __, rxOriginCode: ___, ...values } = form();
    const request = {
      product: product(),
      flavorId: '3',
      quantityRequested: 90,
      isAutoship: false,
      locationClientId: '21',
      locationPatientId: '31',
      locationClient: { isOfficeUse: false },
    };
    const asked = unwrittenDraft({ task: request }, around);
    expect(asked).toMatchObject({ unitPerFill: 90, flavorId: '3', directions: null, authorizingVet: '11' });
    const after = { ...asked, directions: values.directions };
    expect(authorsAfterSave([], { before: asked, after }, priya).map(({ field }) => field)).toEqual(['directions']);
    const previous = { ...values, product: product(), rxOrigin: { code: 'create' }, version: 1 };
    const withPrevious = { ...request, prescription: previous, previousPrescription: previous };
    expect(unwrittenDraft({ task: withPrevious }, around)).toEqual(asked);
  });

  it('P-246 is whoever changed it last, also for cleared fields, in the order of the form', () => {
    const before = { ...draft(), directions: 'Give 1 tablet.', noteToPharmacy: 'Toy breed.', daysSupply: 30 };
    const stored: FieldAuthor[] = [
      { field: 'directions', ...priya },
      { field: 'daysSupply', ...priya },
      { field: 'noteToPharmacy', ...priya },
    ];
    const after = { ...before, daysSupply: null, unitPerFill: 30, noteToPharmacy: ' Toy breed. ' };
    expect(authorsAfterSave(stored, { before, after }, maya)).toEqual([
      { field: 'unitPerFill', ...maya },
      { field: 'directions', ...priya },
      { field: 'daysSupply', ...maya },
      { field: 'noteToPharmacy', ...priya },
    ]);
  });

  it('P-246 is kept for every field that a user fills in', () => {
    const own = [
      'locationId',
      'isOfficeUse',
      'rxOriginCode',
      'overrideReason',
      'confirmedNote',
      'confirmedPatientId',
      'version',
      'prnFlag',
    ];
    expect([...authoredFields].sort()).toEqual(
      Object.keys(form())
        .filter((field) => !own.includes(field))
        .sort(),
    );
  });
});
