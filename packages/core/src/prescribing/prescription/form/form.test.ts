import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPrescriptionForm, normalizePrescriptionForm } from './normalize-form.js';
import { prescriptionFormShape } from '../../../schema/prescription-form-shape.js';
import { prescriptionFormSchema } from '../../../schema/prescription-form.js';
import { context, form } from '../prescription.test-data.js';
import { anyForm } from '../prescription.arbitrary.test-data.js';
import { readQuantity, readWholeNumber } from './typed-number.js';

describe('normalizing a form', () => {
  it('P-189 gives every field a value or null', () => {
    expect(normalizePrescriptionForm({})).toEqual(emptyPrescriptionForm);
    expect(normalizePrescriptionForm({ directions: '  ', refills: 0, prnFlag: null, isOfficeUse: true })).toEqual({
      ...emptyPrescriptionForm,
      refills: 0,
      isOfficeUse: true,
    });
  });

  it('P-189 defaults autoShipPrompt to false', () => {
    expect(normalizePrescriptionForm({}).autoShipPrompt).toBe(false);
    expect(normalizePrescriptionForm({ autoShipPrompt: true }).autoShipPrompt).toBe(true);
  });

  it('P-189 keeps a typed text with its spaces and is idempotent', () => {
    expect(normalizePrescriptionForm({ directions: 'Give 1 ' }).directions).toBe('Give 1 ');
    fc.assert(
      fc.property(anyForm, (any) => {
        const once = normalizePrescriptionForm(any);
        expect(normalizePrescriptionForm(once)).toEqual(once);
      }),
    );
  });

  it('P-005 P-189 parses by shape: an issue date is dropped, a wrong type rejected', () => {
    expect(prescriptionFormShape.parse({ ...form(), issuedDate: '2020-01-01T00:00:00.000Z' })).toEqual(form());
    expect(prescriptionFormShape.safeParse({ refills: '3' }).error?.issues.map(({ path }) => path)).toEqual([
      ['refills'],
    ]);
  });

  it('P-003 can be validated by any Standard Schema client', () => {
    const { validate: run, version } = prescriptionFormSchema(context())['~standard'];
    const validate = (value: unknown) => run(value) as Awaited<ReturnType<typeof run>>;
    expect(version).toBe(1);
    expect(validate(form())).toEqual({ value: form() });
    expect(validate({ ...form(), unitPerFill: 0 })).toEqual({
      issues: [
        expect.objectContaining({ path: ['unitPerFill'], message: 'Must be greater than zero & less than 10000' }),
      ],
    });
    expect(validate({ ...form(), refills: 'x' }).issues?.[0]?.path).toEqual(['refills']);
    expect(prescriptionFormShape['~standard'].version).toBe(1);
  });
});

describe('typed numbers', () => {
  it('P-056 are whole, without leading zeros', () => {
    expect(['', ' ', '0', '7', '11'].map(readWholeNumber)).toEqual([null, null, 0, 7, 11]);
    expect(['07', '-1', '1.5', 'PRN', '1e3', '٣'].map(readWholeNumber)).toEqual(Array(6).fill(Number.NaN));
  });

  it('P-047 have at most two decimals', () => {
    expect(['', '2.5', '30', '0.25'].map(readQuantity)).toEqual([null, 2.5, 30, 0.25]);
    expect(['2.555', '.5', '2.', '1,000', '01'].map(readQuantity)).toEqual(Array(5).fill(Number.NaN));
  });

  it('P-047 P-056 parse every number as written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 999_999 }), (whole, hundredths) => {
        expect(readWholeNumber(String(whole))).toBe(whole);
        expect(readQuantity(String(hundredths / 100))).toBe(hundredths / 100);
      }),
    );
  });
});
