import type { PimsConnectionType } from '@signa/core/practice';
import type { Generated } from 'kysely';
import type { AddressJson, CodeOrNull, DefaultedJson, PhoneJson } from './column.js';

export interface PharmacyTable {
  code: string;
  name: string;
  fax: string | null;
}
export interface PortalTypeTable {
  id: string;
  name: string;
  description: string;
  code: string;
}
export interface OrganizationTable {
  id: Generated<string>;
  version: Generated<number>;
  uuid: Generated<string>;
  name: string;
  dba_name: string | null;
  accountno: string;
  email_address: string;
  fax: string | null;
  hin: string | null;
  website: string | null;
  is_pims_enabled: Generated<boolean>;
  is_active: Generated<boolean>;
  addresses: DefaultedJson<AddressJson[]>;
  phones: DefaultedJson<PhoneJson[]>;
  pharmacy_codes: Generated<string[]>;
}
export interface LocationTable {
  id: Generated<string>;
  version: Generated<number>;
  uuid: Generated<string>;
  organization_id: string | null;
  name: string;
  is_active: Generated<boolean>;
  is_primary: Generated<boolean>;
  email_address: string;
  website: string | null;
  hin: string | null;
  time_zone: Generated<string>;
  price_book_type: Generated<string>;
  location_account_id: string | null;
  portal_type_id: string;
  is_office_use_enabled: Generated<boolean>;
  is_pims_enabled: boolean | null;
  pims_account_id: string | null;
  pims_account_secret: Uint8Array | null;
  pims_connection_type: CodeOrNull<PimsConnectionType>;
  pims_writeback_account_id: string | null;
  pims_writeback_location_id: string | null;
  is_enabled_for_writeback: Generated<boolean>;
  addresses: DefaultedJson<AddressJson[]>;
  phones: DefaultedJson<PhoneJson[]>;
  pharmacy_codes: Generated<string[]>;
  created_at: Generated<string>;
}
export interface ModuleTable {
  id: string;
  name: string;
  label: string;
  icon: string;
  link: string | null;
  order_by: number;
  is_active: Generated<boolean>;
  is_navigation: Generated<boolean>;
  parent_module_id: string | null;
}
export interface RoleTable {
  id: Generated<string>;
  version: Generated<number>;
  name: string;
  is_active: Generated<boolean>;
  can_authorize: Generated<boolean>;
  icon: string | null;
}
export interface RoleModuleTable {
  id: Generated<string>;
  role_id: string;
  module_id: string;
  is_active: Generated<boolean>;
  can_view: Generated<boolean>;
  can_edit: Generated<boolean>;
  can_delete: Generated<boolean>;
}
export interface AppUserTable {
  id: Generated<string>;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  is_enabled_in_okta: Generated<boolean>;
  version: Generated<number>;
  provider_id: string | null;
  phones: DefaultedJson<PhoneJson[]>;
}
export interface SupportUserTable {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  in_admin_support_group: Generated<boolean>;
}
export interface LocationUserTable {
  location_id: string;
  id: Generated<string>;
  uuid: Generated<string>;
  version: Generated<number>;
  user_id: string;
  role_id: string;
  is_active: Generated<boolean>;
  is_primary: Generated<boolean>;
  is_pending_auth: Generated<boolean>;
  notification_email: string | null;
  display_name: string;
  title: string | null;
  email: string;
  pims_id: string | null;
  vet_license_number: string | null;
  vet_license_expiration: string | null;
  vet_license_state: string | null;
  dea_license: string | null;
  dea_license_expiration: string | null;
  employee_id: string | null;
  source_uuid: string | null;
  phones: DefaultedJson<PhoneJson[]>;
}
export interface DelegationTable {
  location_id: string;
  id: Generated<string>;
  location_user_id: string;
  delegated_location_user_id: string;
  last_day: string | null;
}
export interface FeatureFlagTable {
  location_id: string | null;
  feature: string;
  is_on: boolean;
}
export interface ShortcutTable {
  location_id: string | null;
  id: Generated<string>;
  version: Generated<number>;
  type: 'SIG' | 'NP' | 'NC';
  label: string;
  details: string;
  is_active: Generated<boolean>;
}
