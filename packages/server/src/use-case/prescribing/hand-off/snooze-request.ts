import type { MutationSnoozeRequestArgs } from '@signa/core/contract/resolvers';
import { trimmedOrNull } from '@signa/core/base';
import { requestDeadline } from '@signa/core/prescribing';
import { snoozeSchema } from '@signa/core/schema';
import { requireValid } from '../../../failure/failure.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { awake } from '../../../store/prescribing/task/task-write.js';
import type { Outcome, Work } from '../../work.js';
import { changeCard, lockCard } from './locked-card.js';

/** Takes a pending request out of the list until a day, for everyone at the location, or puts it back (P-514, P-515). */
export async function snoozeRequest(work: Work, { input }: MutationSnoozeRequestArgs): Promise<Outcome<StoredTask>> {
  const card = await lockCard(work, input);
  const { task, joined, acting, today } = card;
  const until = input.until ?? null;
  if (until === null) return changeCard(work, card, awake);
  const reason = trimmedOrNull(input.reason);
  requireValid(snoozeSchema({ today, deadline: requestDeadline([task, ...joined], task.timeZone) }), { until, reason });
  return changeCard(work, card, {
    snoozed_until: until,
    snoozed_at: work.now,
    snoozed_by: acting.id,
    snooze_reason: reason,
  });
}
