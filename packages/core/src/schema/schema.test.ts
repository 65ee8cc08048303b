import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as archive from '../prescribing/archive/index.js';
import * as client from '../clients/client/index.js';
import * as conflict from '../safety/conflict/index.js';
import * as contact from '../base/contact/index.js';
import type { Issue } from '../base/failure/index.js';
import * as impersonation from '../administration/impersonation/index.js';
import * as order from '../orders/order/index.js';
import * as patient from '../clients/patient/index.js';
import * as practice from '../practice/location/index.js';
import * as prescription from '../prescribing/prescription/index.js';
import * as favorite from '../prescribing/favorite/index.js';
import { tablets } from '../prescribing/favorite/favorite.test-data.js';
import * as elsewhere from '../prescribing/prescription/external/index.js';
import { externalContext } from '../prescribing/prescription/external/elsewhere.test-data.js';
import { context, form } from '../prescribing/prescription/prescription.test-data.js';
import * as product from '../catalog/product/index.js';
import * as task from '../prescribing/task/index.js';
import * as user from '../practice/user/index.js';
import { ground, profile } from '../practice/user/user.test-data.js';
import * as schemas from './index.js';

const today = '2026-11-22';
const typed = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', 'Other', 'Rex', '1', '2026-11-23', '1899-01-01', 'x'.repeat(251)),
);
const anyTyped = fc.option(typed, { nil: null });
const number = fc.oneof(fc.double(), fc.constantFrom(1, 12.5, 0, Number.NaN));
const anyNumber = fc.option(number, { nil: null });
const date = fc.option(fc.constantFrom('2020-02-29', '2026-11-22', '2026-11-23', '1899-12-31', '2026-02-31', ''), {
  nil: null,
});
const unit = fc.option(fc.constantFrom('lbs' as const, 'kg' as const), { nil: null });
const decline = fc.record({
  reason: fc.option(fc.constantFrom('Other', 'Recently purchased', 'Due for exam', 'Unheard of'), { nil: null }),
  description: anyTyped,
  supply: fc.option(fc.constantFrom(...task.recentSupplies), { nil: null }),
});
const shortcut = fc.record({ shortcutType: fc.constantFrom('SIG', 'XX', null), label: typed, details: typed });
const keptShortcut = { type: 'SIG', details: 'x'.repeat(251), isGlobal: false } as const;
const address = fc.record({
  addressTypeId: fc.constantFrom(1, 2, 99),
  addressLine1: typed,
  addressLine2: typed,
  city: typed,
  state: fc.constantFrom('NY', 'ZZ', ''),
  zip: fc.constantFrom('10001', '1', ''),
});
const phone = fc.record({ phoneTypeId: fc.constantFrom(1, 99), phoneNumber: fc.constantFrom('2025550123', '12', '') });
const account = { firstName: 'Maya', lastName: 'Okafor' };
const profileContext: user.ProfileContext = {
  stored: profile,
  canAuthorize: true,
  today,
  registrant: { lastName: 'Okafor', businesses: ['Wren Street'] },
};
const license = { vetLicenseNumber: anyTyped, vetLicenseExpiration: date, vetLicenseState: anyTyped };
const coded = fc.array(fc.record({ code: fc.constantFrom('1', '2'), name: typed }), { maxLength: 3 });
const patientFacts: patient.PatientFormFacts = {
  today,
  hasPatientGender: true,
  isImport: false,
  stored: null,
  breeds: [{ code: 'beagle' }],
  healthConditions: [{ code: '1' }],
  allergies: [{ code: '1' }],
  medications: [{ code: '2' }],
  vetIds: ['14'],
};
const storedPatient: patient.PatientForm = {
  name: 'Otis',
  speciesCode: 'canine',
  breedCode: 'beagle',
  gender: 'N',
  birthdate: '2020-05-01',
  weight: 12.5,
  weightUnit: 'lbs',
  allergies: [],
  healthConditions: [{ code: '7', name: 'Gout' }],
  currentMeds: [],
  prescVetLocationUserId: '14',
  lastExamDate: null,
};
const updateFacts = { ...patientFacts, stored: storedPatient, storedDeceasedDate: '2024-05-06' };
const step = task.nextTaskStatus({ status: 'PENDING' }, { type: 'approve' });
const choices = { activeUserIds: new Set(['1']), statusIds: new Set(['2']) };
const known = { organization: { isPIMSEnabled: true }, portalTypeIds: ['1'], pharmacyCodes: ['A'] };

interface Pair<Value> {
  readonly schema: z.ZodMiniType;
  readonly values: fc.Arbitrary<Value>;
  readonly check: (value: Value) => readonly Issue[];
}
/** Keeps the value type of a pair; the comparison is the same for all. */
const pair = <Value>(schema: z.ZodMiniType, values: fc.Arbitrary<Value>, check: (value: Value) => readonly Issue[]) =>
  ({ schema, values, check }) as unknown as Pair<unknown>;
/** The issues without the field that contains the value. */
const inside = (issues: readonly Issue[]) =>
  issues.map((issue) => ({ ...issue, path: issue.path.replace(/^it\.?/, '') }));

const pairs: Readonly<Record<string, Pair<unknown>>> = {
  checkActivity: pair(
    schemas.activitySchema,
    fc.record({
      client: fc.record({ isActive: fc.boolean() }),
      patient: fc.record({ isActive: fc.boolean(), isDeceased: fc.boolean() }),
    }),
    (value) => patient.checkActivity(value.client, value.patient),
  ),
  checkAddShortcut: pair(schemas.addShortcutSchema, shortcut, practice.checkAddShortcut),
  checkAddress: pair(schemas.addressSchema, address, (value) => inside(contact.checkAddress(value, 'it'))),
  checkAddresses: pair(schemas.addressesSchema, fc.array(address), (value) =>
    inside(contact.checkAddresses(value, 'it')),
  ),
  checkBirthdate: pair(schemas.birthdateSchema(today), date, (value) => patient.checkBirthdate(value, today, '')),
  checkClientForm: pair(
    schemas.clientFormSchema,
    fc.record({
      firstName: typed,
      lastName: typed,
      email: fc.constantFrom('a@b.example', 'a', ''),
      isActive: fc.boolean(),
      pimsId: typed,
      locationClientPhones: fc.array(phone),
      locationClientAddress: fc.array(address),
    }),
    client.checkClientForm,
  ),
  checkDeceasedDate: pair(schemas.deceasedDateSchema(today), date, (value) =>
    patient.checkDeceasedDate(value, today, ''),
  ),
  checkDeclineForm: pair(schemas.declineFormSchema, decline, task.checkDeclineForm),
  checkDeclineReason: pair(schemas.declineReasonSchema, anyTyped, (value) => task.checkDeclineReason(value, '')),
  checkExternalPrescription: pair(
    schemas.externalPrescriptionSchema(externalContext),
    fc.record({
      status: fc.constantFrom('open', 'declined', null),
      quantity: anyNumber,
      directions: anyTyped,
      daysSupply: anyNumber,
      refills: anyNumber,
      prnFlag: fc.boolean(),
      fillsLeft: anyNumber,
      issuedOn: date,
      expiresOn: date,
      prescriber: anyTyped,
      number: anyTyped,
      place: anyTyped,
      note: anyTyped,
    }),
    (value) => elsewhere.checkExternalPrescription(value, externalContext),
  ),
  checkFavorite: pair(
    schemas.favoriteSchema(tablets),
    fc.record({
      name: typed,
      scope: fc.constantFrom('own' as const, 'organization' as const, null),
      productId: anyTyped,
      directions: fc.oneof(anyTyped, fc.constant('Give {weight kg * 2 mg / 75 mg to half} tablets')),
      unitPerFill: anyNumber,
      prnFlag: fc.boolean(),
      refills: anyNumber,
      daysSupply: anyNumber,
      noteToPharmacy: anyTyped,
      noteToClient: anyTyped,
      species: fc.subarray(['canine' as const, 'feline' as const]),
      weightMin: anyNumber,
      weightMax: anyNumber,
      weightUnit: fc.constantFrom('lbs' as const, 'kg' as const),
      conditionCode: anyTyped,
    }),
    (value) => favorite.checkFavorite(value, tablets),
  ),
  checkLocationForm: pair(
    schemas.locationFormSchema,
    fc.record({
      name: typed,
      emailAddress: fc.constantFrom('a@b.example', 'a', ''),
      website: typed,
      HIN: typed,
      isOfficeUseEnabled: fc.constantFrom(true, false, null),
      locationAddresses: fc.array(address),
      locationPhones: fc.array(phone),
    }),
    practice.checkLocationForm,
  ),
  checkLocationSettings: pair(
    schemas.locationSettingsSchema(known),
    fc.record({
      portalType: fc.constantFrom('1', '9', null),
      locationAccountId: typed,
      pharmacyCodes: fc.option(fc.array(fc.constantFrom('A', 'B')), { nil: null }),
      isPimsEnabled: fc.constantFrom(true, false, null),
      pimsAccountId: typed,
      pimsConnectionType: fc.constant(null),
      isEnabledForWriteback: fc.boolean(),
    }),
    (value) => practice.checkLocationSettings(value, known),
  ),
  checkOrganizationForm: pair(
    schemas.organizationFormSchema(['A']),
    fc.record({
      accountno: typed,
      name: typed,
      dbaName: typed,
      emailAddress: fc.constantFrom('a@b.example', 'a', ''),
      fax: typed,
      website: typed,
      HIN: typed,
      isPIMSEnabled: fc.boolean(),
      organizationAddresses: fc.array(address),
      organizationPhones: fc.array(phone),
      pharmacyCodes: fc.array(fc.constantFrom('A', 'B')),
    }),
    (form) => practice.checkOrganizationForm(form, ['A']),
  ),
  checkPatientForm: pair(
    schemas.patientFormSchema(patientFacts),
    fc.record({
      name: anyTyped,
      speciesCode: fc.constantFrom('canine', 'dog', null),
      breedCode: fc.constantFrom('beagle', 'siamese', null),
      gender: fc.constantFrom('M', 'X', null),
      birthdate: date,
      weight: anyNumber,
      weightUnit: anyTyped,
      allergies: coded,
      healthConditions: coded,
      currentMeds: coded,
      prescVetLocationUserId: fc.constantFrom('14', '15', null),
      lastExamDate: date,
    }),
    (value) => patient.checkPatientForm(value, patientFacts),
  ),
  checkPatientName: pair(schemas.patientNameSchema, anyTyped, (value) => patient.checkPatientName(value, '')),
  checkPatientPrompt: pair(
    schemas.patientPromptSchema(today),
    fc.record({ weight: anyNumber, weightUnit: unit, birthdate: date }),
    (value) => patient.checkPatientPrompt(value, today),
  ),
  checkPatientUpdate: pair(
    schemas.patientUpdateSchema(updateFacts),
    fc.record(
      {
        name: anyTyped,
        speciesCode: fc.constantFrom('feline', 'canine', 'dog', null),
        gender: anyTyped,
        weight: anyNumber,
        weightUnit: anyTyped,
        birthdate: date,
        allergies: coded,
        deceasedDate: date,
      },
      { requiredKeys: [] },
    ),
    (value) => patient.checkPatientUpdate(value, updateFacts),
  ),
  checkPhones: pair(schemas.phonesSchema, fc.array(phone), (value) => inside(contact.checkPhones(value, 'it'))),
  checkPrescriptionForm: pair(
    schemas.prescriptionFormSchema(context()),
    fc
      .record({ refills: fc.option(fc.nat(20), { nil: null }), directions: anyTyped, rxOriginCode: anyTyped })
      .map((changes) => form(changes)),
    (value) => prescription.checkPrescriptionForm(prescription.normalizePrescriptionForm(value), context()),
  ),
  checkSentOutcome: pair(
    schemas.sentOutcomeSchema(step as task.TaskStep),
    fc.record({ status: anyTyped, action: fc.constantFrom('Approved', 'Declined', null), initiatedBy: anyTyped }),
    (value) => task.checkSentOutcome(value, step as task.TaskStep),
  ),
  checkShortcut: pair(schemas.shortcutSchema('location'), shortcut, (value) =>
    practice.checkShortcut(value, 'location'),
  ),
  checkShortcutChange: pair(schemas.shortcutChangeSchema(keptShortcut, 'support'), shortcut, (value) =>
    practice.checkShortcutChange(value, keptShortcut, 'support'),
  ),
  checkShortcutPlace: pair(
    schemas.shortcutPlaceSchema,
    fc.record({
      locationId: fc.constantFrom('1', '', null),
      isGlobal: fc.option(fc.boolean(), { nil: null }),
    }),
    practice.checkShortcutPlace,
  ),
  checkSimpleDeclineForm: pair(schemas.simpleDeclineFormSchema, decline, task.checkSimpleDeclineForm),
  checkAccountForm: pair(
    schemas.accountFormSchema(account),
    fc.record({ firstName: typed, lastName: typed, userPhones: fc.array(phone, { maxLength: 2 }) }),
    (value) => user.checkAccountForm(value, account),
  ),
  checkImpersonationReason: pair(schemas.impersonationReasonSchema, fc.record({ reason: typed }), ({ reason }) =>
    impersonation.checkImpersonationReason(reason),
  ),
  checkSupportConsent: pair(
    schemas.supportConsentSchema(today),
    fc.record({ isRequired: fc.boolean(), lastDay: date }),
    (value) => impersonation.checkSupportConsent(value, today),
  ),
  checkProfile: pair(
    schemas.profileSchema(profileContext),
    fc.record(
      { displayName: anyTyped, title: anyTyped, email: anyTyped, pimsId: anyTyped, ...license, deaLicense: anyTyped },
      { requiredKeys: [] },
    ),
    (value) => user.checkProfile(value, profileContext),
  ),
  checkUserForm: pair(
    schemas.userFormSchema(ground),
    fc.record({
      firstName: typed,
      lastName: typed,
      email: typed,
      isEnabledInOkta: fc.boolean(),
      userPhones: fc.array(phone, { maxLength: 2 }),
      locationsUsers: fc.array(
        fc.record({
          id: anyTyped,
          locationId: typed,
          roleId: fc.constantFrom('', '1', '3', '9'),
          employeeId: typed,
          vetLicenseNumber: typed,
          vetLicenseExpiration: date,
          vetLicenseState: fc.constantFrom('NY', 'ZZ', ''),
          isPrimary: fc.boolean(),
          isActive: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    }),
    (value) => user.checkUserForm(value, ground),
  ),
  checkWeight: pair(schemas.weightSchema, anyNumber, (value) => patient.checkWeight(value, '')),
  checkWeightEdit: pair(
    schemas.weightEditSchema,
    fc.record({ name: anyTyped, weight: anyNumber, weightUnit: anyTyped }),
    patient.checkWeightEdit,
  ),
  checkWeightUnit: pair(schemas.weightUnitSchema, anyTyped, (value) => patient.checkWeightUnit(value, '')),
  checkWorkflowForm: pair(
    schemas.workflowFormSchema(choices),
    fc.record({
      workflowLocationUserId: fc.constantFrom('1', '9', null),
      currentWorkflowStatusId: fc.constantFrom('2', '9', null),
      internalNote: anyTyped,
    }),
    (value) => task.checkWorkflowForm(value, choices),
  ),
};

/** Checks that do not return issues, or are part of another check in the list. */
const others = [
  'checkArchiveInput',
  'checkCodes',
  'checkConflicts',
  'checkEachAddress',
  'checkEachPhone',
  'checkForeignNote',
  'checkGender',
  // Its valid values depend on stored data.
  'checkListEntries',
  // A form of a screen: combines checks that are listed.
  'checkLocationDraft',
  'checkOrganizationDraft',
  // Searches, not forms.
  'checkPeopleSearch',
  'checkUserSearch',
];

describe('the schema of a check', () => {
  it('P-003 P-285 exists for every check of core', () => {
    const nouns = [
      ...[archive, client, conflict, contact, impersonation, order, patient],
      ...[practice, prescription, elsewhere, favorite, product, task, user],
    ];
    const checks = nouns.flatMap((noun) => Object.keys(noun)).filter((name) => /^check[A-Z]/.test(name));
    expect([...Object.keys(pairs), ...others].toSorted()).toEqual(checks.toSorted());
  });

  it.each(Object.entries(pairs))(
    'P-003 P-285 %s reports the same issues, at the same paths, with the same codes',
    (_, each) => {
      let found = 0;
      fc.assert(
        fc.property(each.values, (value) => {
          const issues = each.check(value);
          found += issues.length;
          expect(schemas.issuesOf(each.schema, value)).toEqual(issues);
          const standard = each.schema['~standard'];
          expect(standard.version).toBe(1);
          const outcome = standard.validate(value) as { readonly issues?: readonly { readonly message: string }[] };
          expect((outcome.issues ?? []).map(({ message }) => message)).toEqual(issues.map(({ message }) => message));
        }),
      );
      expect(found).toBeGreaterThan(0);
    },
  );

  it.each(Object.entries(pairs))('P-285 the check of %s never runs on a value of another shape', (_, { schema }) => {
    for (const value of [undefined, 7n, Symbol('x'), () => null])
      for (const { code } of schemas.issuesOf(schema, value)) expect(['invalid', 'required']).toContain(code);
    const codes = schemas.issuesOf(schema, Symbol('x')).map(({ code }) => code);
    expect(codes).toEqual(['invalid']);
  });

  it('P-143 P-285 of archiving rejects reversing it', () => {
    expect(schemas.issuesOf(schemas.archiveInputSchema, { archived: true })).toEqual([]);
    expect(schemas.issuesOf(schemas.archiveInputSchema, { archived: false })).toMatchObject([
      { path: 'archived', code: 'BAD_USER_INPUT' },
    ]);
  });

  it('P-126 P-127 P-285 names the field that contains the value', () => {
    expect(schemas.issuesOf(schemas.discardSchema, { declineReason: ' ' })).toEqual(
      task.checkDeclineReason(' ', 'declineReason'),
    );
  });
});
