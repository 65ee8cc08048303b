import { describe, expect, it } from 'vitest';
import type { Issue } from '../base/failure/index.js';
import { checkClientForm, clientFields, emptyClientForm } from '../clients/client/index.js';
import { checkPatientForm, patientFields } from '../clients/patient/index.js';
import {
  assignmentFields,
  checkLocationDraft,
  checkOrganizationDraft,
  checkProfile,
  checkUserForm,
  emptyLocationDraft,
  emptyOrganizationDraft,
  locationFields,
  newUserForm,
  organizationFields,
  profileFields,
  profileFormOf,
  userFields,
} from '../practice/index.js';

type Typed = Readonly<Record<string, string>>;
type Table = Readonly<Record<string, { readonly maxLength: number | null }>>;

const today = '2026-11-22';
const roles = [{ id: '3', isActive: true, canAuthorize: true }];
const ground = { roles, stored: [], todayAt: () => today };
const user = newUserForm('1');
const rows = (typed: Typed) => user.locationsUsers.map((row) => ({ ...row, roleId: '3', ...typed }));
const profile = profileFormOf({
  ...{ displayName: 'Ana', email: 'a@wren.example', isActive: true, isPendingAuth: false, locationUserPhones: [] },
});
const noLists = { breeds: [], healthConditions: [], allergies: [], medications: [], vetIds: [] };
const patientFacts = { ...noLists, today, hasPatientGender: false, isImport: false, stored: null };
const patient = {
  ...{ name: null, speciesCode: null, breedCode: null, gender: null, birthdate: null, weight: null, weightUnit: null },
  ...{ allergies: [], healthConditions: [], currentMeds: [], prescVetLocationUserId: null, lastExamDate: null },
};
const support = {
  kind: 'support',
  known: { organization: null, portalTypeIds: [], pharmacyCodes: [] },
  was: null,
} as const;

const forms: readonly (readonly [string, Table, (typed: Typed) => readonly Issue[], string])[] = [
  ['client', clientFields, (typed) => checkClientForm({ ...emptyClientForm, ...typed }), ''],
  ['patient', patientFields, (typed) => checkPatientForm({ ...patient, ...typed }, patientFacts), ''],
  ['location', locationFields, (typed) => checkLocationDraft({ ...emptyLocationDraft, ...typed }, support), ''],
  [
    'organization',
    organizationFields,
    (typed) => checkOrganizationDraft({ ...emptyOrganizationDraft, ...typed }, { isNew: false, pharmacyCodes: [] }),
    '',
  ],
  ['user', userFields, (typed) => checkUserForm({ ...user, ...typed }, ground), ''],
  [
    'assignment',
    assignmentFields,
    (typed) => checkUserForm({ ...user, locationsUsers: rows(typed) }, ground),
    'locationsUsers.0.',
  ],
  [
    'profile',
    profileFields,
    (typed) =>
      checkProfile(typed, {
        ...{ stored: profile, canAuthorize: true, today },
        registrant: { lastName: 'Okafor', businesses: null },
      }),
    '',
  ],
];

const limited = forms.flatMap(([form, table, check, at]) =>
  Object.entries(table).flatMap(([field, { maxLength }]) =>
    maxLength === null ? [] : [{ form, field, maxLength, check, path: `${at}${field}` }],
  ),
);

describe('the limits of the tables of the forms', () => {
  it.each(limited)('P-271 are those of the check: $form $field', ({ field, maxLength, check, path }) => {
    const isTooLong = (length: number) =>
      check({ [field]: '1'.repeat(length) }).some((issue) => issue.path === path && issue.code === 'too-long');
    expect([isTooLong(maxLength), isTooLong(maxLength + 1)]).toEqual([false, true]);
  });

  it('P-271 exist in each of them', () => {
    expect(new Set(limited.map(({ form }) => form))).toEqual(new Set(forms.map(([form]) => form)));
  });
});
