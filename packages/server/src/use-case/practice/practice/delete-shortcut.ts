import type { MutationDeleteShortcutArgs } from '@signa/core/contract/resolvers';
import { installation } from '../../../store/installation.js';
import { type StoredShortcut, retireShortcut } from '../../../store/practice/practice/shortcut-store.js';
import type { Outcome, Work } from '../../work.js';

/** Removes a shortcut from every list; the row is kept inactive. */
export async function deleteShortcut(work: Work, { id }: MutationDeleteShortcutArgs): Promise<Outcome<StoredShortcut>> {
  const before = await work.lockShortcut(id);
  const answer = await retireShortcut(work.tx, before.id);
  return {
    locationId: before.locationId ?? installation,
    answer,
    subject: `shortcut:${before.id}`,
    before,
    after: null,
  };
}
