import { compareIds } from '@signa/core/practice';
import { findPerson, type StoredPerson } from '../../store/user/person-store.js';
import type { Outcome, Work } from '../work.js';

/**
 * What a change of a user did. It is recorded at each location that it touches, with the assignment there alone: who
 * reads what happened at one location learns nothing of another.
 */
export async function personOutcome(
  { tx }: Work,
  userId: string,
  before: StoredPerson | null,
  locationIds: readonly string[],
): Promise<Outcome<StoredPerson>> {
  const answer = await findPerson(tx, userId);
  if (!answer) throw new Error('A user just changed is there');
  const subject = `user:${userId}`;
  const at = (locationId: string) => ({
    locationId,
    subject,
    before: before && recordedAt(before, locationId),
    after: recordedAt(answer, locationId),
  });
  const [first, ...others] = [...new Set(locationIds)].toSorted(compareIds).map(at);
  if (!first) throw new Error('A change of a user is recorded somewhere');
  return { ...first, answer, elsewhere: others };
}

function recordedAt({ locationsUsers, ...account }: StoredPerson, locationId: string) {
  return { ...account, locationsUsers: locationsUsers.filter((held) => held.locationId === locationId) };
}
