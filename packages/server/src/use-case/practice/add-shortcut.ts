import type { AddShortcutInput } from '@signa/core/operation';
import { checkShortcut } from '@signa/core/practice';
import { trimmed } from '@signa/core/text';
import type { Context } from '../../api/context.js';
import { notFound, requireNoIssues } from '../../failure/failure.js';
import { key } from '../../store/key.js';
import { zoneOf } from '../../store/place/zone.js';
import { type StoredShortcut, insertShortcut } from '../../store/practice/shortcut-store.js';
import { mutate } from '../mutate.js';

/** Adds a location's shortcut; label and details are stored trimmed. */
export async function addShortcut(context: Context, input: AddShortcutInput): Promise<StoredShortcut> {
  const { label, details, shortcutType, locationId } = input;
  requireNoIssues(checkShortcut({ shortcutType, label, details }, 'location'));
  const stored = { ...input, label: trimmed(label), details: trimmed(details) };
  return await mutate(
    context,
    async ({ tx }) => {
      if ((await zoneOf(tx, key(locationId))) === null) throw notFound('Location');
      const answer = await insertShortcut(tx, stored);
      return { locationId, answer, subject: `shortcut:${answer.id}`, before: null, after: answer };
    },
    [locationId],
  );
}
