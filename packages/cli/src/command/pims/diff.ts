import { GetPimsDifferencesDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
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

/** `signa pims diff`: a client and its patients beside their records in the practice system, and which side wins. */
export function addPimsDiff(parent: Command, { io, file }: Toolbox): void {
  const show = async (clientId: string, { all, ...options }: Options): Promise<void> => {
    // Support's own look, whomever they work as.
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const { pimsDifferences: found } = await callServer(io, file, session, GetPimsDifferencesDocument, { clientId });
    if (!found) throw new CommandError(`There is no client ${clientId} that is linked with a record of its PIMS.`);
    if (!found.isAnswering) io.err(`The PIMS does not answer; its records are those of ${found.readAt}.`);
    const rows = found.records.flatMap(({ rows: fields, ...record }) => fields.map((row) => ({ ...record, ...row })));
    await tell(
      io,
      options,
      differences,
      rows.filter(({ wins }) => all || wins !== 'same'),
    );
  };
  withOutput(
    parent
      .command('diff')
      .description('show what the PIMS has otherwise of a client and its patients, and which side wins'),
    differences,
  )
    .argument('<client-id>', 'id of the client', readId)
    .option('--all', 'fields that are the same, too', false)
    .addHelpText('after', '\nExample:\n  signa pims diff 12 --all')
    .action(show);
}
