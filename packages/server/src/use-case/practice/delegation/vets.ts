import { compareIds, delegationTexts } from '@signa/core/practice';
import { mayCall } from '@signa/core/administration';
import { Failure, notFound, throwRefusal } from '../../../failure/failure.js';
import { delegationsOf } from '../../../store/practice/delegation/delegation-store.js';
import { findStaff } from '../../../store/practice/practice/staff-store.js';
import type { StoredStaff } from '../../../store/practice/practice/stored-staff.js';
import type { Outcome, Work } from '../../work.js';

/** The locked vets whose delegations change, all at one location. */
export interface LockedVets {
  readonly locationId: string;
  readonly vets: readonly [StoredStaff, ...StoredStaff[]];
}

/**
 * Locks the users of the vets in id order, after checking the right to act for them.
 *
 * @throws Failure NOT_FOUND when the caller has no such location user, FORBIDDEN without the right,
 * BAD_USER_INPUT for vets of several locations
 */
export async function lockVets(
  work: Work,
  operation: 'AddDelegatedUser' | 'DeleteDelegatedUser',
  ids: readonly string[],
): Promise<LockedVets> {
  const vets: StoredStaff[] = [];
  for (const id of [...new Set(ids)].toSorted(compareIds)) {
    const vet = await findStaff(work.tx, id);
    if (!vet) throw notFound('Location user');
    vets.push(vet);
  }
  const [first, ...others] = vets;
  if (!first) throw notFound('Location user');
  const { locationId } = first;
  if (others.some((vet) => vet.locationId !== locationId))
    throw new Failure('BAD_USER_INPUT', delegationTexts.oneLocation);
  const vetIds = vets.map(({ id }) => id);
  const facts = { vetIds };
  const verdict = mayCall({ operation, caller: work.actor.caller, locationIds: [locationId], facts });
  if (!verdict.allowed) throwRefusal(verdict);
  for (const userId of [...new Set(vets.map((vet) => vet.userId))].toSorted(compareIds)) await work.lockUser(userId);
  await work.enter(locationId);
  return { locationId, vets: [first, ...others] };
}

/** Audit records of vets whose delegations changed, each with all delegations before and after. */
export async function delegationOutcome<Answer>(
  { tx }: Work,
  { locationId, vets }: LockedVets,
  before: Awaited<ReturnType<typeof delegationsOf>>,
  answer: Answer,
): Promise<Outcome<Answer>> {
  const after = await delegationsOf(
    tx,
    locationId,
    vets.map(({ id }) => id),
  );
  const change = (vet: StoredStaff) => ({
    subject: `user:${vet.userId}`,
    before: { delegatedUsers: ofVet(before, vet) },
    after: { delegatedUsers: ofVet(after, vet) },
  });
  const [first, ...others] = vets;
  return { locationId, answer, ...change(first), others: others.map(change) };
}

function ofVet(pairs: Awaited<ReturnType<typeof delegationsOf>>, { id }: StoredStaff) {
  return pairs.filter(({ locationUserId }) => locationUserId === id);
}
