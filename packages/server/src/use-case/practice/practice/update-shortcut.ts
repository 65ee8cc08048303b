import type { MutationUpdateShortcutArgs } from '@signa/core/contract/resolvers';
import { shortcutChangeTexts, shortcutTypeIssue, takenLabelIssue } from '@signa/core/practice';
import { issuesOf, shortcutChangeSchema } from '@signa/core/schema';
import { trimmed } from '@signa/core/base';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import { installation } from '../../../store/installation.js';
import { type StoredShortcut, changeShortcut, isLabelTaken } from '../../../store/practice/practice/shortcut-store.js';
import type { Outcome, Work } from '../../work.js';

/** Changes label and details of a shortcut; type and location stay. */
export async function updateShortcut(
  work: Work,
  { id, input }: MutationUpdateShortcutArgs,
): Promise<Outcome<StoredShortcut>> {
  const before = await work.lockShortcut(id);
  if (input.version !== before.version)
    throw new Failure('CONFLICT', shortcutChangeTexts.changedMeanwhile, [], { version: before.version });
  const { label, details } = input;
  const typeIssue = shortcutTypeIssue(before, input.shortcutType);
  requireNoIssues([
    ...(typeIssue ? [typeIssue] : []),
    ...issuesOf(shortcutChangeSchema(before, 'practice'), { shortcutType: before.type, label, details }),
  ]);
  // A shortcut that shared its label before labels had to be unique stays usable.
  const isRelabeled = trimmed(label).toLowerCase() !== before.label.toLowerCase();
  if (isRelabeled && (await isLabelTaken(work.tx, { ...before, label: trimmed(label) }, before.id)))
    requireNoIssues([takenLabelIssue(before.type, label)]);
  const answer = await changeShortcut(work.tx, before.id, { label: trimmed(label), details: trimmed(details) });
  return {
    locationId: before.locationId ?? installation,
    answer,
    subject: `shortcut:${before.id}`,
    before,
    after: answer,
  };
}
