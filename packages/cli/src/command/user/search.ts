import { LocationsUsersDocument } from '@signa/core/contract/typed';
import { checkUserSearch, pimsDot } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import { fetchPages, type PageOptions, reportMoreRecords, withPages } from '../../output/pages.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { flag, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readIds } from '../read-id.js';

const peopleFound = listOf({
  userId: text('User'),
  locationUserId: text(),
  locationId: text(),
  name: text('Name'),
  email: text('Email'),
  role: text('Role'),
  canAuthorize: flag(),
  pims: text('PIMS'),
  isActive: flag('Active'),
});

type Options = OutputOptions & PageOptions & { readonly location: readonly string[]; readonly all: boolean };

/** `signa users search`: users of the given locations by name or email address. */
export function addUserSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (userFilter: string, options: Options): Promise<void> => {
    requireSearchable(userFilter);
    const locationIds = options.location;
    const [issue] = checkUserSearch({ locationIds, userFilter });
    if (issue) throw new CommandError(issue.message, exitCodes.usage);
    const session = await requireSupport(io, file);
    let count = 0;
    const rows = await fetchPages(options, async (page) => {
      const { locationsUsers } = await callServer(io, file, session, LocationsUsersDocument, {
        locationIds: [...locationIds],
        userFilter,
        activeFilterType: options.all ? 'all' : 'active',
        ...page,
      });
      count = locationsUsers.count;
      return locationsUsers.data.map((person) => ({
        userId: person.userId,
        locationUserId: person.id,
        locationId: person.locationId,
        name: person.displayName,
        email: person.email,
        role: person.role.name,
        canAuthorize: person.role.canAuthorize,
        pims: pimsDot(person).text,
        isActive: person.isActive,
      }));
    });
    await printResult(io, options, peopleFound, rows);
    reportMoreRecords(io, rows.length, count);
  };
  withPages(withOutput(parent.command('search').description('search the users of locations'), peopleFound))
    .argument('<text>', 'part of a name or email address, at least 3 characters')
    .requiredOption('--location <id...>', 'one or more locations whose users to search', readIds)
    .option('--all', 'include inactive users', false)
    .addHelpText('after', '\nExample:\n  signa users search okafor --location 1 2 --json name,role')
    .action(search);
}
