import type { MutationAddShortcutArgs } from '@signa/core/operation';
import { shortcutSchema } from '@signa/core/schema';
import { trimmed } from '@signa/core/text';
import { notFound, requireValid } from '../../failure/failure.js';
import { key } from '../../store/key.js';
import { zoneOf } from '../../store/place/zone.js';
import { type StoredShortcut, insertShortcut } from '../../store/practice/shortcut-store.js';
import type { Outcome, Work } from '../work.js';

/** Adds a location's shortcut; label and details are stored trimmed. */
export async function addShortcut(work: Work, { input }: MutationAddShortcutArgs): Promise<Outcome<StoredShortcut>> {
  const { label, details, shortcutType, locationId } = input;
  requireValid(shortcutSchema('location'), { shortcutType, label, details });
  const stored = { ...input, label: trimmed(label), details: trimmed(details) };
  await work.enter(key(locationId));
  if ((await zoneOf(work.tx, key(locationId))) === null) throw notFound('Location');
  const answer = await insertShortcut(work.tx, stored);
  return { locationId, answer, subject: `shortcut:${answer.id}`, before: null, after: answer };
}
