import { GetUserByUsernameDocument, GetUserDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { pimsDot } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { choice, flag, many, maybe, object, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { SupportSession } from '../../session/session.js';
import type { Toolbox } from '../../session/toolbox.js';

type User = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;

const userFound = recordOf({
  id: text(),
  username: text(),
  name: text(),
  email: text(),
  isEnabled: flag(),
  assignments: many(
    object({
      id: text(),
      location: text(),
      role: text(),
      canAuthorize: flag(),
      isPrimary: flag(),
      isActive: flag(),
      pims: text(),
    }),
  ),
  delegations: many(
    object({
      id: text(),
      locationUserId: text(),
      delegatedLocationUserId: text(),
      lastDay: maybe(text()),
      way: choice(['given', 'held']),
    }),
  ),
});

/** `signa user`: assignments with their role and PIMS connection, and delegations in both directions. */
export function addUser(parent: Command, { io, file }: Toolbox): void {
  const usernameOf = async (session: SupportSession, asked: string): Promise<string | null> => {
    if (!/^\d+$/.test(asked)) return asked;
    const { user } = await callServer(io, file, session, GetUserDocument, { id: asked });
    return user?.username ?? null;
  };
  const show = async (asked: string, options: OutputOptions): Promise<void> => {
    const session = await requireSupport(io, file);
    const username = await usernameOf(session, asked);
    const found = username && (await callServer(io, file, session, GetUserByUsernameDocument, { username }));
    if (!found || !found.userByUsername)
      throw new CommandError(`There is no user ${asked}. Run signa users search <text> --location <id> to find one.`);
    await printResult(io, options, userFound, userRow(found.userByUsername));
  };
  withOutput(parent.command('user').description('show a user with assignments, roles, and delegations'), userFound)
    .argument('<id or username>', 'ID of the user, or their sign-in email address')
    .action(show);
}

function userRow({ id, username, firstName, lastName, email, isEnabledInOkta, locationsUsers }: User) {
  return {
    id,
    username,
    name: `${firstName} ${lastName}`,
    email,
    isEnabled: isEnabledInOkta,
    assignments: locationsUsers.map((one) => ({
      id: one.id,
      location: one.location?.name ?? one.locationId,
      role: one.role.name,
      canAuthorize: one.role.canAuthorize,
      isPrimary: one.isPrimary,
      isActive: one.isActive,
      pims: pimsDot(one).text,
    })),
    delegations: locationsUsers.flatMap(({ delegatedUsers, delegatedAccess }) => [
      ...delegatedUsers.map((pair) => ({ ...pair, way: 'given' as const })),
      ...delegatedAccess.map((pair) => ({ ...pair, way: 'held' as const })),
    ]),
  };
}
