import type { ConflictReport } from '@signa/core/safety';
import { compactText, emptyPrescriptionForm, type PrescriptionForm, summaryOf } from '@signa/core/prescribing';
import { describe, expect, it } from 'vitest';
import { sampleLocation } from '../../../../testing/sample-practice';
import { samplePrescription } from '../../../../testing/sample-prescription';
import type { FormSetting } from '../state/setting';

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
  request: null,
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
const calm: ConflictReport = { conflicts: [], advisories: [], duplicates: [], doubts: [], notChecked: [], readAs: [] };

const linesOf = (values: PrescriptionForm, report = calm, at = setting) => {
  const { drug, rest } = summaryOf(values, at, report);
  return [...drug, ...rest];
};
const lineOf = (label: string, over: Partial<PrescriptionForm> = {}, report = calm, at = setting) =>
  linesOf({ ...form, ...over }, report, at).find((line) => line.label === label);

describe('signing summary', () => {
  it('P-110 P-251 shows every quantity in figures and words, as on the printed prescription', () => {
    expect(lineOf('Quantity')?.value).toBe('90 (ninety) tablets');
    expect(lineOf('Quantity', { unitPerFill: 0.123 })?.value).toBe('0.123 tablets');
    expect(lineOf('Quantity', { unitPerFill: Number.NaN })?.value).toBeNull();
  });

  it('P-184 P-251 lists what must be read first, then texts, then the rest', () => {
    const filled = {
      ...form,
      prescExpiryDate: '2027-11-20',
      notifyClientDate: '2026-11-20',
      noteToPharmacy: 'Crush',
      noteToClient: 'With food',
    };
    const { drug, rest } = summaryOf(filled, setting, calm);
    expect(drug.map(({ label }) => label)).toEqual(['Quantity', 'Directions', 'Refills', 'Expires']);
    expect(rest.map(({ label }) => label)).toEqual([
      'Note to pharmacy',
      'Note to client',
      'Days supply',
      'Flavor',
      'Notify client',
      'Price',
      'Authorizing vet',
      'PIMS',
    ]);
  });

  it('P-351 never collapses values that the user filled in or changed', () => {
    const folding = (values: PrescriptionForm, at = setting) =>
      summaryOf(values, at, calm)
        .rest.filter(({ canFold }) => canFold)
        .map(({ label }) => label);
    const filled = {
      ...form,
      noteToPharmacy: 'Crush',
      noteToClient: 'With food',
      notifyClientDate: '2026-11-20',
      authorizingVet: '11',
    };
    expect(folding(filled)).toEqual(['Price', 'Authorizing vet', 'PIMS']);
    expect(folding({ ...filled, authorizingVet: '12' })).toEqual(['Price', 'PIMS']);
    // The last prescription had another flavor; without a last prescription, nobody filled it in.
    expect(folding({ ...filled, flavorId: null })).not.toContain('Flavor');
    expect(folding({ ...filled, flavorId: null }, { ...setting, previous: null })).toContain('Flavor');
  });

  it("P-267 shows once, at the end, that the patient isn't linked, and nothing for a linked patient", () => {
    expect(lineOf('PIMS')?.value).toBe('not linked; no writeback');
    const { patient } = setting;
    const linked = { ...setting, patient: patient && { ...patient, pimsId: 'p-1' } };
    expect(lineOf('PIMS', {}, calm, linked)).toBeUndefined();
    const byProvider = { pimsProviderId: 'provider-1', pimsConnectionType: 'BITWERX' } as const;
    const linkedByProvider = { ...setting, patient: patient && { ...patient, ...byProvider } };
    expect(lineOf('PIMS', {}, calm, linkedByProvider)).toBeUndefined();
    expect(lineOf('PIMS', {}, calm, { ...setting, isOfficeUse: true })).toBeUndefined();
  });

  it('P-164 P-253 marks what changed from the previous prescription, and what did not', () => {
    expect(lineOf('Quantity')).toMatchObject({ value: '90 (ninety) tablets', sign: '=', was: null });
    expect(lineOf('Quantity', { unitPerFill: 60 })).toMatchObject({ sign: null, was: 'was 90' });
    expect(lineOf('Quantity', { unitPerFill: 1 })).toMatchObject({ value: '1 (one) tablet', was: 'was 90' });
    expect(lineOf('Refills', { unitPerFill: 0.5, refills: 1 })).toMatchObject({ note: '(1 tablet in total)' });
    expect(lineOf('Refills')).toMatchObject({ sign: '=' });
    expect(lineOf('Refills', { refills: null })).toMatchObject({ value: null, was: 'was 3' });
    expect(lineOf('Directions')).toMatchObject({ sign: '=', was: null });
    expect(lineOf('Directions', { directions: 'Give half' })).toMatchObject({ sign: null, was: 'changed' });
    expect(lineOf('Flavor', { flavorId: null })).toMatchObject({ value: null, was: 'was Liver' });
  });

  it('P-253 shows no change marks without a last prescription', () => {
    const first = { ...setting, previous: null };
    const lines = [...linesOf(form, calm, first), summaryOf(form, first, calm).weight];
    expect(lines.filter(({ sign, was }) => sign !== null || was !== null)).toEqual([]);
  });

  it('P-237 P-253 compares with the newest prescription of the ingredient by any vet, whichever one is renewed', () => {
    const { id, title, productFamily, strengthDisplay, ingredients, keywords, packsizeQty, unitMeasure } = product;
    const unit = unitMeasure?.description ?? null;
    const newest = {
      id: '99',
      rxNumber: '26-1',
      issuedAt: '2026-11-15T12:00:00.000Z',
      by: 'Dr. Lin Hale',
      product: { id, title, productFamily, strengthDisplay, ingredients, keywords, packsizeQty, unit },
      quantity: 30,
      directions: previous.directions,
      daysSupply: 30,
      refills: 3,
      prnFlag: false,
      flavorId: '3',
      expiresOn: null,
      isFillable: true,
    };
    const usage = { count: 0, median: null };
    const weights = [{ at: '2026-11-01T12:00:00.000Z', weight: 31, weightUnit: 'lbs' as const, by: null }];
    const facts = { therapy: [], issued: [newest], weights, declines: [], animals: [], usage };
    expect(lineOf('Quantity', {}, calm, { ...setting, facts })).toMatchObject({ was: 'was 30' });
    expect(summaryOf(form, { ...setting, facts }, calm).weight).toEqual({ sign: '=', was: null });
    // Newest first, as the server sends them: neither a later weight nor an older one is the weight on that day.
    const atIssue = [
      { at: '2026-11-15T12:00:01.000Z', weight: 31, weightUnit: 'lbs' as const, by: null },
      { at: newest.issuedAt, weight: 20, weightUnit: 'lbs' as const, by: null },
      ...weights,
    ];
    const several = { ...facts, weights: atIssue };
    expect(summaryOf(form, { ...setting, facts: several }, calm).weight).toEqual({ sign: null, was: 'was 20 lbs' });
  });

  it('P-253 marks a different strength, and never calls its quantity the same', () => {
    const other = { ...previous, product: { ...product, id: '8', strengthDisplay: '20 mg' } };
    expect(summaryOf(form, { ...setting, previous: other }, calm).strengthWas).toBe('was 20 mg');
    expect(lineOf('Quantity', {}, calm, { ...setting, previous: other })).toMatchObject({ sign: null, was: null });
  });

  it('P-059 P-109 shows the total of all fills, and PRN', () => {
    expect(lineOf('Refills')).toMatchObject({ value: '3', note: '(360 tablets in total)' });
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

  it('P-184 shows only the price of one pack', () => {
    expect(lineOf('Price')).toMatchObject({ value: '$204.99' });
    expect(lineOf('Price', { unitPerFill: 60 })).toBeUndefined();
  });

  it("P-077 omits a note to the client that won't be stored", () => {
    expect(lineOf('Note to client', {}, calm, { ...setting, features: new Set() })).toBeUndefined();
  });
});

describe('collapsed bar', () => {
  it('P-104 shows quantity with unit, refills, and expiration', () => {
    expect(compactText({ ...form, prescExpiryDate: '2027-11-20' }, product)).toBe(
      '90 (ninety) tablets, 3 refills, expires 11-20-2027',
    );
    expect(compactText({ ...form, unitPerFill: null, refills: null, prescExpiryDate: null }, product)).toBe(
      'no quantity, no refills chosen, no expiration',
    );
  });
});
