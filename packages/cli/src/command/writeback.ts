import { GetLocationDocument, UpdateLocationWritebackEnabledDocument } from '@signa/core/contract/typed';
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

const switched = recordOf({ id: text(), name: text(), isWritebackOn: flag() });

type Options = OutputOptions & ChangeOptions & { readonly location: string };

/** `signa writeback on|off`: whether a location's prescriptions are written back to its practice system. */
export function addWriteback(parent: Command, { io, file }: Toolbox): void {
  const change = async (isOn: boolean, { location: id, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const { location } = await callServer(io, file, session, GetLocationDocument, { id });
    if (!location) throw new CommandError(`There is no location ${id}. Run signa locations search <text> to find one.`);
    const variables = { id, isEnabledForWriteback: isOn };
    const question = `Turn writeback ${isOn ? 'on' : 'off'} at ${location.name}?`;
    const call = { operation: UpdateLocationWritebackEnabledDocument.operationName, variables };
    if (!(await isConfirmed(io, options, question, call))) return;
    const { updateLocationWritebackEnabled: changed } = await callServer(
      io,
      file,
      session,
      UpdateLocationWritebackEnabledDocument,
      variables,
    );
    await printResult(io, options, switched, {
      id: changed.id,
      name: changed.name,
      isWritebackOn: changed.isEnabledForWriteback,
    });
  };
  const writeback = parent.command('writeback').description('turn writeback to the PIMS on or off');
  for (const [word, isOn] of [
    ['on', true],
    ['off', false],
  ] as const)
    withConfirmation(withOutput(writeback.command(word).description(`turn it ${word}`), switched))
      .requiredOption('--location <id>', 'ID of the location', readId)
      .action((options: Options) => change(isOn, options));
}
