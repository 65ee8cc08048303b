import type { Generated } from 'kysely';
import type { Json } from './column.js';

export interface PimsImportTable {
  location_id: string;
  id: Generated<string>;
  uuid: string;
  at: string;
  by_name: string;
  undone_at: string | null;
  undone_by_name: string | null;
}
export interface PimsImportRecordTable {
  location_id: string;
  import_id: string;
  noun: 'client' | 'patient';
  record_id: string;
  client_id: string;
  made: Json<object>;
  /** Only the undo writes it. */
  is_removed: Generated<boolean>;
}
