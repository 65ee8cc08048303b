import type { AddressFacts } from '../../base/contact/index.js';
import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import type { SpeciesCode } from '../patient/index.js';

export const officeUseTexts = {
  /** Both the client's first name and the patient's name. */
  name: 'Office Use',
  /** */
  notEnabled: 'Office use is not enabled at this location.',
} as const;

/** Whether a location has office use enabled. @returns FORBIDDEN if not @see A-141 */
export function mayUseOffice(location: { readonly isOfficeUseEnabled: boolean } | null | undefined): Verdict {
  return location?.isOfficeUseEnabled === true ? allowed : refuse('FORBIDDEN', officeUseTexts.notEnabled);
}

/** The fields of a location that the office-use client is created from. Field names are those of the API. */
export interface OfficeFacts<Phone, Address> {
  readonly name: string;
  readonly emailAddress: string;
  readonly locationPhones: readonly Phone[];
  readonly locationAddresses: readonly Address[];
}

/** The stored client and patient for a location's office use. */
export interface OfficeUseRecords<Phone, Address> {
  readonly client: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phones: readonly Phone[];
    readonly addresses: readonly Address[];
  };
  readonly patient: { readonly name: string; readonly speciesCode: SpeciesCode; readonly gender: 'U' };
}

/**
 * The office-use client and patient of a location: the client has the location's name as last name, its email, and its
 * active phones and addresses; the patient has neutral species and gender.
 *
 * @see A-140
 */
export function officeUseRecords<P extends Kept, A extends Kept>(location: OfficeFacts<P, A>): OfficeUseRecords<P, A> {
  const { name, emailAddress, locationPhones, locationAddresses } = location;
  return {
    client: {
      firstName: officeUseTexts.name,
      lastName: name,
      email: emailAddress,
      phones: locationPhones.filter((phone) => phone.isActive),
      addresses: locationAddresses.filter((address) => address.isActive),
    },
    patient: { name: officeUseTexts.name, speciesCode: 'other', gender: 'U' },
  };
}

interface Kept {
  readonly isActive: boolean;
}

interface OfficePhone extends Kept {
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
}
interface OfficeAddress extends Kept, AddressFacts {
  readonly addressTypeId: number;
}

/** The stored office-use client. Field names are those of the API (C-194). */
export interface OfficeUseClient {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phones: readonly OfficePhone[];
  readonly addresses: readonly OfficeAddress[];
}

/**
 * The fields of a stored office-use client that differ from its location, with their new values. Without this update,
 * the supplies of a location that moved or was renamed would be sent to its old address.
 *
 * @returns `null` when nothing differs; uuids are ignored, because the client has its own contacts
 * @see A-140
 */
export function officeUseChange<P extends OfficePhone, A extends OfficeAddress>(
  stored: OfficeUseClient,
  location: OfficeFacts<P, A>,
): Partial<OfficeUseRecords<P, A>['client']> | null {
  const { client } = officeUseRecords(location);
  const { firstName, lastName, email, phones, addresses } = client;
  const isNamed = stored.firstName === firstName && stored.lastName === lastName;
  const change = {
    ...(isNamed ? {} : { firstName, lastName }),
    ...(stored.email === email ? {} : { email }),
    ...(isSame(stored.phones, phones, phoneKey) ? {} : { phones }),
    ...(isSame(stored.addresses, addresses, addressKey) ? {} : { addresses }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

const isSame = <T>(stored: readonly T[], wanted: readonly T[], keyOf: (contact: T) => string): boolean =>
  stored.length === wanted.length && stored.every((contact, at) => keyOf(contact) === keyOf(wanted[at] ?? contact));

const phoneKey = ({ phoneTypeId, phoneNumber, isActive }: OfficePhone) =>
  JSON.stringify([phoneTypeId, phoneNumber, isActive]);

const addressKey = ({ addressTypeId, isActive, ...address }: OfficeAddress) => {
  const { addressLine1, addressLine2, city, state, zip } = address;
  return JSON.stringify([addressTypeId, addressLine1, addressLine2 ?? '', city, state, zip, isActive]);
};
