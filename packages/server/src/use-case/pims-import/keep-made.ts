import { randomUUID } from 'node:crypto';
import { joinImport, type OpenImport } from '../../store/pims-import/made-store.js';
import type { Acting } from '../guard/acting.js';
import type { Work } from '../work.js';

/**
 * The import that a record of the practice system is added to: the one that the call names, else one of its own (C-265).
 * Asked before anything is held, as whoever undoes an import holds that first.
 */
export function importOf(
  { tx, now }: Work,
  locationId: string,
  named: string | null | undefined,
  { displayName }: Pick<Acting, 'displayName'>,
): Promise<OpenImport> {
  return joinImport(tx, { locationId, uuid: named ?? randomUUID(), at: now, by: displayName });
}
