import type { OwnView } from '@signa/core/prescribing';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column.js';

export interface TaskTable {
  location_id: string;
  id: Generated<string>;
  uuid: Generated<string>;
  version: Generated<number>;
  type: string;
  status: Generated<'PENDING' | 'VET_APPROVED' | 'PV1_APPROVED' | 'VET_DECLINED' | 'PV1_DECLINED'>;
  action: string | null;
  action_reason: string | null;
  actioned_at: string | null;
  actioned_by: string | null;
  initiated_by: string | null;
  /** Derived from status and initiated_by: 'waiting', 'approved', 'declined', or 'elsewhere'. */
  answer: GeneratedAlways<string>;
  /** For requests answered by a practice user. */
  answer_minutes: GeneratedAlways<number | null>;
  origin: string;
  archived: Generated<boolean>;
  created_at: string;
  quantity_requested: number | null;
  remaining_qty: number | null;
  next_order_on: string | null;
  expires_on: string | null;
  is_autoship: Generated<boolean>;
  assigned_to: string | null;
  prescription_id: string | null;
  previous_prescription_id: string | null;
  product_id: string | null;
  flavor_id: string | null;
  client_id: string | null;
  patient_id: string | null;
  external_order_id: string | null;
  workflow_status_id: string | null;
  workflow_location_user_id: string | null;
  workflow_assigned_at: string | null;
  workflow_assigned_by: string | null;
  internal_note: string | null;
  /** The day at the location on which it is back in the list; the database keeps it within the due dates. */
  snoozed_until: string | null;
  snoozed_at: string | null;
  snoozed_by: string | null;
  snooze_reason: string | null;
  exam_text: string | null;
  exam_asked_at: string | null;
  exam_asked_by: string | null;
}

/** What a user wrote about a request, or to whom they assigned it. */
export interface TaskNoteTable {
  location_id: string;
  id: Generated<string>;
  task_id: string;
  at: string;
  by_location_user_id: string;
  is_assignment: boolean;
  to_location_user_id: string | null;
  note: string | null;
}

/** A user whom a note concerns. */
export interface TaskNotificationTable {
  location_id: string;
  note_id: string;
  location_user_id: string;
  kind: 'assigned' | 'reassigned' | 'mentioned' | 'noted';
  read_at: string | null;
}

/** The views of the queue that a user saved at a location. */
export interface QueueViewsTable {
  location_id: string;
  location_user_id: string;
  version: number;
  /** In the order of the user. */
  views: Json<OwnView[]>;
  /** The ID of a view of the list, or of a built-in one. */
  default_view: string;
}
