import { GetPimsUserDocument, SearchPimsUsersDocument } from '@signa/core/operation/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../exit-code.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../toolbox.js';
import { accountOf } from './account-of.js';
import { readId } from '../read-id.js';

const columns = { pimsId: 'PIMS ID', displayName: 'Name', isProvider: 'Provider', vetLicenseNumber: 'License' };

type Options = OutputOptions & { readonly location: string };

/** `signa pims users`: the people of a practice system by name, or one by PIMS ID. */
export function addPimsUsers(parent: Command, { io, file }: Toolbox): void {
  const find = async (text: string, { location, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const account = await accountOf(io, file, session, location);
    const rows = /^\d+$/.test(text)
      ? [(await callServer(io, file, session, GetPimsUserDocument, { ...account, pimsId: text })).pimsUser]
      : (await callServer(io, file, session, SearchPimsUsersDocument, { ...account, name: text })).searchPimsUsers;
    const found = rows.flatMap((one) => (one ? [{ ...one }] : []));
    if (found.length === 0) throw new CommandError(`The PIMS knows nobody by ${text}.`);
    await tell(io, options, { list: { rows: found, columns } });
  };
  withOutput(parent.command('users').description('find people in the PIMS of a location'))
    .argument('<text>', 'part of a name, or a PIMS ID')
    .requiredOption('--location <id>', 'the location whose account is asked', readId)
    .action(find);
}
