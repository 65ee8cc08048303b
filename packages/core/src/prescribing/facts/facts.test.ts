import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConflicts } from '../../safety/conflict/index.js';
import { subject } from '../../safety/conflict/conflict.test-data.js';
import { checkPrescriptionForm, grantsToIssue } from '../prescription/index.js';
import { context, form, product, today } from '../prescription/prescription.test-data.js';
import { conflictSubjectOf, formContextOf, issueAuthorityOf, patientFactsOf, productFactsOf } from './index.js';

const without = <T extends object>(facts: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name))) as Partial<T>;
const pathsOf = (built: ReturnType<typeof productFactsOf>) => (built.ok ? [] : built.missing.map(({ path }) => path));

const patient = {
  id: '7',
  name: 'Mochi',
  isActive: true,
  isDeceased: false,
  species: { code: 'feline', name: 'Cat' },
  breed: null,
  birthdate: null,
  weight: 9,
  weightUnit: null,
  allergies: [],
  healthConditions: [],
  currentMeds: [],
  activePrescriptions: [],
} as const;

describe("building facts for the rules from a program's data", () => {
  it('A-363 names every missing fact of a conflict check, with its path and what to give', () => {
    const built = conflictSubjectOf({ patient: without(patient, ['allergies', 'weight']), product: product() });
    expect(built).toEqual({
      ok: false,
      missing: [
        { path: 'patient.weight', what: 'The weight, in weightUnit; null if unknown' },
        {
          path: 'patient.allergies',
          what: 'The recorded allergies with code, name and kind; [] if none is recorded',
        },
        { path: 'daysSupply', what: 'Number of days it lasts; null if unknown' },
        { path: 'today', what: 'The calendar day at the location, YYYY-MM-DD: the day to check against' },
        {
          path: 'knowledge',
          what: 'What is known of drugs and animals: a knowledge package, decoded by knowledgePackageSchema',
        },
      ],
    });
  });

  it('A-363 P-082 a built subject gives the same result as a complete one', () => {
    const whole = subject({ productSpecies: ['canine'] }, patient);
    const built = conflictSubjectOf(whole);
    if (!built.ok) throw new Error(JSON.stringify(built.missing));
    expect(checkConflicts(built.facts)).toEqual(checkConflicts(whole));
    expect(checkConflicts(built.facts).conflicts.map(({ kind }) => kind)).toContain('species');
  });

  it('A-363 fills in only form values that a new prescription does not have', () => {
    const { mode, product: chosen, location, authorizingVets, client, patient: whom } = context();
    const given = { mode, product: chosen, location, authorizingVets, client, patient: whom, today, knowledge: null };
    const rest = { isPatientOfClient: true, conflictGrade: null };
    const built = formContextOf({ ...given, ...rest });
    if (!built.ok) throw new Error(JSON.stringify(built.missing));
    expect(checkPrescriptionForm(form(), built.facts)).toEqual([]);
    expect(formContextOf(given)).toMatchObject({
      ok: false,
      missing: [{ path: 'conflictGrade' }, { path: 'isPatientOfClient' }],
    });
  });

  it('A-363 A-072 requires everything that decides who can issue', () => {
    const built = issueAuthorityOf({ vet: null, delegations: [], impersonating: false, today });
    expect(built).toMatchObject({ ok: false, missing: [{ path: 'acting' }, { path: 'product' }] });
    const acting = {
      id: '1',
      locationId: '1',
      isActive: true,
      role: { isActive: true, canAuthorize: false },
      vetLicenseNumber: null,
      vetLicenseState: null,
      vetLicenseExpiration: null,
    };
    const whole = issueAuthorityOf({
      acting,
      product: product(),
      vet: null,
      delegations: [],
      impersonating: false,
      today,
    });
    if (!whole.ok) throw new Error(JSON.stringify(whole.missing));
    expect(grantsToIssue(whole.facts).every(({ missing }) => missing.length > 0)).toBe(true);
  });

  test.prop([fc.subarray(Object.keys(patient))])(
    'A-363 reports exactly the omitted facts of a patient, without defaults',
    (names) => {
      const built = patientFactsOf(without(patient, names));
      if (names.length === 0) expect(built).toEqual({ ok: true, facts: patient });
      else expect(built.ok ? [] : built.missing.map(({ path }) => path).toSorted()).toEqual(names.toSorted());
    },
  );

  const harmless = ['unitMeasure', 'isOutOfStock', 'hasPharmacyRationale', 'isPrnOnlyFamily', 'fullfillmentVendor'];
  test.prop([fc.subarray(Object.keys(product()))])(
    'A-363 reports the omitted facts of a product, except those whose default relaxes no rule',
    (names) => {
      const wanting = names.filter((name) => !harmless.includes(name));
      expect(pathsOf(productFactsOf(without(product(), names))).toSorted()).toEqual(wanting.toSorted());
    },
  );
});
