import { mayUse } from '@signa/core/administration';
import type { PrescriptionTaskFilter } from '@signa/core/contract';
import { declineReasons, maxNextSteps, queueSearchIssues, waitingDaysIssues } from '@signa/core/prescribing';
import { requireNoIssues } from '../../failure/failure.js';
import { countTaskGroups, countTasks, groupTasks, listTasks } from '../../store/prescribing/task/task-list.js';
import { countCards, countQueue } from '../../store/prescribing/task/queue-counts.js';
import { countWaiting, countWaitingAtEach } from '../../store/prescribing/task/waiting-counts.js';
import { findTask } from '../../store/prescribing/task/task-store.js';
import { declineTask } from '../../use-case/prescribing/task/decline-task.js';
import { updatePrescriptionTaskWorkflow } from '../../use-case/prescribing/task/update-task-workflow.js';
import { type Context, read } from '../context.js';
import { mutation } from '../mutation.js';
import { ownIdAt } from '../own-id.js';
import { permitAt } from '../permit.js';
import { presentTask, presentTaskGroup, presentTaskRow } from '../present/task.js';
import { queueReaderAt } from '../queue-viewer.js';
import { resolversOf } from '../resolver.js';
import { dayFor } from '../zone.js';

export const taskResolvers = resolversOf({
  GetPrescriptionTask: async ({ id, uuid }, context) => {
    const found = await read(context, (sql) => findTask(sql, context.actor.locationIds, id, uuid));
    if (!found) return null;
    permitAt(context, found.locationId);
    return presentTask(found, context.clock.now());
  },
  GetPrescriptionTasks: async ({ filter, ...page }, context) => {
    requireFilters([filter]);
    const rows = await read(context, (sql) => listTasks(sql, filter, queueReaderAt(context, filter.locationId), page));
    return rows.map((task) => presentTaskRow(task));
  },
  GetPrescriptionTasksCount: ({ filter }, context) => {
    requireFilters([filter]);
    return read(context, (sql) => countTasks(sql, filter, queueReaderAt(context, filter.locationId)));
  },
  GetWaitingCounts: ({ locationId }, context) =>
    read(context, (sql) =>
      countWaiting(sql, locationId, ownIdAt(context, locationId), dayFor(context, locationId).today),
    ),
  GetQueueCounts: ({ filter }, context) => {
    requireFilters([filter]);
    return read(context, (sql) => countQueue(sql, filter, queueReaderAt(context, filter.locationId)));
  },
  GetQueueWaysOut: ({ locationId, filters }, context) => {
    requireFilters(filters);
    const asked = filters.map((filter) => ({ ...filter, locationId }));
    return read(context, async (sql) => ({
      counts: await countCards(sql, asked, queueReaderAt(context, locationId)),
      locations: await countWaitingAtEach(sql, readableLocations(context), context.clock.now()),
    }));
  },
  GetPrescriptionTasksGrouped: async ({ filter, ...page }, context) => {
    requireFilters([filter]);
    const groups = await read(context, (sql) =>
      groupTasks(sql, filter, queueReaderAt(context, filter.locationId), page),
    );
    return groups.map(presentTaskGroup);
  },
  GetPrescriptionTasksGroupedCount: ({ filter }, context) => {
    requireFilters([filter]);
    return read(context, (sql) => countTaskGroups(sql, filter, queueReaderAt(context, filter.locationId)));
  },
  declineReason: () => declineReasons.map((reason, index) => ({ id: String(index + 1), reason })),
  UpsertPrescriptionTask: mutation(declineTask, presentTask),
  UpdatePrescriptionTaskWorkflow: mutation(updatePrescriptionTaskWorkflow, presentTask),
});

/** The locations at which the caller can read requests. */
function readableLocations({ actor, operation }: Context): string[] {
  const mayRead = (id: string) => mayUse({ operation, caller: actor.caller, locationIds: [id] }).allowed;
  return actor.locationIds.filter(mayRead);
}

/** Checked before the filter: a search that no search box could have sent, and more filters than a view has. */
function requireFilters(filters: readonly PrescriptionTaskFilter[]): void {
  if (filters.length > maxNextSteps)
    requireNoIssues([{ path: 'filters', code: 'too-long', message: `At most ${maxNextSteps} filters` }]);
  for (const { nameFilter, waitingDays } of filters)
    requireNoIssues([...queueSearchIssues(nameFilter ?? ''), ...waitingDaysIssues(waitingDays ?? null)]);
}
