import type { MutationName } from '@signa/core/contract';
import type { MutationRemoveLocationUserProfilePictureArgs } from '@signa/core/contract/resolvers';
import { mayCall } from '@signa/core/administration';
import { pictureTexts, readPictureAddress } from '@signa/core/base';
import type { Actor } from '../../../access/actor.js';
import { Failure, notFound, throwRefusal } from '../../../failure/failure.js';
import { hashOf, newSecret } from '../../../secrets/secret.js';
import { findStaff } from '../../../store/practice/practice/staff-store.js';
import type { StoredStaff } from '../../../store/practice/practice/stored-staff.js';
import { findOwner } from '../../../store/practice/user/person-store.js';
import { dropPicture, keepPicture } from '../../../store/practice/user/picture-store.js';
import type { Outcome, Unchanged, UseCase, Work } from '../../work.js';
import { isOwn } from './locked-user.js';

type PictureOperation = Extract<MutationName, `${string}ProfilePicture${string}`>;

/** Replaces the user's picture at a location. The last write wins, because no typed input is lost. */
export const putPicture =
  (image: Uint8Array): UseCase<{ readonly locationUserId: string }, StoredStaff> =>
  async (work, { locationUserId }) => {
    const before = await lockPictured(work, 'LocationUserProfilePictureUpload', locationUserId);
    await keepPicture(work.tx, before, { key: newSecret(), image });
    return await outcomeOf(work, before);
  };

/** Deletes the picture that the caller saw, but not a newer one. */
export async function removePicture(
  work: Work,
  { locationUserId, seen }: MutationRemoveLocationUserProfilePictureArgs,
): Promise<Outcome<StoredStaff> | Unchanged<StoredStaff>> {
  const before = await lockPictured(work, 'RemoveLocationUserProfilePicture', locationUserId);
  const current = before.profilePictureThumbnailUrl;
  if (current === null) return { unchanged: before };
  if (seen != null && seen !== current) throw new Failure('CONFLICT', pictureTexts.changedMeanwhile);
  await dropPicture(work.tx, before);
  return await outcomeOf(work, before);
}

/** Rejects callers who cannot change the user's picture, by the right at that user's own location. */
export function requireMayPicture(
  actor: Actor,
  operation: PictureOperation,
  person: Pick<StoredStaff, 'userId' | 'locationId'> | null,
): asserts person {
  const verdict = mayCall({
    operation,
    caller: actor.caller,
    locationIds: person ? [person.locationId] : [],
    facts: { isOwn: person !== null && isOwn(actor, person.userId) },
  });
  if (!person) throw notFound('Location user');
  if (!verdict.allowed) throwRefusal(verdict);
}

async function lockPictured(work: Work, operation: PictureOperation, id: string): Promise<StoredStaff> {
  const { tx, actor } = work;
  const userId = await findOwner(tx, id);
  if (userId !== null) await work.lockUser(userId);
  const person = userId === null ? null : await findStaff(tx, id);
  requireMayPicture(actor, operation, person);
  await work.enter(person.locationId);
  return person;
}

async function outcomeOf({ tx }: Work, before: StoredStaff): Promise<Outcome<StoredStaff>> {
  const answer = await findStaff(tx, before.id);
  if (!answer) throw new Error('The updated location user could not be read back');
  return {
    locationId: before.locationId,
    answer,
    subject: `user:${before.userId}`,
    before: recorded(before),
    after: recorded(answer),
  };
}

/** Identifies the picture by a fingerprint that can be compared; readers of the audit have no use for its address. */
function recorded({ id, displayName, profilePictureThumbnailUrl: address }: StoredStaff) {
  const key = address === null ? null : readPictureAddress(address)?.key;
  return { id, displayName, profilePicture: key == null ? null : hashOf(key).toString('hex').slice(0, 12) };
}
