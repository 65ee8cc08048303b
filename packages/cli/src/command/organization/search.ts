import { OrganizationsDocument } from '@signa/core/operation/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { everyPage, type PageOptions, tellLeftOut, withPages } from '../../output/pages.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../toolbox.js';

const columns = { id: 'ID', name: 'Name', email: 'E-mail', locations: 'Locations', isActive: 'Active' };

type Options = OutputOptions & PageOptions & { readonly all: boolean };

/** `signa organizations search`. */
export function addOrganizationSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (filter: string, options: Options): Promise<void> => {
    requireSearchable(filter);
    const session = await requireSupport(io, file);
    let count = 0;
    const rows = await everyPage(options, async (page) => {
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
    await tell(io, options, { list: { rows, columns } });
    tellLeftOut(io, rows.length, count);
  };
  withPages(withOutput(parent.command('search').description('search organizations by name')))
    .argument('<text>', 'part of the name, 3 characters or more')
    .option('--all', 'those that are switched off, too', false)
    .action(search);
}
