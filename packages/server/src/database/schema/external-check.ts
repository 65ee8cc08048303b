import type { CdsHook, ExternalResult } from '@signa/core/safety';
import type { Generated } from 'kysely';
import type { Code, DefaultedJson, Json } from './column.js';

/** A result with the id of the service at its server, to which feedback is sent; `null` if none was called. */
export interface StoredResult extends ExternalResult {
  /** The name in the configuration, under which the address and the token are found. */
  readonly configured: string;
  readonly serviceId: string | null;
}

/** The answer to a card, as it is recorded. */
export interface RecordedAnswer {
  readonly text: string;
  readonly at: string;
}

export interface ExternalCheckTable {
  location_id: string;
  id: Generated<string>;
  at: string;
  location_user_id: string;
  patient_id: string;
  hook: Code<CdsHook>;
  results: Json<StoredResult[]>;
  /** By the ID of the card. */
  answers: DefaultedJson<Readonly<Record<string, RecordedAnswer>>>;
  prescription_id: string | null;
}
