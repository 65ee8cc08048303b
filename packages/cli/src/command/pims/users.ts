import { GetPimsUserDocument, SearchPimsUsersDocument } from '@signa/core/contract/typed';
import { pimsConnectionTypes } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { choice, flag, maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { accountOf } from './account-of.js';
import { readId } from '../read-id.js';

const peopleFound = listOf({
  pimsAccountId: text(),
  pimsConnectionType: choice(pimsConnectionTypes),
  pimsId: maybe(text('PIMS ID')),
  displayName: maybe(text('Name')),
  isProvider: flag('Provider'),
  vetLicenseNumber: maybe(text('License')),
  vetLicenseState: maybe(text()),
  vetLicenseExpiration: maybe(text()),
  type: maybe(text()),
  originSystem: maybe(text()),
});

type Options = OutputOptions & { readonly location: string };

/** `signa pims users`: users of a practice system by name, or one by PIMS ID. */
export function addPimsUsers(parent: Command, { io, file }: Toolbox): void {
  const find = async (asked: string, { location, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const account = await accountOf(io, file, session, location);
    const rows = /^\d+$/.test(asked)
      ? [(await callServer(io, file, session, GetPimsUserDocument, { ...account, pimsId: asked })).pimsUser]
      : (await callServer(io, file, session, SearchPimsUsersDocument, { ...account, name: asked })).searchPimsUsers;
    const found = rows.flatMap((one) => (one ? [one] : []));
    if (found.length === 0) throw new CommandError(`The PIMS has no user that matches ${asked}.`);
    await printResult(io, options, peopleFound, found);
  };
  withOutput(parent.command('users').description('find users in the PIMS of a location'), peopleFound)
    .argument('<text>', 'part of a name, or a PIMS ID')
    .requiredOption('--location <id>', 'the location whose PIMS account to query', readId)
    .action(find);
}
