import { GetLocationDocument, SyncPimsUsersDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { type ChangeOptions, isConfirmed, withConfirmation } from '../../output/confirm.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, whole } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { accountOf } from './account-of.js';
import { readId } from '../read-id.js';

const taken = recordOf({ isSuccess: flag(), count: whole() });

type Options = OutputOptions & ChangeOptions & { readonly location: string };

/** `signa pims sync-users`: imports the users of a practice system and prints how many. */
export function addPimsSyncUsers(parent: Command, { io, file }: Toolbox): void {
  const sync = async ({ location: id, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const account = await accountOf(io, file, session, id);
    const { location } = await callServer(io, file, session, GetLocationDocument, { id });
    const variables = { ...account, accountUuid: location?.uuid ?? '' };
    const question = `Import the users of the PIMS at ${location?.name ?? id}?`;
    if (!(await isConfirmed(io, options, question, { operation: SyncPimsUsersDocument.operationName, variables })))
      return;
    const { syncPimsUsers } = await callServer(io, file, session, SyncPimsUsersDocument, variables);
    await printResult(io, options, taken, syncPimsUsers);
    if (!syncPimsUsers.isSuccess) throw new CommandError('The PIMS did not return its users.');
  };
  withConfirmation(withOutput(parent.command('sync-users').description("import the users of a location's PIMS"), taken))
    .requiredOption('--location <id>', 'the location whose PIMS account to query', readId)
    .action(sync);
}
