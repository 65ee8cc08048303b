import { GetLocationDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { locationFields, locationRow } from './row.js';
import { readId } from '../read-id.js';

const locationFound = recordOf(locationFields);

/**
 * `signa location`: pharmacy or Missing Pharmacy, PIMS, writeback, portal type, and whether a secret is set.
 */
export function addLocation(parent: Command, { io, file }: Toolbox): void {
  const show = async (id: string, options: OutputOptions): Promise<void> => {
    const session = await requireSupport(io, file);
    const { location } = await callServer(io, file, session, GetLocationDocument, { id });
    if (!location) throw new CommandError(`There is no location ${id}. Run signa locations search <text> to find one.`);
    await printResult(io, options, locationFound, locationRow(location));
  };
  withOutput(parent.command('location').description('show a location'), locationFound)
    .argument('<id>', 'ID of the location', readId)
    .action(show);
}
