import type { LocationDraft, SettledLocation } from '@signa/core/practice';
import type { Insertable } from 'kysely';
import type { AddressJson, PhoneJson } from '../../../database/schema/column.js';
import type { LocationTable } from '../../../database/schema/practice.js';

/** The column of each field of the location form. */
const locationFormColumns = {
  name: 'name',
  emailAddress: 'email_address',
  website: 'website',
  HIN: 'hin',
  isOfficeUseEnabled: 'is_office_use_enabled',
  isActive: 'is_active',
  locationPortalTypeId: 'portal_type_id',
  locationAccountId: 'location_account_id',
  pharmacyCodes: 'pharmacy_codes',
  isPimsEnabled: 'is_pims_enabled',
  pimsConnectionType: 'pims_connection_type',
  pimsAccountId: 'pims_account_id',
  isEnabledForWriteback: 'is_enabled_for_writeback',
  pimsWritebackAccountId: 'pims_writeback_account_id',
  pimsWritebackLocationId: 'pims_writeback_location_id',
  locationAddresses: 'addresses',
  locationPhones: 'phones',
} as const satisfies Readonly<Record<keyof LocationDraft, keyof LocationTable>>;

type LocationColumn = (typeof locationFormColumns)[keyof LocationDraft];

/** The fields of a location as they are stored, the lists with the entries of before. */
interface StoredLocationFields extends Omit<SettledLocation, 'locationAddresses' | 'locationPhones'> {
  readonly isOfficeUseEnabled: boolean;
  readonly locationAddresses: readonly AddressJson[];
  readonly locationPhones: readonly PhoneJson[];
}

/** What a save of the form stores: a value for every column above. */
export const locationValues = (
  location: StoredLocationFields,
): Required<Pick<Insertable<LocationTable>, LocationColumn>> => ({
  name: location.name,
  email_address: location.emailAddress,
  website: location.website,
  hin: location.HIN,
  is_office_use_enabled: location.isOfficeUseEnabled,
  is_active: location.isActive,
  portal_type_id: location.locationPortalTypeId,
  location_account_id: location.locationAccountId,
  pharmacy_codes: [...location.pharmacyCodes],
  is_pims_enabled: location.isPimsEnabled,
  pims_connection_type: location.pimsConnectionType,
  pims_account_id: location.pimsAccountId,
  is_enabled_for_writeback: location.isEnabledForWriteback,
  pims_writeback_account_id: location.pimsWritebackAccountId,
  pims_writeback_location_id: location.pimsWritebackLocationId,
  addresses: JSON.stringify(location.locationAddresses),
  phones: JSON.stringify(location.locationPhones),
});
