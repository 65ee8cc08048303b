import type { PimsConnectionType } from '@signa/core/practice';
import type { Generated } from 'kysely';
import type { AddressJson, CodeOrNull, DefaultedJson, PhoneJson } from './column.js';

/** @public The compiler names it in the declarations of another file. */
export interface CodedNameJson {
  code: string;
  name: string;
}
/** The kind is drug, drug class, food, or environment (P-085). */
interface AllergyJson extends CodedNameJson {
  kind: string;
}
export interface ClientTable {
  location_id: string;
  id: Generated<string>;
  uuid: Generated<string>;
  version: Generated<number>;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  is_active: Generated<boolean>;
  is_office_use: Generated<boolean>;
  pims_id: string | null;
  pims_provider_id: string | null;
  pims_connection_type: CodeOrNull<PimsConnectionType>;
  is_pims_import: Generated<boolean>;
  phones: DefaultedJson<PhoneJson[]>;
  addresses: DefaultedJson<AddressJson[]>;
  driving_license: string | null;
  birthdate: string | null;
  source_uuid: string | null;
  merged_into: string | null;
}
export interface PatientTable {
  location_id: string;
  id: Generated<string>;
  uuid: Generated<string>;
  version: Generated<number>;
  name: string;
  species_code: string | null;
  breed_code: string | null;
  gender: string | null;
  birthdate: string | null;
  weight: number | null;
  weight_unit: 'lbs' | 'kg' | null;
  is_active: Generated<boolean>;
  is_deceased: Generated<boolean>;
  deceased_date: string | null;
  is_office_use: Generated<boolean>;
  pims_id: string | null;
  pims_provider_id: string | null;
  pims_connection_type: CodeOrNull<PimsConnectionType>;
  is_pims_import: Generated<boolean>;
  presc_vet_location_user_id: string | null;
  last_exam_on: string | null;
  last_exam_recorded_at: string | null;
  last_exam_recorded_by: string | null;
  allergies: DefaultedJson<AllergyJson[]>;
  health_conditions: DefaultedJson<CodedNameJson[]>;
  current_meds: DefaultedJson<CodedNameJson[]>;
  merged_into: string | null;
}
export interface PatientClientTable {
  location_id: string;
  patient_id: string;
  client_id: string;
  is_active: Generated<boolean>;
  is_primary: Generated<boolean>;
  created_at: Generated<string>;
}
/** Insert-only. */
export interface RecordedWeightTable {
  location_id: string;
  id: Generated<string>;
  patient_id: string;
  at: string;
  weight: number;
  weight_unit: 'lbs' | 'kg';
  recorded_by: string | null;
}
