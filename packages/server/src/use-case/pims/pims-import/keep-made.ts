import { randomUUID } from 'node:crypto';
import { joinImport, type OpenImport } from '../../../store/pims/pims-import/made-store.js';
import type { Acting } from '../../guard/acting.js';
import type { Work } from '../../work.js';

/**
 * The import that a PIMS record is added to: the one named in the call, or a new one (C-265). Called before anything
 * else is locked, because an undo locks the import first.
 */
export function importOf(
  { tx, now }: Work,
  locationId: string,
  named: string | null | undefined,
  { displayName }: Pick<Acting, 'displayName'>,
): Promise<OpenImport> {
  return joinImport(tx, { locationId, uuid: named ?? randomUUID(), at: now, by: displayName });
}
