import {
  checkAddresses,
  checkEachAddress,
  checkEachPhone,
  checkPhones,
  distinctNumbers,
  emailIssue,
  isBlankAddress,
  normalizeAddress,
  textIssue,
  type AddressForm,
  type ListEntry,
  type PhoneForm,
  type StoredEntry,
} from '../../base/contact/index.js';
import { type AuditedField, type FieldSpec, found } from '../../base/form/index.js';
import { nameIssue, nameMaximum, optionalNameIssue } from '../../base/name/index.js';
import { isBlank, trimmedOrNull } from '../../base/text/index.js';

/** The form of a client. Field names are those of AddLocationClient and UpdateLocationClient (C-151, C-152). */
export interface ClientForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Always true for a new client (C-018). */
  readonly isActive: boolean;
  readonly pimsId: string;
  readonly locationClientPhones: readonly (PhoneForm & ListEntry)[];
  readonly locationClientAddress: readonly (AddressForm & ListEntry)[];
}

type ListField = 'locationClientPhones' | 'locationClientAddress';

/**
 * A client's form as it is stored: trimmed, empty texts as null, phones as digits without duplicates (C-020, C-022,
 * C-041).
 */
export interface ClientEntry extends Pick<ClientForm, 'isActive' | ListField> {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly pimsId: string | null;
}

/** The fields of a stored client that the form needs, with inactive phones and addresses. Names are those of the API (C-194). */
export interface ClientRecord extends Omit<ClientEntry, ListField> {
  readonly phones: readonly (PhoneForm & StoredEntry)[];
  readonly addresses: readonly (Omit<AddressForm, 'addressLine2'> &
    StoredEntry & { readonly addressLine2: string | null })[];
}

/** Names, a phone and an address are required for an active client only (C-020, C-024). */
type Facts = Pick<ClientForm, 'isActive'>;

interface ClientFieldSpec<Field extends keyof ClientForm> extends FieldSpec<
  ClientForm[Field],
  ClientEntry[Field],
  Facts
> {
  /** The value of a stored client. */
  readonly read: (client: ClientRecord) => ClientForm[Field];
  /** `null` where all records share the words. */
  readonly audited: (AuditedField & { readonly field: keyof ClientRecord }) | null;
  /** Its name in the comparison with the practice system; `null` where it is not compared (C-096, C-097). */
  readonly compared: string | null;
}

type Table = { readonly [Field in keyof ClientForm]: ClientFieldSpec<Field> };

const isActive = (entry: { readonly isActive: boolean }) => entry.isActive;

/** Limits in characters (C-022, C-023). */
export const clientLimits = { email: 100, pimsId: 80 } as const;

const name = {
  shape: 'text',
  empty: '',
  maxLength: nameMaximum,
  check: (value: string, path: string, client: Facts) =>
    found((client.isActive ? nameIssue : optionalNameIssue)(value, path)),
  settle: trimmedOrNull,
  isEmptiedByNull: true,
  compared: null,
} as const;

/**
 * The fields of a client, in the order of the form. The schema, the empty form, the check, what is stored, updates and
 * changes, the comparison with the practice system and the audit words derive from this table; the columns of the
 * server and the controls of the portal are typed by it.
 *
 * @see C-018, C-020 to C-024, C-034 to C-049
 */
export const clientFields = {
  firstName: {
    ...name,
    label: 'First name',
    read: ({ firstName }) => firstName ?? '',
    audited: { field: 'firstName' },
  },
  lastName: {
    ...name,
    label: 'Last name',
    read: ({ lastName }) => lastName ?? '',
    audited: { field: 'lastName' },
  },
  email: {
    label: 'Email',
    shape: 'text',
    empty: '',
    maxLength: clientLimits.email,
    check: (email, path) =>
      isBlank(email) ? [] : found(textIssue(email, path, { max: clientLimits.email }) ?? emailIssue(email, path)),
    settle: (email) => trimmedOrNull(email)?.toLowerCase() ?? null,
    isEmptiedByNull: true,
    read: ({ email }) => email ?? '',
    audited: { field: 'email' },
    compared: 'email',
  },
  isActive: {
    label: 'Active',
    shape: 'flag',
    empty: true,
    maxLength: null,
    check: () => [],
    settle: (value) => value,
    isEmptiedByNull: false,
    read: isActive,
    audited: null,
    compared: null,
  },
  pimsId: {
    label: 'PIMS ID',
    shape: 'text',
    empty: '',
    maxLength: clientLimits.pimsId,
    check: (id, path) => (isBlank(id) ? [] : found(textIssue(id, path, { max: clientLimits.pimsId }))),
    settle: trimmedOrNull,
    isEmptiedByNull: true,
    read: ({ pimsId }) => pimsId ?? '',
    audited: null,
    compared: null,
  },
  locationClientPhones: {
    label: 'Phone',
    shape: 'phones',
    empty: [],
    maxLength: null,
    check: (phones, path, client) => (client.isActive ? checkPhones : checkEachPhone)(phones, path),
    settle: distinctNumbers,
    isEmptiedByNull: false,
    read: ({ phones }) =>
      phones.filter(isActive).map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber })),
    audited: { field: 'phones' },
    compared: 'phones',
  },
  locationClientAddress: {
    label: 'Address',
    shape: 'addresses',
    empty: [],
    maxLength: null,
    check: (addresses, path, client) => (client.isActive ? checkAddresses : checkEachAddress)(addresses, path),
    settle: (addresses) =>
      addresses
        .filter((address) => !isBlankAddress(address))
        .map((address) => ({ ...address, ...normalizeAddress(address) })),
    isEmptiedByNull: false,
    read: ({ addresses }) => addresses.filter(isActive).map(addressOf),
    audited: { field: 'addresses' },
    compared: 'addresses',
  },
} as const satisfies Table;

const addressOf = (address: ClientRecord['addresses'][number]) => ({
  uuid: address.uuid,
  addressTypeId: address.addressTypeId,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? '',
  city: address.city,
  state: address.state,
  zip: address.zip,
});

/** The names in the comparison with the practice system. */
export type ComparedName = Exclude<(typeof clientFields)[keyof ClientForm]['compared'], null>;
