import { firstAssignments } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { QueryUserByUsernameArgs } from '@signa/core/contract/resolvers';
import { activeAssignments } from '@signa/core/practice';
import type { StoredUser } from '../store/practice/practice/stored-staff.js';
import { findUser, listAssignments } from '../store/practice/practice/user-store.js';
import { type Context, read } from './context.js';
import { presentUser } from './present/staff.js';

type FoundUser = Operations['GetUserByUsername']['data']['userByUsername'];

/** A user by username; with more than `most` active assignments, only the current one is included. */
export function findOwnUser(context: Context, args: QueryUserByUsernameArgs): Promise<FoundUser> {
  return read(context, async (sql) => {
    const user = await findUser(sql, args.username);
    if (!user) return null;
    const held = openTo(context.actor, user.held);
    const { most, selectedLocationId = null, locationUserId = null } = args;
    const shown = most == null ? held : firstAssignments(held, { selectedLocationId, locationUserId }, most);
    const ids = shown.map(({ id }) => id);
    const whole = await listAssignments(sql, user.id, ids);
    const reading = { actor: context.actor, now: context.clock.now() };
    return presentUser(reading, user, activeAssignments(held), whole);
  });
}

/** While impersonating, a user works only at the locations open to support. */
function openTo({ impersonation, assignments }: Context['actor'], held: StoredUser['held']): StoredUser['held'] {
  if (!impersonation) return held;
  const open = new Set(assignments.map(({ id }) => id));
  return held.filter(({ id }) => open.has(id));
}
