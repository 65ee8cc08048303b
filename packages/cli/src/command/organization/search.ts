import { OrganizationsDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { fetchPages, type PageOptions, reportMoreRecords, withPages } from '../../output/pages.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { flag, maybe, text, whole } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';

const organizationsFound = listOf({
  id: text('ID'),
  name: text('Name'),
  email: maybe(text('Email')),
  locations: whole('Locations'),
  isActive: flag('Active'),
});

type Options = OutputOptions & PageOptions & { readonly all: boolean };

/** `signa organizations search`. */
export function addOrganizationSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (filter: string, options: Options): Promise<void> => {
    requireSearchable(filter);
    const session = await requireSupport(io, file);
    let count = 0;
    const rows = await fetchPages(options, async (page) => {
      const { organizations } = await callServer(io, file, session, OrganizationsDocument, {
        filter,
        activeFilterType: options.all ? 'all' : 'active',
        ...page,
      });
      count = organizations.count;
      return organizations.data.map(({ id, name, emailAddress, locationCount, isActive }) => ({
        id,
        name,
        email: emailAddress,
        locations: locationCount,
        isActive,
      }));
    });
    await printResult(io, options, organizationsFound, rows);
    reportMoreRecords(io, rows.length, count);
  };
  withPages(withOutput(parent.command('search').description('search organizations by name'), organizationsFound))
    .argument('<text>', 'part of the name, at least 3 characters')
    .option('--all', 'include inactive ones', false)
    .action(search);
}
