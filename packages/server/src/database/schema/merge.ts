import type { MergeNoun, RowChange } from '@signa/core/clients';
import type { Generated } from 'kysely';
import type { Json } from './column.js';

export interface RecordMergeTable {
  location_id: string;
  id: Generated<string>;
  noun: MergeNoun;
  kept_id: string;
  merged_id: string;
  at: string;
  by_location_user_id: string;
  changes: Json<readonly RowChange[]>;
  undone_at: string | null;
  undone_by: string | null;
}
