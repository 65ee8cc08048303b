import { allowed, refuse, type Verdict } from '../failure/index.js';
import type { SpeciesCode } from '../patient/index.js';

export const officeUseTexts = {
  /** Both the client's first name and the patient's name. */
  name: 'Office Use',
  /** */
  notEnabled: 'Office use is not enabled at this location.',
} as const;

/** Whether a location does anything for its own use. @returns FORBIDDEN where it is not enabled @see A-141 */
export function mayUseOffice(location: { readonly isOfficeUseEnabled: boolean } | null | undefined): Verdict {
  return location?.isOfficeUseEnabled === true ? allowed : refuse('FORBIDDEN', officeUseTexts.notEnabled);
}

/** What the office-use client is made of; field names as they travel. */
export interface OfficeFacts<Phone, Address> {
  readonly name: string;
  readonly emailAddress: string;
  readonly locationPhones: readonly Phone[];
  readonly locationAddresses: readonly Address[];
}

/** The records that stand for a location's own use, as they are stored. */
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
 * The office-use client and patient of a location: the client has the location's name as last name, its e-mail, and its
 * phones and addresses that are active; the patient is of no species and gender that could be looked up.
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
