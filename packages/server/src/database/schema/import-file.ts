import type { Operations } from '@signa/core/contract';
import type { ImportFileNoun, ImportStage } from '@signa/core/pims';
import type { Generated } from 'kysely';
import type { Code, DefaultedJson, Json, JsonOrNull } from './column.js';

type SentFile = Operations['GetImportFiles']['data']['importFiles']['files'][number];
export type StoredReport = NonNullable<SentFile['report']>;
export type StoredStays = NonNullable<SentFile['stays']>;

/** The user in whose name a server works, as `append_audit` takes them. */
export interface StartedBy {
  readonly username: string;
  readonly impersonatedUsername: string | null;
  readonly locationUserId: string | null;
}

/** What the running work was asked for. */
export interface StoredRequest {
  readonly encoding?: string | null;
  readonly columns?: readonly { readonly header: string; readonly field: string | null }[];
  readonly answers?: readonly { readonly at: string; readonly value: string }[];
  readonly keepsUsed?: boolean;
}

/** A line of the file, by column. */
export interface SampleLine {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  readonly cells: readonly string[];
  readonly misfit: string | null;
}

/** What a server found out about a file. */
export interface StoredInspection {
  /** As a sentence. */
  readonly format: string;
  readonly encoding: string;
  /** The encodings to choose from, if the bytes fit several. */
  readonly encodings: readonly { readonly value: string; readonly label: string }[] | null;
  readonly headers: readonly {
    readonly name: string;
    readonly examples: readonly string[];
  }[];
  readonly samples: readonly SampleLine[];
  /** The last line. */
  readonly lines: number;
  /** What users have chosen so far. */
  readonly chosen: StoredRequest;
  /** The mapping file, with questions. */
  readonly mapping: Readonly<Record<string, unknown>>;
}

/** A file that a practice imports in the portal. */
export interface ImportFileTable {
  location_id: string;
  uuid: string;
  noun: Code<ImportFileNoun>;
  name: string;
  size: number;
  created_at: string;
  by_name: string;
  stage: Code<ImportStage>;
  started_by: Json<StartedBy>;
  started_name: string;
  request: DefaultedJson<StoredRequest>;
  inspection: JsonOrNull<StoredInspection>;
  report: JsonOrNull<StoredReport>;
  stays: JsonOrNull<StoredStays>;
  problem: string | null;
  skips_invalid: Generated<boolean>;
  lines_done: Generated<number>;
  import_id: string | null;
  removed_count: number | null;
  leased_until: string | null;
  finished_at: string | null;
}
export interface ImportFilePartTable {
  location_id: string;
  file_uuid: string;
  kind: Code<'content' | 'left-out'>;
  number: number;
  created_at: string;
  content: Uint8Array;
}
