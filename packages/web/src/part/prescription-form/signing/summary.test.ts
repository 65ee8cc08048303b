import type { ConflictReport } from '@signa/core/conflict';
import { emptyPrescriptionForm } from '@signa/core/prescription';
import type { PrescriptionForm } from '@signa/core/prescription';
import { describe, expect, it } from 'vitest';
import { sampleLocation } from '../../../testing/sample-practice';
import { samplePrescription } from '../../../testing/sample-prescription';
import type { FormSetting } from '../setting';
import { compactText, summaryLines } from './summary';

const previous = samplePrescription();
const { product } = previous;

const setting: FormSetting = {
  viewerId: '11',
  entry: 'approval',
  today: '2026-11-20',
  location: sampleLocation(),
  features: new Set(['showNoteToClient']),
  product,
  patient: previous.locationPatient,
  client: previous.locationClient,
  isOfficeUse: false,
  vets: [],
  staff: [],
  workflowStatuses: [],
  reasonsForCompound: [],
  shortcuts: [],
  requestedQuantity: null,
  requestedProducts: null,
  draft: null,
  previous,
};
const form: PrescriptionForm = {
  ...emptyPrescriptionForm,
  productId: product.id,
  unitPerFill: 90,
  refills: 3,
  daysSupply: 90,
  directions: previous.directions,
  flavorId: '3',
};
const calm: ConflictReport = { conflicts: [], advisories: [], duplicates: [], doubts: [], notChecked: [] };

const lineOf = (label: string, over: Partial<PrescriptionForm> = {}, report = calm, at = setting) =>
  summaryLines({ ...form, ...over }, at, report).find((line) => line.label === label);

describe('what will be signed', () => {
  it('P-110 P-104 says the quantity of a controlled product in words, as its paper does', () => {
    const controlled = { ...setting, product: { ...product, isControlled: true, deaSchedule: 'C-IV' as const } };
    expect(lineOf('Quantity', {}, calm, controlled)?.value).toBe('90 (ninety) tablets');
    expect(lineOf('Quantity', { unitPerFill: 0.123 }, calm, controlled)?.value).toBe('0.123 tablets');
    expect(lineOf('Quantity')?.value).toBe('90 tablets');
  });

  it('P-104 P-184 lists the values in the order of the printed form', () => {
    const filled = {
      ...form,
      prescExpiryDate: '2027-11-20',
      notifyClientDate: '2026-11-20',
      noteToPharmacy: 'Crush',
      noteToClient: 'With food',
    };
    expect(summaryLines(filled, setting, calm).map(({ label }) => label)).toEqual([
      'Quantity',
      'Directions',
      'Days supply',
      'Refills',
      'Flavor',
      'Expires',
      'Notify client',
      'Price',
      'Note to pharmacy',
      'Note to client',
      'Authorizing vet',
    ]);
  });

  it('P-164 tells what changed against the prescription before', () => {
    expect(lineOf('Quantity')).toMatchObject({ value: '90 tablets', was: null });
    expect(lineOf('Quantity', { unitPerFill: 60 })).toMatchObject({ value: '60 tablets', was: 'was 90' });
    expect(lineOf('Quantity', { unitPerFill: 1 })).toMatchObject({ value: '1 tablet', was: 'was 90' });
    expect(lineOf('Refills', { unitPerFill: 0.5, refills: 1 })).toMatchObject({ note: '(1 tablet in all)' });
    expect(lineOf('Refills', { refills: null })).toMatchObject({ value: null, was: 'was 3' });
    expect(lineOf('Directions', { directions: 'Give half' })).toMatchObject({ was: 'changed' });
    expect(lineOf('Flavor', { flavorId: null })).toMatchObject({ value: null, was: 'was Liver' });
  });

  it('P-164 compares nothing with a prescription of another product', () => {
    const other = { ...setting, previous: { ...previous, productId: 'another' } };
    expect(lineOf('Quantity', { unitPerFill: 60 }, calm, other)).toMatchObject({ was: null });
  });

  it('P-059 P-109 says how much all fills come to, and PRN', () => {
    expect(lineOf('Refills')).toMatchObject({ value: '3', note: '(360 tablets in all)' });
    expect(lineOf('Refills', { refills: 0 })).toMatchObject({ value: '0', note: null });
    expect(lineOf('Refills', { refills: null, prnFlag: true })).toMatchObject({ value: 'PRN', note: null });
  });

  it('P-084 marks a days supply above the shelf life', () => {
    const report = {
      ...calm,
      conflicts: [
        {
          kind: 'days-supply' as const,
          grade: 'serious' as const,
          patientValue: '800 days',
          sign: '>' as const,
          productValue: '730 days',
          reason: '',
          source: '',
          ruleId: null,
        },
      ],
    };
    expect(lineOf('Days supply', { daysSupply: 800 }, report)).toMatchObject({ value: '800', warning: 'above 730' });
  });

  it('P-184 shows the price of one pack only', () => {
    expect(lineOf('Price')).toMatchObject({ value: '$204.99' });
    expect(lineOf('Price', { unitPerFill: 60 })).toBeUndefined();
  });

  it('P-077 leaves out a note to the client that will not be stored', () => {
    expect(lineOf('Note to client', {}, calm, { ...setting, features: new Set() })).toBeUndefined();
  });
});

describe('the closed bar', () => {
  it('P-104 says quantity with its unit, refills and expiration', () => {
    expect(compactText({ ...form, prescExpiryDate: '2027-11-20' }, product)).toBe(
      '90 tablets, 3 refills, expires 11-20-2027',
    );
    expect(compactText({ ...form, unitPerFill: null, refills: null, prescExpiryDate: null }, product)).toBe(
      'no quantity, no refills chosen, no expiration',
    );
  });
});
