import type { Operations } from '@signa/core/contract';
import type { MutationReassignRequestsArgs } from '@signa/core/contract/resolvers';
import { reassignIssue } from '@signa/core/practice';
import { notFound, requireNoIssues } from '../../../failure/failure.js';
import { findStaff } from '../../../store/practice/practice/staff-store.js';
import { reassignPending } from '../../../store/prescribing/task/reassign-store.js';
import type { Outcome, Unchanged, Work } from '../../work.js';

type Reassigned = Operations['ReassignRequests']['data']['reassignRequests'];

/**
 * Reassigns pending requests of a user to a vet of the same location, either the named ones or all; each request has
 * its own record. A request that was answered or reassigned since stays unchanged.
 */
export async function reassignRequests(
  work: Work,
  { locationUserId, toLocationUserId, prescriptionTaskIds }: MutationReassignRequestsArgs,
): Promise<Outcome<Reassigned> | Unchanged<Reassigned>> {
  const from = await findStaff(work.tx, locationUserId);
  if (!from) throw notFound('Location user');
  await work.actAt(from.locationId);
  const to = await findStaff(work.tx, toLocationUserId);
  if (!to) throw notFound('Location user');
  requireNoIssues(reassignIssue(from, to));
  const { locationId } = from;
  const taskIds = prescriptionTaskIds ?? null;
  const [first, ...others] = await reassignPending(work.tx, { locationId, fromId: from.id, toId: to.id, taskIds });
  if (first === undefined) return { unchanged: { locationUserId, requests: 0 } };
  const change = (id: string) => ({
    subject: `task:${id}`,
    before: { assignedToLocationUserId: from.id },
    after: { assignedToLocationUserId: to.id },
  });
  return {
    locationId,
    answer: { locationUserId, requests: others.length + 1 },
    ...change(first),
    others: others.map(change),
  };
}
