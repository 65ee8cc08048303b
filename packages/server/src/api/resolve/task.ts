import { assignmentAt } from '@signa/core/permission';
import { declineReasons } from '@signa/core/task';
import type { StoredTask } from '../../store/task/stored-task.js';
import { countTaskGroups, countTasks, groupTasks, listTasks } from '../../store/task/task-list.js';
import { countQueue } from '../../store/task/queue-counts.js';
import { countWaiting } from '../../store/task/waiting-counts.js';
import { findTask } from '../../store/task/task-store.js';
import { mutate } from '../../use-case/mutate.js';
import { declineTask } from '../../use-case/task/decline-task.js';
import { updatePrescriptionTaskWorkflow } from '../../use-case/task/update-task-workflow.js';
import type { Outcome, Work } from '../../use-case/work.js';
import { type Context, read } from '../context.js';
import { permitAt } from '../permit.js';
import { presentTask, presentTaskGroup, presentTaskRow } from '../present/task.js';
import type { ResolversOf } from '../resolver.js';
import { zoneFor } from '../zone.js';

type Names =
  | 'GetPrescriptionTask'
  | 'GetPrescriptionTasks'
  | 'GetPrescriptionTasksCount'
  | 'GetWaitingCounts'
  | 'GetQueueCounts'
  | 'GetPrescriptionTasksGrouped'
  | 'GetPrescriptionTasksGroupedCount'
  | 'UpsertPrescriptionTask'
  | 'UpdatePrescriptionTaskWorkflow'
  | 'declineReason';

export const taskResolvers: ResolversOf<Names> = {
  GetPrescriptionTask: async ({ id, uuid }, context) => {
    const found = await read(context, (sql) => findTask(sql, context.actor.locationIds, id, uuid));
    if (!found) return null;
    permitAt(context, found.locationId);
    return presentTask(found, context.clock.now());
  },
  GetPrescriptionTasks: async ({ filter, ...page }, context) => {
    const rows = await read(context, (sql) => listTasks(sql, filter, zoneFor(context, filter.locationId), page));
    return rows.map(presentTaskRow);
  },
  GetPrescriptionTasksCount: ({ filter }, context) =>
    read(context, (sql) => countTasks(sql, filter, zoneFor(context, filter.locationId))),
  GetWaitingCounts: ({ locationId }, context) =>
    read(context, (sql) => countWaiting(sql, locationId, ownIdAt(context, locationId))),
  GetQueueCounts: ({ filter }, context) =>
    read(context, (sql) => countQueue(sql, filter, zoneFor(context, filter.locationId))),
  GetPrescriptionTasksGrouped: async ({ filter, ...page }, context) => {
    const groups = await read(context, (sql) => groupTasks(sql, filter, zoneFor(context, filter.locationId), page));
    return groups.map(presentTaskGroup);
  },
  GetPrescriptionTasksGroupedCount: ({ filter }, context) =>
    read(context, (sql) => countTaskGroups(sql, filter, zoneFor(context, filter.locationId))),
  declineReason: () => declineReasons.map((reason, index) => ({ id: String(index + 1), reason })),
  UpsertPrescriptionTask: (args, context) => change(context, (work) => declineTask(work, args)),
  UpdatePrescriptionTaskWorkflow: (args, context) =>
    change(context, (work) => updatePrescriptionTaskWorkflow(work, args)),
};

function ownIdAt({ actor: { caller } }: Context, locationId: string): string | null {
  return caller.kind === 'support' ? null : (assignmentAt(caller, locationId)?.id ?? null);
}

/** Runs a mutation that answers a task. */
async function change(
  context: Context,
  act: (work: Work) => Promise<Outcome<StoredTask>>,
): Promise<ReturnType<typeof presentTask>> {
  return presentTask(await mutate(context, act), context.clock.now());
}
