import { textIssue, type AddressForm, type ListEntry, type PhoneForm } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { type AuditedField, type FieldSpec, found } from '../../base/form/index.js';
import { visibleLength } from '../../base/text/index.js';
import type { PimsConnectionType } from '../pims-connection/index.js';
import { lockReasons } from './lock-reason.js';
import { draftAddresses, draftPhones, type StoredAddress, type StoredPhone } from './place-draft.js';
import { limitedText, placeEmailMax, placeRows, requiredText, unchecked } from './place-rows.js';

/** The fields of a new location that any user who adds one fills in. */
export interface LocationForm {
  readonly name: string;
  readonly emailAddress: string;
  readonly website: string;
  readonly HIN: string;
  /** `null` until Yes or No is chosen. */
  readonly isOfficeUseEnabled: boolean | null;
  readonly locationAddresses: readonly (AddressForm & ListEntry)[];
  readonly locationPhones: readonly (PhoneForm & ListEntry)[];
}

/** The complete form of a location: the fields of the practice, and those that only support sets. */
export interface LocationDraft extends LocationForm {
  readonly isActive: boolean;
  readonly locationAccountId: string;
  /** Empty until one is chosen. */
  readonly locationPortalTypeId: string;
  /** The first one is primary. */
  readonly pharmacyCodes: readonly string[];
  /** `null` inherits the setting of the organization. */
  readonly isPimsEnabled: boolean | null;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly pimsAccountId: string;
  readonly isEnabledForWriteback: boolean;
  readonly pimsWritebackAccountId: string;
  readonly pimsWritebackLocationId: string;
}

type OptionalText =
  | 'website'
  | 'HIN'
  | 'locationAccountId'
  | 'pimsAccountId'
  | 'pimsWritebackAccountId'
  | 'pimsWritebackLocationId';

/**
 * The complete form as it is sent and stored: trimmed, empty texts as null, without blank entries and duplicate phones
 * (A-115, A-116, A-118, C-034, C-040).
 */
export type SettledLocation = Omit<LocationDraft, OptionalText> & Readonly<Record<OptionalText, string | null>>;

/** A location as it is read from the API. */
export interface StoredLocationFacts extends Omit<SettledLocation, 'pharmacyCodes' | keyof StoredLists> {
  readonly locationPharmacies: readonly { readonly code: string }[];
  readonly locationAddresses: readonly StoredAddress[];
  readonly locationPhones: readonly StoredPhone[];
}
type StoredLists = Pick<LocationForm, 'locationAddresses' | 'locationPhones'>;

export interface LocationFieldSpec<Field extends keyof LocationDraft, Facts> extends FieldSpec<
  LocationDraft[Field],
  SettledLocation[Field],
  Facts
> {
  /** The value of a stored location. */
  readonly read: (location: StoredLocationFacts) => LocationDraft[Field];
  /** Why a practice may not change it; `null` for a field of the practice. */
  readonly locked: string | null;
  /** `null` where the audit shows it with a format, or all records share the words. */
  readonly audited: AuditedField | null;
}

type Table<Fields extends keyof LocationDraft> = { readonly [Field in Fields]: LocationFieldSpec<Field, unknown> };
type ListField = keyof StoredLists;

/** Limits in characters. */
export const locationLimits = { nameMin: 3, nameMax: 100, email: placeEmailMax, HIN: 20, accountId: 10 } as const;

export const locationTexts = {
  nameTooShort: 'Location name must be minimum 3 characters.',
  officeUse: 'Please select whether enabled office use',
  portalType: 'Please indicate product display',
  pharmacy: 'Please select a primary pharmacy',
} as const;

/** The issue of an invalid location name. @see */
export function locationNameIssue(name: string): Issue | null {
  const issue = textIssue(name, 'name', { max: locationLimits.nameMax });
  if (issue) return issue;
  const isShort = visibleLength(name.replace(/\s/g, '')) < locationLimits.nameMin;
  return isShort ? { path: 'name', code: 'too-short', message: locationTexts.nameTooShort } : null;
}

/** The fields of a practice before those of support, in the order of the form. @see */
export const practiceRows = {
  name: {
    ...requiredText,
    label: 'Location name',
    shape: 'openText',
    maxLength: locationLimits.nameMax,
    check: (name) => found(locationNameIssue(name)),
    read: ({ name }) => name,
    locked: null,
    audited: null,
  },
  emailAddress: {
    ...placeRows.emailAddress,
    shape: 'openText',
    read: ({ emailAddress }) => emailAddress,
    locked: lockReasons.place,
  },
  website: {
    ...placeRows.website,
    shape: 'openText',
    read: ({ website }) => website ?? '',
    locked: null,
  },
  HIN: {
    ...limitedText(locationLimits.HIN),
    label: 'HIN',
    shape: 'openText',
    read: ({ HIN }) => HIN ?? '',
    locked: null,
    audited: { field: 'HIN' },
  },
  isOfficeUseEnabled: {
    ...unchecked,
    label: 'Office use enabled',
    shape: 'openAnswer',
    empty: null,
    check: (answer, path) => (answer === null ? [{ path, code: 'required', message: locationTexts.officeUse }] : []),
    isEmptiedByNull: true,
    read: ({ isOfficeUseEnabled }) => isOfficeUseEnabled,
    locked: null,
    audited: { field: 'isOfficeUseEnabled', label: 'Office use' },
  },
} as const satisfies Table<Exclude<keyof LocationForm, ListField>>;

/** The lists of a practice, at the end of the form. @see, C-034 to C-049 */
export const listRows = {
  locationAddresses: {
    ...placeRows.addresses,
    shape: 'openAddresses',
    read: ({ locationAddresses }) => draftAddresses(locationAddresses),
    locked: null,
    audited: { field: 'locationAddresses', label: 'Address' },
  },
  locationPhones: {
    ...placeRows.phones,
    shape: 'openPhones',
    read: ({ locationPhones }) => draftPhones(locationPhones),
    locked: null,
    audited: { field: 'locationPhones', label: 'Phone' },
  },
} as const satisfies Table<ListField>;

/** The fields of a new location that any user who adds one fills in, in the order of the form. */
export const practiceLocationFields = { ...practiceRows, ...listRows } as const;
