import type { OrganizationDraft, SettledOrganization } from '@signa/core/practice';
import type { Insertable } from 'kysely';
import type { AddressJson, PhoneJson } from '../../../database/schema/column.js';
import type { OrganizationTable } from '../../../database/schema/practice.js';

/** The column of each field of the organization form. */
const organizationFormColumns = {
  accountno: 'accountno',
  name: 'name',
  dbaName: 'dba_name',
  emailAddress: 'email_address',
  fax: 'fax',
  website: 'website',
  HIN: 'hin',
  pharmacyCodes: 'pharmacy_codes',
  isPIMSEnabled: 'is_pims_enabled',
  organizationAddresses: 'addresses',
  organizationPhones: 'phones',
  isActive: 'is_active',
} as const satisfies Readonly<Record<keyof OrganizationDraft, keyof OrganizationTable>>;

type OrganizationColumn = (typeof organizationFormColumns)[keyof OrganizationDraft];

/** The fields of an organization as they are stored, the lists with the entries of before. */
export interface StoredOrganizationFields extends Omit<
  SettledOrganization,
  'organizationAddresses' | 'organizationPhones'
> {
  readonly organizationAddresses: readonly AddressJson[];
  readonly organizationPhones: readonly PhoneJson[];
}

/** What a save of the form stores: a value for every column above. */
export const organizationValues = (
  organization: StoredOrganizationFields,
): Required<Pick<Insertable<OrganizationTable>, OrganizationColumn>> => ({
  accountno: organization.accountno,
  name: organization.name,
  dba_name: organization.dbaName,
  email_address: organization.emailAddress,
  fax: organization.fax,
  website: organization.website,
  hin: organization.HIN,
  pharmacy_codes: [...organization.pharmacyCodes],
  is_pims_enabled: organization.isPIMSEnabled,
  addresses: JSON.stringify(organization.organizationAddresses),
  phones: JSON.stringify(organization.organizationPhones),
  is_active: organization.isActive,
});
