import type { Generated } from 'kysely';

/** Insert-only. */
export interface KnowledgePackageTable {
  id: Generated<string>;
  name: string;
  version: string;
  /** SHA-256 of the content, in hexadecimal. */
  digest: string;
  /** The JSON text, as it was signed. */
  content: string;
  signature: string | null;
  key_id: string | null;
  imported_at: Generated<string>;
  imported_by: string;
}
/** Insert-only; the last one says which package is active. */
export interface KnowledgeActivationTable {
  id: Generated<string>;
  package_id: string;
  activated_at: Generated<string>;
  activated_by: string;
  reason: string;
}

/** A decision of a location about a warning; only its confirmation and its end are written later. */
export interface WarningOverrideTable {
  location_id: string;
  id: Generated<string>;
  row_id: string;
  grade: string | null;
  reason: string;
  last_day: string;
  needs_second: boolean;
  created_at: string;
  created_by: string;
  confirmed_at: string | null;
  confirmed_by: string | null;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
}
