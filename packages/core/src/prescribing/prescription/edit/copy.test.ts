import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asCopy, fieldsNotCopied, originTag } from './copy.js';
import { anyForm } from '../prescription.arbitrary.test-data.js';
import { product, form, location, today, vet } from '../prescription.test-data.js';
import { startPrescriptionForm } from './start-form.js';

it('P-119 marks a saved copy as Copied', () => {
  expect(originTag({ code: 'copy' })).toBe('Copied');
  expect(originTag({ code: 'create' })).toBeNull();
});

it('P-119 excludes the listed fields and uses the listed defaults', () => {
  const old = {
    ...form(),
    product: product(),
    unitPerFill: 30,
    rxOrigin: { code: 'create' },
    version: 3,
    workflowLocationUserId: '12',
    currentWorkflowStatusId: '5',
    pimsConsultId: 'c',
    prescExpiryDate: '2020-01-01',
    notifyClientDate: '2020-01-01',
  };
  const copy = startPrescriptionForm(
    { from: 'copy', prescription: old },
    { today, location: location(), authorizingVets: [vet()], currentUserId: '11', patientVetId: null },
  );
  for (const field of fieldsNotCopied) expect(copy[field]).toBeNull();
  for (const field of ['prescExpiryDate', 'notifyClientDate'] as const) expect(copy[field]! >= today).toBe(true);
});

it('P-305 copies only what is prescribed from an external prescription', () => {
  const elsewhere = {
    number: 'VN-88',
    prescriber: 'Dr. Ines Roth',
    place: 'Saratoga Vets',
    note: 'By mail.',
    fillsLeft: 77,
  };
  const old = { ...form(), product: product(), unitPerFill: 30, rxOrigin: { code: 'create' }, version: 1, elsewhere };
  const copy = startPrescriptionForm(
    { from: 'copy', prescription: { ...old, noteToPharmacy: null, noteToClient: null, authorizingVet: null } },
    { today, location: location(), authorizingVets: [vet()], currentUserId: '11', patientVetId: null },
  );
  expect(copy).toMatchObject({ directions: form().directions, rxOriginCode: 'copy' });
  for (const word of Object.values(elsewhere)) expect(Object.values(copy)).not.toContain(word);
  expect(Object.keys(copy)).not.toContain('elsewhere');
});

it('P-119 never copies workflow, consult, or version, and keeps every other field', () => {
  fc.assert(
    fc.property(anyForm, (any) => {
      const copy = asCopy(any);
      for (const field of fieldsNotCopied) expect(copy[field]).toBeNull();
      expect(copy.rxOriginCode).toBe('copy');
      const own = new Set<string>([...fieldsNotCopied, 'rxOriginCode']);
      for (const [field, value] of Object.entries(any))
        if (!own.has(field)) expect(Object.is(copy[field as keyof typeof copy], value)).toBe(true);
    }),
  );
});
