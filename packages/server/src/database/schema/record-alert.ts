import type { AlertKind, ContactMethod } from '@signa/core/clients';
import type { Generated } from 'kysely';
import type { Code, CodeOrNull } from './column.js';

export interface RecordAlertTable {
  location_id: string;
  id: Generated<string>;
  version: Generated<number>;
  /** Either this or the patient. */
  client_id: string | null;
  patient_id: string | null;
  kind: Code<AlertKind>;
  text: string | null;
  language: string | null;
  contact_method: CodeOrNull<ContactMethod>;
  last_day: string | null;
  created_at: string;
  created_by: string;
  said_at: string;
  said_by: string;
  ended_at: string | null;
  ended_by_id: string | null;
  end_reason: string | null;
}
