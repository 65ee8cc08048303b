import { GetPimsDifferencesDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { choice, maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const differences = listOf({
  record: text('Record'),
  name: text('Name'),
  pimsId: text(),
  field: text('Field'),
  here: maybe(text('Signa')),
  there: maybe(text('PIMS')),
  wins: choice(['same', 'signa', 'pims'], 'Wins'),
  why: text('Why'),
});

type Options = OutputOptions & { readonly all: boolean };

/**
 * `signa pims diff`: compares a client and its patients with their records in the practice system, and shows which side
 * wins.
 */
export function addPimsDiff(parent: Command, { io, file }: Toolbox): void {
  const show = async (clientId: string, { all, ...options }: Options): Promise<void> => {
    // Support calls this as themselves, even while impersonating.
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const { pimsDifferences: found } = await callServer(io, file, session, GetPimsDifferencesDocument, { clientId });
    if (!found) throw new CommandError(`Client ${clientId} does not exist or is not linked to a PIMS record.`);
    if (!found.isAnswering) io.err(`The PIMS is not responding. Showing its records from ${found.readAt}.`);
    const rows = found.records.flatMap(({ rows: fields, ...record }) => fields.map((row) => ({ ...record, ...row })));
    await printResult(
      io,
      options,
      differences,
      rows.filter(({ wins }) => all || wins !== 'same'),
    );
  };
  withOutput(
    parent.command('diff').description('compare a client and its patients with the PIMS, and show which side wins'),
    differences,
  )
    .argument('<client-id>', 'ID of the client', readId)
    .option('--all', 'include fields that match', false)
    .addHelpText('after', '\nExample:\n  signa pims diff 12 --all')
    .action(show);
}
