import { createHash } from 'node:crypto';
import { type ImportUndo, planImportUndo } from '@signa/core/pims';
import { type FoundImport, type ExistingImport, existingImport } from '../../../store/pims/pims-import/import-store.js';
import type { Queryable } from '../../../store/statement.js';
import { canonicalJson } from '../../canonical-json.js';

/** What an undo would do, planned by core, with a fingerprint that changes whenever any of it does. */
export interface UndoPreview extends ImportUndo {
  readonly previewed: string;
  readonly standing: ExistingImport;
}

export async function previewUndo(sql: Queryable, found: FoundImport): Promise<UndoPreview> {
  const status = found.isUndone ? { patients: [], clients: [] } : await existingImport(sql, found);
  const undo = planImportUndo(status);
  const versions = [...status.patients, ...status.clients].map(({ id, version }) => [id, version]);
  const previewed = createHash('sha256')
    .update(canonicalJson([found.id, undo, versions]))
    .digest('hex');
  return { ...undo, previewed, standing: status };
}
