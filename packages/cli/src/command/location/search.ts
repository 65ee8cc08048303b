import { LocationCountDocument, LocationsDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { everyPage, type PageOptions, tellLeftOut, withPages } from '../../output/pages.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { locationFields, locationRow } from './row.js';

const locationsFound = listOf(locationFields);

interface Options extends OutputOptions, PageOptions {
  readonly all: boolean;
}

/** `signa locations search`: practices by parts of their names, active ones unless `--all`. */
export function addLocationSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (filter: string, options: Options): Promise<void> => {
    requireSearchable(filter);
    const session = await requireSupport(io, file);
    const asked = { filter, activeFilterType: options.all ? 'all' : 'active' } as const;
    const [rows, { locationCount }] = await Promise.all([
      everyPage(options, async (page) => {
        const data = await callServer(io, file, session, LocationsDocument, {
          ...asked,
          ...page,
          includeOrganization: true,
        });
        return data.locations.map(locationRow);
      }),
      callServer(io, file, session, LocationCountDocument, asked),
    ]);
    await tell(io, options, locationsFound, rows);
    tellLeftOut(io, rows.length, locationCount);
  };
  withPages(withOutput(parent.command('search').description('search practices by name'), locationsFound))
    .argument('<text>', 'part of the name, 3 characters or more')
    .option('--all', 'those that are switched off, too', false)
    .addHelpText('after', '\nExample:\n  signa locations search wren --json id,name')
    .action(search);
}
