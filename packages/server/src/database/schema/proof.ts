import type { Generated } from 'kysely';
import type { Code, Json, JsonOrNull } from './column.js';

export interface AuditHeadTable {
  location_id: string;
  sequence: string;
  hash: Uint8Array;
}
export interface AuditRecordTable {
  location_id: string;
  sequence: string;
  at: string;
  username: string;
  impersonated_username: string | null;
  location_user_id: string | null;
  operation: string;
  subject: string;
  before: JsonOrNull<unknown>;
  after: JsonOrNull<unknown>;
  previous_hash: Uint8Array;
  hash: Uint8Array;
}
/** The kinds of messages to other systems. */
export type OutgoingKind = 'pharmacy-prescription' | 'pims-write-back' | 'storefront-cancel-order' | 'cds-feedback';
export interface OutboxMessageTable {
  location_id: string;
  id: Generated<string>;
  kind: Code<OutgoingKind>;
  idempotency_key: string;
  payload: Json<Readonly<Record<string, unknown>>>;
  created_at: string;
  delivered_at: string | null;
  /** Set once the receiver refuses the message for good. */
  failed_at: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  last_attempt_at: string | null;
  /** No server sends it before this instant (P-480). */
  not_before: string | null;
  /** When its delivery first began; from then on it can't be withdrawn. */
  taken_at: string | null;
  withdrawn_at: string | null;
}
export interface InboundEventTable {
  location_id: string;
  source: string;
  event_id: string;
  type: string;
  received_at: string;
  payload: Json<unknown>;
  subject: string | null;
  outcome: string;
  reason: string | null;
}
export interface IdempotencyRecordTable {
  location_id: string;
  username: string;
  key: string;
  operation: string;
  input_hash: string;
  answer: Json<unknown>;
  created_at: string;
}
