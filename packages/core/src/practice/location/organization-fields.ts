import {
  phoneDigits,
  phoneIssue,
  textIssue,
  type AddressForm,
  type ListEntry,
  type PhoneForm,
} from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { type AuditedField, type FieldSpec, formLabels, found } from '../../base/form/index.js';
import { isBlank, trimmed, trimmedOrNull } from '../../base/text/index.js';
import { locationTexts } from './location-fields.js';
import { draftAddresses, draftPhones, type StoredAddress, type StoredPhone } from './place-draft.js';
import { limitedText, optionalText, placeRows, requiredText, unchecked } from './place-rows.js';
import { settingsTexts } from './support-fields.js';

/** The fields of an organization's form. Field names are those of AddOrganization and UpdateOrganization. */
export interface OrganizationForm {
  readonly accountno: string;
  readonly name: string;
  readonly dbaName: string;
  readonly emailAddress: string;
  readonly fax: string;
  readonly website: string;
  readonly HIN: string;
  readonly isPIMSEnabled: boolean;
  readonly organizationAddresses: readonly (AddressForm & ListEntry)[];
  readonly organizationPhones: readonly (PhoneForm & ListEntry)[];
  /** The first one is primary. */
  readonly pharmacyCodes: readonly string[];
}

/** The complete form of an organization. Only an existing one can be deactivated. */
export interface OrganizationDraft extends OrganizationForm {
  readonly isActive: boolean;
}

type OptionalText = 'dbaName' | 'fax' | 'website' | 'HIN';

/**
 * The complete form as it is sent and stored: trimmed, empty texts as null, without blank entries and duplicate phones
 * (A-110, C-034, C-040).
 */
export type SettledOrganization = Omit<OrganizationDraft, OptionalText> & Readonly<Record<OptionalText, string | null>>;

type ListField = 'organizationAddresses' | 'organizationPhones';

/** An organization as it is read from the API. */
export interface StoredOrganizationFacts extends Omit<SettledOrganization, 'pharmacyCodes' | ListField> {
  readonly organizationPharmacies: readonly { readonly code: string }[];
  readonly organizationAddresses: readonly StoredAddress[];
  readonly organizationPhones: readonly StoredPhone[];
}

/** The context for validating an organization. */
export interface OrganizationFacts {
  /** The listed pharmacies. */
  readonly pharmacyCodes: readonly string[];
}

interface OrganizationFieldSpec<Field extends keyof OrganizationDraft> extends FieldSpec<
  OrganizationDraft[Field],
  SettledOrganization[Field],
  OrganizationFacts
> {
  /** The value of a stored organization. */
  readonly read: (organization: StoredOrganizationFacts) => OrganizationDraft[Field];
  /** `null` where all records share the words. */
  readonly audited: AuditedField | null;
}

type Table<Fields extends keyof OrganizationDraft> = { readonly [Field in Fields]: OrganizationFieldSpec<Field> };

/** Limits in characters. */
const limits = { accountno: 30, name: 50, dbaName: 30, HIN: 10 } as const;

export const organizationTexts = {
  accountno: 'Use only digits',
  matching: 'A new organization needs its own location',
  lastLocation: 'This is the last location of its organization. Add another one there, then move this one.',
  withoutLocation: 'This organization has no location yet. Add one, then change the organization.',
} as const;

function accountIssue(accountno: string, path: string): Issue | null {
  const issue = textIssue(accountno, path, { max: limits.accountno });
  if (issue) return issue;
  return /^\d+$/.test(trimmed(accountno)) ? null : { path, code: 'invalid', message: organizationTexts.accountno };
}

function pharmacyIssue(codes: readonly string[], path: string, known: readonly string[]): Issue | null {
  if (codes.length === 0) return { path, code: 'required', message: locationTexts.pharmacy };
  if (codes.every((code) => known.includes(code))) return null;
  return { path, code: 'unknown', message: settingsTexts.unknownPharmacy };
}

/** The fields that a new organization has too, in the order of the form. */
export const newOrganizationFields = {
  accountno: {
    ...requiredText,
    label: 'Account number',
    shape: 'text',
    maxLength: limits.accountno,
    check: (accountno, path) => found(accountIssue(accountno, path)),
    read: ({ accountno }) => accountno,
    audited: { field: 'accountno' },
  },
  name: {
    ...requiredText,
    label: 'Organization name',
    shape: 'text',
    maxLength: limits.name,
    check: (name, path) => found(textIssue(name, path, { max: limits.name })),
    read: ({ name }) => name,
    audited: null,
  },
  dbaName: {
    ...limitedText(limits.dbaName),
    label: 'DBA name',
    shape: 'text',
    read: ({ dbaName }) => dbaName ?? '',
    audited: { field: 'dbaName', label: 'Doing business as' },
  },
  emailAddress: {
    ...placeRows.emailAddress,
    shape: 'text',
    read: ({ emailAddress }) => emailAddress,
  },
  fax: {
    ...optionalText,
    label: 'Fax',
    shape: 'text',
    maxLength: null,
    check: (fax, path) => (isBlank(fax) ? [] : found(phoneIssue(fax, path))),
    settle: (fax) => trimmedOrNull(phoneDigits(fax)),
    read: ({ fax }) => fax ?? '',
    audited: { field: 'fax' },
  },
  website: {
    ...placeRows.website,
    shape: 'text',
    read: ({ website }) => website ?? '',
  },
  HIN: {
    ...limitedText(limits.HIN),
    label: 'HIN',
    shape: 'text',
    read: ({ HIN }) => HIN ?? '',
    audited: { field: 'HIN' },
  },
  pharmacyCodes: {
    ...placeRows.pharmacyCodes,
    check: (codes, path, { pharmacyCodes }) => found(pharmacyIssue(codes, path, pharmacyCodes)),
    isEmptiedByNull: true,
    read: ({ organizationPharmacies }) => organizationPharmacies.map(({ code }) => code),
    audited: { field: 'organizationPharmacies', label: 'Pharmacy' },
  },
  isPIMSEnabled: {
    ...unchecked,
    label: 'PIMS enabled',
    shape: 'flag',
    empty: false,
    isEmptiedByNull: false,
    read: ({ isPIMSEnabled }) => isPIMSEnabled,
    audited: { field: 'isPIMSEnabled', label: 'Practice system features' },
  },
  organizationAddresses: {
    ...placeRows.addresses,
    shape: 'addresses',
    read: ({ organizationAddresses }) => draftAddresses(organizationAddresses),
    audited: { field: 'organizationAddresses', label: 'Address' },
  },
  organizationPhones: {
    ...placeRows.phones,
    shape: 'phones',
    read: ({ organizationPhones }) => draftPhones(organizationPhones),
    audited: { field: 'organizationPhones', label: 'Phone' },
  },
} as const satisfies Table<keyof OrganizationForm>;

/**
 * The fields of an organization. The schema, the empty form, the check, what is stored, updates and changes, and the
 * audit words derive from this table; the columns of the server and the controls of the portal are typed by it.
 *
 * @see
 */
export const organizationFields = {
  ...newOrganizationFields,
  isActive: {
    ...unchecked,
    label: 'Active',
    shape: 'flag',
    empty: true,
    isEmptiedByNull: false,
    read: ({ isActive }) => isActive,
    audited: null,
  },
} as const satisfies Table<keyof OrganizationDraft>;

export const organizationLabels = formLabels(organizationFields);
