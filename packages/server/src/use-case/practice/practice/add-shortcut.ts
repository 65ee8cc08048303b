import type { MutationAddShortcutArgs } from '@signa/core/contract/resolvers';
import { mayKeepShortcut, takenLabelIssue } from '@signa/core/practice';
import { issuesOf, shortcutPlaceSchema, shortcutSchema } from '@signa/core/schema';
import { trimmed } from '@signa/core/base';
import { notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { installation } from '../../../store/installation.js';
import { key } from '../../../store/key.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import { type StoredShortcut, insertShortcut, isLabelTaken } from '../../../store/practice/practice/shortcut-store.js';
import type { Outcome, Work } from '../../work.js';

/** Adds a shortcut to a location, or a global one; label and details are stored trimmed. */
export async function addShortcut(work: Work, { input }: MutationAddShortcutArgs): Promise<Outcome<StoredShortcut>> {
  const { label, details, shortcutType } = input;
  const isGlobal = input.isGlobal === true;
  const verdict = mayKeepShortcut({ isGlobal }, work.actor.caller);
  if (!verdict.allowed) throwRefusal(verdict);
  requireNoIssues([
    ...issuesOf(shortcutPlaceSchema, { locationId: input.locationId, isGlobal }),
    ...issuesOf(shortcutSchema(isGlobal ? 'global' : 'location'), { shortcutType, label, details }),
  ]);
  const locationId = isGlobal || input.locationId == null ? null : key(input.locationId);
  await enterPlace(work, locationId);
  const added = { locationId, type: shortcutType, label: trimmed(label), details: trimmed(details) };
  if (await isLabelTaken(work.tx, added)) requireNoIssues([takenLabelIssue(shortcutType, label)]);
  const answer = await insertShortcut(work.tx, added);
  const subject = `shortcut:${answer.id}`;
  return { locationId: locationId ?? installation, answer, subject, before: null, after: answer };
}

async function enterPlace(work: Work, locationId: string | null): Promise<void> {
  if (locationId === null) return await work.enterInstallation();
  await work.enter(locationId);
  if ((await zoneOf(work.tx, locationId)) === null) throw notFound('Location');
}
