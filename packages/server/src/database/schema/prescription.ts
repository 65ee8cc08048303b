import type { CheckedSubject, FieldAuthor, RxStatusCode } from '@signa/core/prescribing';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Code, DefaultedJson, JsonOrNull } from './column.js';

export interface PrescriptionTable {
  location_id: string;
  id: Generated<string>;
  uuid: Generated<string>;
  version: Generated<number>;
  rx_number: string | null;
  draft_name: string | null;
  rx_status: Code<RxStatusCode>;
  archived: Generated<boolean>;
  archived_at: string | null;
  archived_by: string | null;
  created_at: string;
  draft_created_at: string | null;
  issued_at: string | null;
  listed_at: GeneratedAlways<string>;
  client_id: string | null;
  /** The client it was issued for, if that client was merged into another one since (C-248). */
  issued_client_id: string | null;
  patient_id: string | null;
  /** Same as above for the patient (C-253). */
  issued_patient_id: string | null;
  is_office_use: Generated<boolean>;
  product_id: string;
  unit_per_fill: number;
  directions: string | null;
  days_supply: number | null;
  refills: number | null;
  prn_flag: Generated<boolean>;
  flavor_id: string | null;
  reason_for_compound: string | null;
  allergic_ingredient: string | null;
  note_to_client: string | null;
  note_to_pharmacy: string | null;
  override_reason: string | null;
  auto_ship_prompt: Generated<boolean>;
  expires_on: string | null;
  notify_client_on: string | null;
  authorizing_vet_id: string | null;
  acting_location_user_id: string | null;
  impersonated_by: string | null;
  saved_at: string | null;
  written_by: DefaultedJson<FieldAuthor[]>;
  vet_license: string | null;
  dea_license: string | null;
  workflow_location_user_id: string | null;
  workflow_status_id: string | null;
  rx_origin_code: Generated<'create' | 'copy'>;
  system_origin: Generated<string>;
  pims_consult_id: string | null;
  decline_reason: string | null;
  declined_at: string | null;
  declined_by: string | null;
  undone_at: string | null;
  undone_by: string | null;
  removed_at: string | null;
  removed_by: string | null;
  first_printed_at: string | null;
  reprint_count: Generated<number>;
  /** Data of an external prescription (P-301). */
  elsewhere_number: string | null;
  elsewhere_prescriber: string | null;
  elsewhere_place: string | null;
  elsewhere_note: string | null;
  elsewhere_fills_left: number | null;
}
export interface PrescriptionWorkflowTable {
  location_id: string;
  id: Generated<string>;
  prescription_id: string;
  workflow_status_id: string | null;
  workflow_location_user_id: string | null;
  assigned_at: string;
  assigned_by: string;
  internal_note: string | null;
}
export interface PrescriptionEventTable {
  location_id: string;
  id: Generated<string>;
  prescription_id: string;
  at: string;
  kind: string;
  actor: string;
  note: string | null;
}
/** Insert-only (P-330). */
export interface IssueRecordTable {
  location_id: string;
  prescription_id: string;
  recorded_at: string;
  /** An IssueRecord, as JSON text. */
  content: string;
  /** The facts of its check. */
  checked: JsonOrNull<CheckedSubject>;
}
