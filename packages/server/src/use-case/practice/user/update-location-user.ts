import { checkListEntries, todayIn, trimmedOrNull } from '@signa/core/base';
import type { MutationUpdateLocationUserArgs } from '@signa/core/contract/resolvers';
import { mayCall } from '@signa/core/administration';
import { incompleteUserText, isLinkableUser, userTakenText } from '@signa/core/pims';
import { issuesOf, profileSchema } from '@signa/core/schema';
import { profileAfter, profileFormOf, settleProfile, userTexts } from '@signa/core/practice';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { pimsLocation } from '../../../store/practice/place/pims-account.js';
import { findStaff } from '../../../store/practice/practice/staff-store.js';
import type { StoredStaff } from '../../../store/practice/practice/stored-staff.js';
import { changeLocationUser, phonesAfter, settlePrimary } from '../../../store/practice/user/change-person.js';
import { profileValues } from '../../../store/practice/user/user-columns.js';
import type { AuthorityPerson } from '../../../store/administration/access-review/authorizers.js';
import { linkedToAnother, waitForOtherLinks } from '../../../store/practice/user/pims-link.js';
import { findDeaRegistrant } from '../../../store/practice/user/dea-registrant.js';
import { findOwner } from '../../../store/practice/user/person-store.js';
import type { Outcome, Work } from '../../work.js';
import { requireAuthorizerLeft } from './last-authorizer.js';

/**
 * Changes the fields sent of a user at a location. A change of the status alone needs no version: the last
 * write wins. The primary flag follows.
 */
export async function updateLocationUser(
  work: Work,
  { id, input }: MutationUpdateLocationUserArgs,
): Promise<Outcome<StoredStaff>> {
  const { tx, actor, now } = work;
  const userId = await findOwner(tx, id);
  if (userId === null) throw notFound('Location user');
  await work.lockUser(userId);
  const before = await findStaff(tx, id);
  const { version, isPrimary, withoutAuthorizer, ...update } = input;
  const fields = Object.keys(input).filter((field) => field !== 'version' && field !== 'withoutAuthorizer');
  const verdict = mayCall({
    operation: 'UpdateLocationUser',
    caller: actor.caller,
    locationIds: before ? [before.locationId] : [],
    facts: { locationUserId: id, fields },
  });
  if (!before) throw notFound('Location user');
  if (!verdict.allowed) throwRefusal(verdict);
  await work.enter(before.locationId);
  requireVersion(before, version ?? null, fields);

  const { canAuthorize } = before.role;
  const stored = profileFormOf(before);
  const registrant = await findDeaRegistrant(tx, before);
  const context = { stored, canAuthorize, today: todayIn(before.timeZone, now), registrant };
  const sentPhones = update.locationUserPhones ?? null;
  requireNoIssues([
    ...issuesOf(profileSchema(context), update),
    ...checkListEntries(before.locationUserPhones, sentPhones ?? [], 'locationUserPhones'),
  ]);
  await requireLinkable(work, before, update.pimsId);
  const entry = settleProfile(profileAfter(stored, update), canAuthorize);
  const { isActive, vetLicenseNumber, vetLicenseExpiration } = entry;
  const change = {
    locationIds: before.isActive && canAuthorize ? [before.locationId] : [],
    userId,
    personAfter: (person: AuthorityPerson) =>
      person.id === id ? { ...person, isActive, vetLicenseNumber, vetLicenseExpiration } : person,
  };
  await requireAuthorizerLeft(work, change, withoutAuthorizer);
  const locationUserPhones = sentPhones
    ? phonesAfter(before.locationUserPhones, entry.locationUserPhones)
    : before.locationUserPhones;
  await changeLocationUser(tx, before, profileValues({ ...entry, locationUserPhones }));
  await settlePrimary(tx, userId, isPrimary === true ? before.id : null);
  const answer = await findStaff(tx, id);
  if (!answer) throw new Error('The updated location user could not be read back');
  return { locationId: before.locationId, answer, subject: `user:${userId}`, before, after: answer };
}

/** A user of the location's PIMS who is linked with no other user here. */
async function requireLinkable({ tx }: Work, before: StoredStaff, sent: string | null | undefined): Promise<void> {
  const pimsId = trimmedOrNull(sent);
  if (pimsId === null || pimsId === before.pimsId) return;
  await waitForOtherLinks(tx, before.locationId);
  const location = await pimsLocation(tx, before.locationId);
  if (!isLinkableUser({ ...location, pimsId })) throw unfit(incompleteUserText, 'incomplete');
  const other = await linkedToAnother(tx, before, pimsId);
  if (other !== null) throw new Failure('CONFLICT', userTakenText(other));
}

function unfit(message: string, code: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path: 'input.pimsId', code, message }]);
}

function requireVersion(before: StoredStaff, version: number | null, fields: readonly string[]): void {
  if (version === before.version || (version === null && fields.every((field) => field === 'isActive'))) return;
  if (version !== null) throw new Failure('CONFLICT', userTexts.changedMeanwhile);
  const message = 'Send the version that you read.';
  throw new Failure('BAD_USER_INPUT', message, [{ path: 'input.version', code: 'required', message }]);
}
