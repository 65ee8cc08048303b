import { isEmail, maxTextLength } from '@signa/core/base';
import { columnsOf } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { nameFlag } from '../owner/name-flag.js';
import type { OwnerWork } from '../owner/owner-work.js';
import { refused } from '../owner/refused.js';

interface SupportUser {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inAdminSupportGroup: boolean;
}

const u = columnsOf('support_user as u');
const userFields = fields({
  username: u.username,
  firstName: u.first_name,
  lastName: u.last_name,
  inAdminSupportGroup: u.in_admin_support_group,
});
const everyUser = select(userFields, 'from signa.support_user u order by lower(u.username)');
const userByName = select(userFields, 'from signa.support_user u where lower(u.username) = lower($1)');

const lineOf = ({ username, firstName, lastName, inAdminSupportGroup }: SupportUser) =>
  `${username}  ${firstName} ${lastName}${inAdminSupportGroup ? ' (admin)' : ''}`;

/** Lists support users by username. */
export const supportList: AdminCommand = {
  usage: '',
  what: 'List support users',
  names: 0,
  run: async ({ query }) => {
    const people = await query(everyUser);
    return {
      lines:
        people.length === 0
          ? ['No support users yet. Add one with: signa-server admin support set']
          : people.map(lineOf),
    };
  },
};

/** Adds or updates a support user, who can then add organizations, locations, and users in the portal. */
export const supportSet: AdminCommand = {
  usage: '<email> --first-name <name> --last-name <name> [--admin]',
  what: 'Add or update a support user; with --admin, they can also manage roles and feature flags',
  names: 1,
  flags: { 'first-name': { type: 'string' }, 'last-name': { type: 'string' }, admin: { type: 'boolean' } },
  run: async (owner, given) => {
    const wanted: SupportUser = {
      username: emailOf(given),
      firstName: nameFlag(given, 'first-name'),
      lastName: nameFlag(given, 'last-name'),
      inAdminSupportGroup: given.flags['admin'] === true,
    };
    await requireNoPractice(owner, wanted.username);
    const before = await find(owner, wanted.username);
    await owner.query(
      `insert into signa.support_user (username, email, first_name, last_name, in_admin_support_group) values ($1, $1, $2, $3, $4)
      on conflict (lower(username)) do update set first_name = excluded.first_name, last_name = excluded.last_name, in_admin_support_group = excluded.in_admin_support_group`,
      [wanted.username, wanted.firstName, wanted.lastName, wanted.inAdminSupportGroup],
    );
    const subject = `support:${wanted.username}`;
    await owner.record(before ? 'ChangeSupportUser' : 'AddSupportUser', [{ subject, before, after: wanted }]);
    const lines = [
      `${before ? 'Changed' : 'Added'}: ${lineOf(wanted)}`,
      'They sign in at the identity provider with this email address.',
    ];
    return { lines };
  },
};

/** Removes a support user, whose access ends with the next call. */
export const supportRemove: AdminCommand = {
  usage: '<email>',
  what: 'Remove a support user',
  names: 1,
  run: async (owner, given) => {
    const username = emailOf(given);
    const before = await find(owner, username);
    if (!before)
      return refused(`Support user ${username} not found. To list support users, run: signa-server admin support list`);
    await owner.query('delete from signa.support_user where lower(username) = lower($1)', [username]);
    await owner.record('RemoveSupportUser', [{ subject: `support:${username}`, before, after: null }]);
    return { lines: [`Removed: ${lineOf(before)}`] };
  },
};

async function find(owner: OwnerWork, username: string): Promise<SupportUser | null> {
  const [found] = await owner.query(userByName, [username]);
  return found ?? null;
}

/** A username that is both a support and a practice user would be ambiguous at sign-in, so it is rejected. */
async function requireNoPractice(owner: OwnerWork, username: string): Promise<void> {
  const found = await owner.query('select from signa.app_user where lower(username) = lower($1)', [username]);
  if (found.length > 0) refused(`${username} is a user of a practice. A support user needs a separate email address.`);
}

function emailOf({ names: [given = ''] }: Given): string {
  const email = given.trim().toLowerCase();
  return isEmail(email) && email.length <= maxTextLength ? email : refused(`'${given}' is not a valid email address.`);
}
