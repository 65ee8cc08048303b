import { mayCall } from '@signa/core/permission';
import { isSearchable, searchMinimum } from '@signa/core/practice';
import { trimmed } from '@signa/core/text';
import { Failure, notFound, throwRefusal } from '../../failure/failure.js';
import { findStaff, listAuthorizers, listStaff } from '../../store/practice/staff-store.js';
import { findUser } from '../../store/practice/user-store.js';
import { type Context, read } from '../context.js';
import { permitAt } from '../permit.js';
import { type ReaderContext, presentStaff, presentUser, presentVet } from '../present/staff.js';
import { resolversOf } from '../resolver.js';

export const peopleResolvers = resolversOf({
  GetSupportUser: (_args, { actor }) => actor.support,
  GetUserByUsername: async ({ username }, context) => {
    requireAllowed(
      mayCall({ operation: 'GetUserByUsername', caller: context.actor.caller, locationIds: [], facts: { username } }),
    );
    const user = await read(context, (sql) => findUser(sql, username));
    return user && presentUser(readingOf(context), user);
  },
  GetLocationUser: async ({ id }, context) => {
    const found = await read(context, (sql) => findStaff(sql, id));
    if (found) permitAt(context, found.locationId);
    return found && presentStaff(readingOf(context), found);
  },
  LocationsUsers: async (args, context) => {
    if (args.locationIds.length === 0) throw fieldFailure('locationIds', 'At least 1 location should be selected');
    const text = trimmed(args.userFilter);
    if (!isSearchable(text))
      throw fieldFailure('userFilter', `Search with at least ${searchMinimum.general} characters`);
    return await read(context, (sql) => listStaff(sql, args));
  },
  getLocationUsersThatCanAuthorize: async ({ locationId }, context) => {
    const found = await read(context, (sql) => listAuthorizers(sql, locationId));
    return found.map((vet) => presentVet(readingOf(context), vet));
  },
  UpdateLocationUser: async ({ id, input }, context) => {
    const fields = Object.keys(input);
    const found = await read(context, (sql) => findStaff(sql, id));
    requireAllowed(
      mayCall({
        operation: 'UpdateLocationUser',
        caller: context.actor.caller,
        locationIds: found ? [found.locationId] : [],
        facts: { locationUserId: id, fields },
      }),
    );
    if (!found) throw notFound('Location user');
    if (fields.length > 0)
      throw fieldFailure(
        `input.${fields[0] ?? ''}`,
        'Send an empty input: this call checks the access to the location and changes nothing.',
      );
    return found;
  },
});

function readingOf({ actor, clock }: Context): ReaderContext {
  return { actor, now: clock.now() };
}

function requireAllowed(verdict: ReturnType<typeof mayCall>): void {
  if (!verdict.allowed) throwRefusal(verdict);
}

function fieldFailure(path: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
}
