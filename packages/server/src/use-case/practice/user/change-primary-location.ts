import type { MutationChangePrimaryLocationArgs } from '@signa/core/contract/resolvers';
import { mayCall } from '@signa/core/administration';
import { sameId } from '@signa/core/practice';
import { Failure, notFound, throwRefusal } from '../../../failure/failure.js';
import { settlePrimary } from '../../../store/practice/user/change-person.js';
import type { StoredPerson } from '../../../store/practice/user/person-store.js';
import type { Outcome, Work } from '../../work.js';
import { isOwn, locationsOf } from './locked-user.js';
import { personOutcome } from './person-outcome.js';

const inactiveText = 'Choose an active location of this user as the primary location.';

/** Makes an active assignment the user's primary one. */
export async function changePrimaryLocation(
  work: Work,
  { locationUserId, userId }: MutationChangePrimaryLocationArgs,
): Promise<Outcome<StoredPerson>> {
  const before = await work.lockUser(userId);
  const chosen = before.locationsUsers.find(({ id }) => sameId(id, locationUserId));
  if (!chosen) throw notFound('Location user');
  const verdict = mayCall({
    operation: 'ChangePrimaryLocation',
    caller: work.actor.caller,
    locationIds: [chosen.locationId],
    facts: { isOwn: isOwn(work.actor, before.id) },
  });
  if (!verdict.allowed) throwRefusal(verdict);
  await work.enterEach(locationsOf(before));
  await settlePrimary(work.tx, before.id, chosen.id);
  const outcome = await personOutcome(work, before.id, before, [chosen.locationId]);
  const isPrimary = outcome.answer.locationsUsers.some(({ id, isPrimary: now }) => id === chosen.id && now);
  if (!isPrimary)
    throw new Failure('BAD_USER_INPUT', inactiveText, [
      { path: 'locationUserId', code: 'inactive', message: inactiveText },
    ]);
  return outcome;
}
