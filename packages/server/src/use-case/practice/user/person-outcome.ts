import { compareIds } from '@signa/core/practice';
import { findPerson, type StoredPerson } from '../../../store/practice/user/person-store.js';
import type { Outcome, Work } from '../../work.js';

/**
 * The outcome of a change of a user. It is recorded at each location involved with that location's assignment only, so
 * that readers at one location learn nothing about another.
 */
export async function personOutcome(
  { tx }: Work,
  userId: string,
  before: StoredPerson | null,
  locationIds: readonly string[],
): Promise<Outcome<StoredPerson>> {
  const answer = await findPerson(tx, userId);
  if (!answer) throw new Error('The updated user could not be read back');
  const subject = `user:${userId}`;
  const at = (locationId: string) => ({
    locationId,
    subject,
    before: before && recordedAt(before, locationId),
    after: recordedAt(answer, locationId),
  });
  const [first, ...others] = [...new Set(locationIds)].toSorted(compareIds).map(at);
  if (!first) throw new Error('A change of a user must be recorded at a location');
  return { ...first, answer, elsewhere: others };
}

function recordedAt({ locationsUsers, ...account }: StoredPerson, locationId: string) {
  return { ...account, locationsUsers: locationsUsers.filter((assignment) => assignment.locationId === locationId) };
}
