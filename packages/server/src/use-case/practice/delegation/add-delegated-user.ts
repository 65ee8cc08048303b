import {
  checkLastDays,
  delegationTexts,
  mayPair,
  type DelegationFacts,
  type StoredDelegation,
} from '@signa/core/practice';
import type { MutationAddDelegatedUserArgs } from '@signa/core/contract/resolvers';
import { todayIn } from '@signa/core/base';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { delegationsOf, storeDelegations } from '../../../store/practice/delegation/delegation-store.js';
import { findStaff } from '../../../store/practice/practice/staff-store.js';
import type { Outcome, Unchanged, Work } from '../../work.js';
import { delegationOutcome, type LockedVets, lockVets } from './vets.js';

/**
 * Lets users authorize on behalf of vets, from now through an optional last day. An existing pair gets the new last
 * day; a pair sent unchanged changes nothing.
 */
export async function addDelegatedUser(
  work: Work,
  { delegations }: MutationAddDelegatedUserArgs,
): Promise<Outcome<StoredDelegation[]> | Unchanged<StoredDelegation[]>> {
  const wanted = delegations.map(({ lastDay = null, ...pair }) => ({ ...pair, lastDay }));
  const locked = await lockVets(
    work,
    'AddDelegatedUser',
    wanted.map(({ locationUserId }) => locationUserId),
  );
  requireOnce(wanted);
  await requirePairs(work, locked, wanted);
  requireNoIssues(checkLastDays(wanted, todayIn(locked.vets[0].timeZone, work.now)));

  const vetIds = locked.vets.map(({ id }) => id);
  const before = await delegationsOf(work.tx, locked.locationId, vetIds);
  const isThere = ({ locationUserId, delegatedLocationUserId, lastDay }: DelegationFacts) =>
    before.some(
      (pair) =>
        pair.locationUserId === locationUserId &&
        pair.delegatedLocationUserId === delegatedLocationUserId &&
        pair.lastDay === lastDay,
    );
  if (wanted.every(isThere)) return { unchanged: named(before, wanted) };
  await storeDelegations(work.tx, locked.locationId, wanted);
  const after = await delegationsOf(work.tx, locked.locationId, vetIds);
  return await delegationOutcome(work, locked, before, named(after, wanted));
}

/** Existing delegations of the pairs that were sent. */
function named(stored: readonly StoredDelegation[], wanted: readonly DelegationFacts[]): StoredDelegation[] {
  const keys = new Set(wanted.map(keyOf));
  return stored.filter((pair) => keys.has(keyOf(pair)));
}

const keyOf = ({ locationUserId, delegatedLocationUserId }: DelegationFacts) =>
  `${locationUserId} ${delegatedLocationUserId}`;

function requireOnce(wanted: readonly DelegationFacts[]): void {
  if (new Set(wanted.map(keyOf)).size < wanted.length) throw new Failure('BAD_USER_INPUT', delegationTexts.twice);
}

async function requirePairs({ tx }: Work, { vets }: LockedVets, wanted: readonly DelegationFacts[]): Promise<void> {
  for (const { locationUserId, delegatedLocationUserId } of wanted) {
    const vet = vets.find(({ id }) => id === locationUserId);
    const delegate = await findStaff(tx, delegatedLocationUserId);
    if (!vet || !delegate) throw notFound('Location user');
    const verdict = mayPair(vet, delegate);
    if (!verdict.allowed) throwRefusal(verdict);
  }
}
