import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deaSchedules, isControlled } from '../../../catalog/product/index.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import {
  context,
  form,
  inNewYork,
  location,
  product,
  scheduleII,
  scheduleIV,
  today,
} from '../prescription.test-data.js';
import { mayIssue } from './may-issue.js';
import { mayIssueControlled, type ControlledIssue } from './may-issue-controlled.js';

const vet = {
  id: '11',
  locationId: '1',
  displayName: 'Dr. Maya Okafor',
  isActive: true,
  role: { isActive: true, canAuthorize: true },
  vetLicenseNumber: '012884',
  vetLicenseExpiration: '2027-11-22',
  vetLicenseState: 'OH',
  deaLicense: 'FO1234563',
  deaLicenseExpiration: '2027-01-31',
};
const facts: ControlledIssue = {
  acting: vet,
  vet,
  delegations: [],
  product: scheduleIV,
  impersonating: false,
  isOfficeUse: false,
  location: location(),
  today,
};
const may = (changes: Partial<ControlledIssue> = {}) => mayIssueControlled({ ...facts, ...changes });
const wanting = (changes: Partial<ControlledIssue>) => {
  const verdict = may(changes);
  return verdict.allowed ? [] : [verdict.code, ...verdict.missing.map(({ condition }) => condition)];
};

describe('whether a controlled product can be issued', () => {
  it('A-364 P-114 reports how to send the hard copy when everything is present', () => {
    expect(may()).toEqual({ allowed: true, delivery: 'fax' });
    expect(may({ location: inNewYork })).toEqual({ allowed: true, delivery: 'mail' });
    expect(may({ product: scheduleII })).toEqual({ allowed: true, delivery: 'mail' });
    expect(may({ product: product() })).toEqual({ allowed: true, delivery: null });
  });

  it('A-364 P-115 P-063 names each thing that the product lacks', () => {
    expect(wanting({ product: product({ isControlled: true }) })).toEqual(['BAD_USER_INPUT', 'schedule']);
    expect(wanting({ product: product({ deaSchedule: 'C-I' }) })).toEqual(['BAD_USER_INPUT', 'schedule']);
    expect(wanting({ isOfficeUse: true })).toEqual(['BAD_USER_INPUT', 'patient']);
    expect(wanting({ vet: { ...vet, deaLicense: null } })).toEqual(['BAD_USER_INPUT', 'dea-license']);
    expect(wanting({ vet: { ...vet, deaLicenseExpiration: '2026-11-19' } })).toEqual(['BAD_USER_INPUT', 'dea-license']);
    expect(wanting({ vet: null })).toEqual(['BAD_USER_INPUT', 'vet']);
    expect(wanting({ vet: { ...vet, id: '12', role: { isActive: true, canAuthorize: false } } })).toEqual([
      'BAD_USER_INPUT',
      'vet',
    ]);
  });

  it('A-364 A-072 reports missing authority first, in the words of mayIssue', () => {
    const acting = { ...vet, id: '12', role: { isActive: true, canAuthorize: false, name: 'STAFF' } };
    const verdict = may({ acting, isOfficeUse: true });
    expect(verdict).toMatchObject({
      allowed: false,
      code: 'FORBIDDEN',
      missing: [{ condition: 'authority' }, { condition: 'patient' }],
    });
    expect(verdict).toMatchObject(mayIssue({ ...facts, acting }));
  });

  it('A-364 requires nothing further when the product is not controlled', () => {
    expect(wanting({ product: product(), isOfficeUse: true, vet: { ...vet, deaLicense: null } })).toEqual([]);
  });

  it('A-364 P-115 always agrees with the form about schedule, patient, and DEA license', () => {
    const anyProduct = fc
      .record({ isControlled: fc.boolean(), deaSchedule: fc.option(fc.constantFrom(...deaSchedules), { nil: null }) })
      .map(product);
    const anyLicense = fc.constantFrom(null, '', 'FO1234563');
    const anyDay = fc.constantFrom(null, '2026-11-19', today, '2027-01-31');
    fc.assert(
      fc.property(
        anyProduct,
        anyLicense,
        anyDay,
        fc.boolean(),
        (any, deaLicense, deaLicenseExpiration, isOfficeUse) => {
          const named = { ...vet, deaLicense, deaLicenseExpiration };
          const issues = checkPrescriptionForm(
            form({ isOfficeUse }),
            context({ product: any, authorizingVets: [named] }),
          );
          const refused = issues.some(({ code }) => code === 'controlled-refused');
          expect(may({ product: any, vet: named, isOfficeUse }).allowed).toBe(!refused);
          if (!isControlled(any)) expect(refused).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });
});
