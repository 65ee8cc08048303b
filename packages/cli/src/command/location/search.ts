import { LocationCountDocument, LocationsDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { fetchPages, type PageOptions, reportMoreRecords, withPages } from '../../output/pages.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { locationFields, locationRow } from './row.js';

const locationsFound = listOf(locationFields);

interface Options extends OutputOptions, PageOptions {
  readonly all: boolean;
}

/** `signa locations search`: locations by part of the name; only active ones without `--all`. */
export function addLocationSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (filter: string, options: Options): Promise<void> => {
    requireSearchable(filter);
    const session = await requireSupport(io, file);
    const filters = { filter, activeFilterType: options.all ? 'all' : 'active' } as const;
    const [rows, { locationCount }] = await Promise.all([
      fetchPages(options, async (page) => {
        const data = await callServer(io, file, session, LocationsDocument, {
          ...filters,
          ...page,
          includeOrganization: true,
        });
        return data.locations.map(locationRow);
      }),
      callServer(io, file, session, LocationCountDocument, filters),
    ]);
    await printResult(io, options, locationsFound, rows);
    reportMoreRecords(io, rows.length, locationCount);
  };
  withPages(withOutput(parent.command('search').description('search locations by name'), locationsFound))
    .argument('<text>', 'part of the name, at least 3 characters')
    .option('--all', 'include inactive ones', false)
    .addHelpText('after', '\nExample:\n  signa locations search wren --json id,name')
    .action(search);
}
