import { isYes } from '@signa/core/base';
import type { MutationUpdateLocationUserArgs } from '@signa/core/contract/resolvers';
import { mayCall, mayUse } from '@signa/core/administration';
import { checkPeopleSearch, checkUserSearch, isSwitchForm, sameRoleName } from '@signa/core/practice';
import { Failure, notFound, throwRefusal } from '../../failure/failure.js';
import { findStaff, listActiveStaff, listAuthorizers, listStaff } from '../../store/practice/practice/staff-store.js';
import type { StoredStaff } from '../../store/practice/practice/stored-staff.js';
import { searchPeople } from '../../store/practice/user/people-search.js';
import { findPerson, type StoredPerson } from '../../store/practice/user/person-store.js';
import { findAccess } from '../find-access.js';
import { findOwnLocations } from '../find-own-locations.js';
import { findOwnUser } from '../find-own-user.js';
import { findRecordAccess } from '../find-record-access.js';
import { addDelegatedUser } from '../../use-case/practice/delegation/add-delegated-user.js';
import { deleteDelegatedUser } from '../../use-case/practice/delegation/delete-delegated-user.js';
import { mutate } from '../../use-case/mutate.js';
import { addUser } from '../../use-case/practice/user/add-user.js';
import { changePrimaryLocation } from '../../use-case/practice/user/change-primary-location.js';
import { isOwn, locationsOf, withoutUnseen } from '../../use-case/practice/user/locked-user.js';
import { reassignRequests } from '../../use-case/practice/user/reassign-requests.js';
import { updateLocationUser } from '../../use-case/practice/user/update-location-user.js';
import { updateUser } from '../../use-case/practice/user/update-user.js';
import type { UseCase } from '../../use-case/work.js';
import { type Context, read } from '../context.js';
import { requirePimsUser } from '../linked-record.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { type ReaderContext, presentPerson, presentStaff, presentVet } from '../present/staff.js';
import { resolversOf } from '../resolver.js';

export const peopleResolvers = resolversOf({
  GetSupportUser: (_args, { actor }) => actor.support,
  GetUserByUsername: async (args, context) => {
    const { username } = args;
    requireAllowed(
      mayCall({ operation: 'GetUserByUsername', caller: context.actor.caller, locationIds: [], facts: { username } }),
    );
    return await findOwnUser(context, args);
  },
  OwnLocations: (args, context) => findOwnLocations(context, args),
  GetLocationUser: async ({ id }, context) => {
    const found = await read(context, (sql) => findStaff(sql, id));
    if (found) permitAt(context, found.locationId);
    return found && presentStaff(readingOf(context), found);
  },
  GetPersonAccess: async ({ locationUserId }, context) => {
    const found = await read(context, (sql) => findStaff(sql, locationUserId));
    if (found) permitAt(context, found.locationId);
    return found && (await read(context, (sql) => findAccess(sql, found, context.clock.now())));
  },
  GetRecordAccess: ({ username, operation, record }, context) => findRecordAccess(context, username, operation, record),
  LocationsUsers: async (args, context) => {
    const locationIds = args.locationIds ?? readableLocations(context);
    const [issue] = checkUserSearch({ locationIds, userFilter: args.userFilter ?? '' });
    if (issue) throw fieldFailure(issue.path, issue.message);
    // What the scope allows need not be compared with a thousand locations again.
    const isWhole = !args.locationIds && locationIds.length === context.actor.locationIds.length;
    const asked = { ...args, locationIds: isWhole ? null : locationIds };
    const { data, count } = await read(context, (sql) => listStaff(sql, asked));
    return { data: data.map((one) => presentStaff(readingOf(context), one)), count };
  },
  Users: async (args, context) => {
    const [issue] = checkPeopleSearch({ filter: args.filter ?? '', locationId: args.locationId ?? null });
    if (issue) throw fieldFailure(issue.path, issue.message);
    return await read(context, (sql) => searchPeople(sql, args));
  },
  getLocationUsersThatCanAuthorize: async ({ locationId }, context) => {
    const found = await read(context, (sql) => listAuthorizers(sql, locationId));
    return found.map((vet) => presentVet(readingOf(context), vet));
  },
  getLocationUserByLocationIdAndRole: async ({ locationId, role }, context) => {
    const found = await read(context, (sql) => listActiveStaff(sql, locationId));
    const ofRole = found.filter((one) => isYes(one.role.isActive) && sameRoleName(one.role.name, role));
    return ofRole.map((one) => presentStaff(readingOf(context), one));
  },
  GetUser: async ({ id }, context) => {
    const found = await read(context, (sql) => findPerson(sql, id));
    if (!found) return null;
    requireAllowed(
      mayCall({
        operation: 'GetUser',
        caller: context.actor.caller,
        locationIds: locationsOf(found),
        facts: { isOwn: isOwn(context.actor, found.id) },
      }),
    );
    return presentPerson(readingOf(context), withoutUnseen(context.actor, found));
  },
  AddUser: (args, context) => changed(context, addUser(context.accounts), args),
  UpdateUser: (args, context) => changed(context, updateUser(context.accounts), args),
  ChangePrimaryLocation: (args, context) => changed(context, changePrimaryLocation, args),
  AddDelegatedUser: mutation(addDelegatedUser),
  DeleteDelegatedUser: mutation(deleteDelegatedUser),
  ReassignRequests: mutation(reassignRequests),
  UpdateLocationUser: async (args, context) => {
    if (isSwitchForm(args.input)) return presentStaff(readingOf(context), await switchedTo(context, args.id));
    await requireLinkThere(context, args);
    return presentStaff(readingOf(context), await mutate(context, updateLocationUser, args));
  },
});

/** Changes a user and returns what the caller can read of the result. */
async function changed<Args>(context: Context, useCase: UseCase<Args, StoredPerson>, args: Args) {
  return presentPerson(readingOf(context), await mutate(context, useCase, args));
}

/** A caller who cannot change the user learns nothing about the PIMS: the use case rejects the call. */
async function requireLinkThere(context: Context, { id, input }: MutationUpdateLocationUserArgs): Promise<void> {
  if (input.pimsId == null) return;
  const found = await read(context, (sql) => findStaff(sql, id));
  const verdict = mayCall({
    operation: 'UpdateLocationUser',
    caller: context.actor.caller,
    locationIds: found ? [found.locationId] : [],
    facts: { locationUserId: id, fields: ['pimsId'] },
  });
  if (found && verdict.allowed) await requirePimsUser(context, found, input.pimsId);
}

/** The caller's own assignment to continue working in. */
async function switchedTo(context: Context, id: string): Promise<StoredStaff> {
  const found = await read(context, (sql) => findStaff(sql, id));
  requireAllowed(
    mayCall({
      operation: 'UpdateLocationUser',
      caller: context.actor.caller,
      locationIds: found ? [found.locationId] : [],
      facts: { locationUserId: id, fields: [] },
    }),
  );
  if (!found) throw notFound('Location user');
  return found;
}

/** The locations at which the caller can make this call; none for support, who must name them. */
function readableLocations(context: Context): readonly string[] {
  const { operation, actor } = context;
  if (actor.caller.kind === 'support') return [];
  const active = new Set(actor.locationIds);
  const { caller } = actor;
  // One assignment at a time: a chain's manager has a thousand, and the right at a location comes from its own
  // assignment.
  return caller.assignments
    .filter(({ locationId }) => active.has(locationId))
    .filter(
      (one) => mayUse({ operation, caller: { ...caller, assignments: [one] }, locationIds: [one.locationId] }).allowed,
    )
    .map(({ locationId }) => locationId);
}

function readingOf({ actor, clock }: Context): ReaderContext {
  return { actor, now: clock.now() };
}

function requireAllowed(verdict: ReturnType<typeof mayCall>): void {
  if (!verdict.allowed) throwRefusal(verdict);
}

function fieldFailure(path: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
}
