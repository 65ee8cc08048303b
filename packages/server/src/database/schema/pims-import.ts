import type { Generated } from 'kysely';
import type { SyncedField } from '@signa/core/practice';
import type { Code, DefaultedJson, Json, JsonOrNull } from './column.js';

export interface PimsImportTable {
  location_id: string;
  id: Generated<string>;
  uuid: string;
  at: string;
  by_name: string;
  undone_at: string | null;
  undone_by_name: string | null;
}
/** The kinds of records that an import creates. */
export type RecordNoun = 'client' | 'patient' | 'prescription';
export interface PimsImportRecordTable {
  location_id: string;
  import_id: string;
  noun: Code<RecordNoun>;
  record_id: string;
  client_id: string;
  made: Json<object>;
  /** Written by the undo only. */
  is_removed: Generated<boolean>;
}
/** A file of records that was imported. */
export interface FileImportTable {
  location_id: string;
  import_id: string;
  noun: Code<RecordNoun>;
  file_name: string;
  file_hash: string;
  lines_done: Generated<number>;
  finished_at: string | null;
  is_open: Generated<boolean>;
}
/** What is known of a linked client or patient in its practice system. */
export interface PimsSyncTable {
  location_id: string;
  linked: Code<'client' | 'patient'>;
  record_id: string;
  fields: DefaultedJson<SyncedField[]>;
  /** The record as it was read last, of linked clients only. */
  record: JsonOrNull<unknown>;
  read_at: string | null;
  told_at: string | null;
  opened_at: string | null;
}
/** When the linked records of a location are read again. */
export interface PimsRefreshTable {
  location_id: string;
  leased_until: string | null;
  next_at: string | null;
  faults: Generated<number>;
  failing_since: string | null;
}
