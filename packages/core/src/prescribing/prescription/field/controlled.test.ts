import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isControlled } from '../../../catalog/product/index.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import { hasCurrentDeaLicense } from './controlled.js';
import { inNewYork, officeUse, product, scheduleIV, today, vet } from '../prescription.test-data.js';
import { anyContext, anyForm } from '../prescription.arbitrary.test-data.js';

const refusal = ['productId: Please contact the pharmacy to prescribe controlled substances'];

describe('DEA license', () => {
  it('P-115 is current through its last day', () => {
    expect(hasCurrentDeaLicense(vet({ deaLicenseExpiration: today }), today)).toBe(true);
    expect(hasCurrentDeaLicense(vet({ deaLicenseExpiration: '2026-11-19' }), today)).toBe(false);
  });

  it('P-115 counts as expired when license or expiration is missing', () => {
    expect(hasCurrentDeaLicense(vet({ deaLicense: null }), today)).toBe(false);
    expect(hasCurrentDeaLicense(vet({ deaLicense: ' ' }), today)).toBe(false);
    expect(hasCurrentDeaLicense(vet({ deaLicenseExpiration: null }), today)).toBe(false);
    expect(hasCurrentDeaLicense({}, today)).toBe(false);
  });

  it('P-115 counts as missing when the text is no DEA number', () => {
    for (const deaLicense of ['N/A', 'applied for', '12345', 'AB0000000', 'FO1234567'])
      expect(hasCurrentDeaLicense(vet({ deaLicense }), today)).toBe(false);
    expect(hasCurrentDeaLicense(vet({ deaLicense: 'fo 1234563' }), today)).toBe(true);
  });

  it('P-115 is what the server reports when the number is hidden', () => {
    expect(hasCurrentDeaLicense({ hasCurrentDeaLicense: true, deaLicense: null }, today)).toBe(true);
    expect(hasCurrentDeaLicense({ ...vet(), hasCurrentDeaLicense: false }, today)).toBe(false);
  });
});

describe('a controlled product', () => {
  it('P-115 requires a vet with a current DEA license', () => {
    expect(complaints({}, { product: scheduleIV })).toEqual([]);
    expect(complaints({}, { product: scheduleIV, authorizingVets: [vet({ deaLicense: null })] })).toEqual(refusal);
    expect(
      complaints({}, { product: scheduleIV, authorizingVets: [vet({ deaLicenseExpiration: '2026-11-19' })] }),
    ).toEqual(refusal);
    expect(complaints({}, { product: product(), authorizingVets: [vet({ deaLicense: null })] })).toEqual([]);
  });

  it('P-115 is never issued in schedule C-I, or without a schedule', () => {
    expect(complaints({}, { product: product({ deaSchedule: 'C-I' }) })).toEqual(refusal);
    expect(complaints({}, { product: product({ isControlled: true }) })).toEqual(refusal);
  });

  it('P-063 is never issued for office use, whatever is sent', () => {
    expect(complaints({ isOfficeUse: true }, { ...officeUse, product: scheduleIV })).toEqual(refusal);
    fc.assert(
      fc.property(anyForm, anyContext, (any, about) => {
        fc.pre(about.product !== null && isControlled(about.product));
        const issues = checkPrescriptionForm({ ...any, isOfficeUse: true }, { ...about, mode: 'issue' });
        expect(issues.map(({ message }) => message)).toContain(
          'Please contact the pharmacy to prescribe controlled substances',
        );
      }),
    );
  });

  it('P-115 can be saved as a draft by anyone', () => {
    expect(
      draftComplaints({ authorizingVet: null }, { product: scheduleIV, authorizingVets: [], location: inNewYork }),
    ).toEqual([]);
  });
});
