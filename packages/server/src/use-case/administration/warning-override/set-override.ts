import {
  checkOverride,
  needsSecondPerson,
  overridableWarning,
  type OverrideForm,
  shownAs,
} from '@signa/core/administration';
import { todayIn, trimmed } from '@signa/core/base';
import type { MutationSetWarningOverrideArgs } from '@signa/core/contract/resolvers';
import { requireNoIssues } from '../../../failure/failure.js';
import { endOverride, insertOverride, listOpenOverrides } from '../../../store/knowledge/override-store.js';
import { activeKnowledge } from '../../../store/knowledge/active-knowledge.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import type { Outcome, Work } from '../../work.js';
import { findOverrides, type WarningOverrides } from './find-overrides.js';

/**
 * Shows a warning, or what is beyond a limit of a dose range, with another grade or not at all. It replaces an earlier override of the same warning, also one that
 * a second person confirmed (P-420, P-440).
 */
export async function setWarningOverride(
  work: Work,
  { locationId, input }: MutationSetWarningOverrideArgs,
): Promise<Outcome<WarningOverrides>> {
  const { tx, now } = work;
  const acting = await work.actAt(locationId);
  const today = todayIn(await zoneOf(tx, locationId), now);
  const { base } = await activeKnowledge(tx, { locationId, now });
  const row = overridableWarning(base, input.rowId);
  const form: OverrideForm = { ...input, grade: input.grade ?? null, reason: trimmed(input.reason) };
  requireNoIssues(checkOverride(form, { row, today }).map((issue) => ({ ...issue, path: `input.${issue.path}` })));
  const before = (await listOpenOverrides(tx, locationId)).find(({ rowId }) => rowId === form.rowId) ?? null;
  const written = { locationId, at: now, byId: acting.id };
  if (before) await endOverride(tx, { ...written, id: before.id });
  const needsSecond = row !== undefined && needsSecondPerson(row, form.grade);
  const id = await insertOverride(tx, { ...form, ...written, needsSecond });
  const answer = await findOverrides(tx, locationId, { now, locationUserId: acting.id });
  return {
    ...{ locationId, answer },
    subject: `warning:${form.rowId}`,
    before: before && { shownAs: shownAs(before.grade), lastDay: before.lastDay },
    after: {
      id,
      warning: row?.summary,
      shownAs: shownAs(form.grade),
      lastDay: form.lastDay,
      reason: form.reason,
      needsSecond,
    },
  };
}
