import { GetLocationUserDocument, UpdateLocationUserDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../api/call-server.js';
import { CommandError } from '../process/exit-code.js';
import { type ChangeOptions, isConfirmed, withConfirmation } from '../output/confirm.js';
import { recordOf } from '../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../output/output.js';
import { flag, text } from '../output/shape.js';
import { requireSupport } from '../session/require-support.js';
import type { Toolbox } from '../session/toolbox.js';
import { readId } from './read-id.js';

const changedFound = recordOf({ id: text(), name: text(), locationId: text(), isActive: flag() });

type Options = OutputOptions & ChangeOptions;

/** `signa location-user activate|deactivate`: whether a user works at a location. */
export function addLocationUser(parent: Command, { io, file }: Toolbox): void {
  const change = async (isActive: boolean, id: string, options: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const { locationUser } = await callServer(io, file, session, GetLocationUserDocument, { id });
    if (!locationUser) throw new CommandError(`There is no assignment ${id}. Run signa user <username> to list them.`);
    const variables = { id, input: { isActive, version: locationUser.version } };
    const question = `${isActive ? 'Activate' : 'Deactivate'} ${locationUser.displayName} at location ${locationUser.locationId}?`;
    if (!(await isConfirmed(io, options, question, { operation: UpdateLocationUserDocument.operationName, variables })))
      return;
    const { updateLocationUser: changed } = await callServer(io, file, session, UpdateLocationUserDocument, variables);
    await printResult(io, options, changedFound, {
      id: changed.id,
      name: changed.displayName,
      locationId: changed.locationId,
      isActive: changed.isActive,
    });
  };
  const locationUser = parent.command('location-user').description('activate or deactivate a user at a location');
  for (const [word, isActive] of [
    ['activate', true],
    ['deactivate', false],
  ] as const)
    withConfirmation(withOutput(locationUser.command(word).description(`${word} an assignment`), changedFound))
      .argument('<id>', 'ID of the assignment, from signa user', readId)
      .action((id: string, options: Options) => change(isActive, id, options));
}
