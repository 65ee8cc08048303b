import { assignmentAt } from '@signa/core/administration';
import { ownVetIds, type QueueViewer } from '@signa/core/prescribing';
import type { QueueReader } from '../store/prescribing/task/task-conditions.js';
import type { Context } from './context.js';
import { dayFor } from './zone.js';

const nobody: QueueViewer = { locationUserId: null, canAuthorize: false, delegations: [] };

/** The caller as viewer of the queue of a location; nobody for support, and where the caller has no assignment. */
export function queueViewerAt({ actor: { caller } }: Pick<Context, 'actor'>, locationId: string): QueueViewer {
  const assignment = caller.kind === 'support' ? null : assignmentAt(caller, locationId);
  if (!assignment) return nobody;
  return {
    locationUserId: assignment.id,
    canAuthorize: assignment.role.canAuthorize,
    delegations: assignment.delegatedAccess,
  };
}

/** What the filters of a queue depend on, besides their own values. */
export function queueReaderAt(context: Context, locationId: string): QueueReader {
  const day = dayFor(context, locationId);
  const vets = ownVetIds(queueViewerAt(context, locationId), day.today);
  return { ...day, now: context.clock.now(), ownVetIds: vets };
}
