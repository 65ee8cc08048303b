import type { StoredDelegation } from '@signa/core/practice';
import type { MutationDeleteDelegatedUserArgs } from '@signa/core/contract/resolvers';
import { notFound } from '../../../failure/failure.js';
import {
  deleteDelegations,
  delegationsOf,
  findDelegations,
} from '../../../store/practice/delegation/delegation-store.js';
import type { Outcome, Work } from '../../work.js';
import { delegationOutcome, lockVets } from './vets.js';

/** Revokes delegations of vets by id; one that no longer exists is reported as missing. */
export async function deleteDelegatedUser(
  work: Work,
  { ids }: MutationDeleteDelegatedUserArgs,
): Promise<Outcome<StoredDelegation[]>> {
  const wanted = new Set(ids);
  const found = await findDelegations(work.tx, [...wanted]);
  if (found.length < wanted.size) throw notFound('Delegation');
  const locked = await lockVets(
    work,
    'DeleteDelegatedUser',
    found.map(({ locationUserId }) => locationUserId),
  );
  // Read after the vets are locked, because another caller may have revoked one while this call waited.
  const before = await delegationsOf(
    work.tx,
    locked.locationId,
    locked.vets.map(({ id }) => id),
  );
  const gone = before.filter(({ id }) => wanted.has(id));
  if (gone.length < wanted.size) throw notFound('Delegation');
  await deleteDelegations(work.tx, locked.locationId, ids);
  return await delegationOutcome(work, locked, before, gone);
}
