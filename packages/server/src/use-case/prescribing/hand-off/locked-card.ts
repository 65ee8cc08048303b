import { todayIn } from '@signa/core/base';
import { changedMeanwhile } from '@signa/core/prescribing';
import { Failure } from '../../../failure/failure.js';
import { findLastChange } from '../../../store/administration/audit/last-change.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { changeTask } from '../../../store/prescribing/task/task-write.js';
import type { Acting } from '../../guard/acting.js';
import type { Card } from '../../guard/record-kinds.js';
import type { Outcome, Work } from '../../work.js';
import { joinedChanges } from '../task/joined-changes.js';
import { requireTask } from '../task/require-task.js';
import { stepTask } from '../task/step-task.js';

interface NamedCard {
  readonly prescriptionTaskId: string;
  readonly version: number;
}

/** A locked card that is pending and unchanged since the caller read it. */
interface LockedCard extends Card {
  readonly acting: Acting;
  /** The day at the location. */
  readonly today: string;
}

/**
 * Locks a card to hand it off.
 *
 * @throws Failure CONFLICT when it was answered, with who answered it; or when it changed since the caller read it, with
 * who did what (P-517)
 */
export async function lockCard(work: Work, { prescriptionTaskId, version }: NamedCard): Promise<LockedCard> {
  const { record: card, acting } = await work.lock('card', { id: prescriptionTaskId });
  const { task } = card;
  stepTask(task, { type: 'changeWorkflow' });
  if (task.version !== version) {
    const change = await findLastChange(work.tx, task.locationId, task.id);
    throw new Failure('CONFLICT', change ? changedMeanwhile(change, task.timeZone) : undefined);
  }
  return { ...card, acting, today: todayIn(task.timeZone, work.now) };
}

/** Changes every request on the card, each with its own audit record (P-238). */
export async function changeCard(
  work: Work,
  { task, joined }: Card,
  values: Parameters<typeof changeTask>[2],
): Promise<Outcome<StoredTask>> {
  for (const { locationId, id } of [task, ...joined]) await changeTask(work.tx, { locationId, id }, values);
  const answer = await requireTask(work.tx, task);
  return {
    locationId: task.locationId,
    answer,
    subject: `task:${task.id}`,
    before: task,
    after: answer,
    others: await joinedChanges(work, joined),
  };
}
