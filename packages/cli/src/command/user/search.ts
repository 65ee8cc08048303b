import { LocationsUsersDocument, UsersDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { checkUserSearch, pimsDot } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import { fetchPages, type PageOptions, reportMoreRecords, withPages } from '../../output/pages.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { flag, maybe, text, type ValueOf } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readIds } from '../read-id.js';

const userFields = {
  userId: text('User'),
  locationUserId: text(),
  locationId: text(),
  location: text('Location'),
  name: text('Name'),
  email: text('Email'),
  role: text('Role'),
  canAuthorize: flag(),
  pims: maybe(text('PIMS')),
  isActive: flag('Active'),
};
const peopleFound = listOf(userFields);

type Options = OutputOptions & PageOptions & { readonly location?: readonly string[]; readonly all: boolean };

type FoundUser = { readonly [N in keyof typeof userFields]: ValueOf<(typeof userFields)[N]> };
type Found = Operations['Users']['data']['users']['data'][number];

/** The search of every practice doesn't read how a user is connected to the practice system. */
const foundAnywhere = ({ id, userId, displayName, email, role, isActive, location }: Found): FoundUser => ({
  ...{ userId, locationUserId: id, locationId: location.id, location: location.name, name: displayName, email },
  ...{ role: role.name, canAuthorize: role.canAuthorize, pims: null, isActive },
});

/** `signa users search`: users by name or email address, of the given locations or of every practice. */
export function addUserSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (userFilter: string, options: Options): Promise<void> => {
    requireSearchable(userFilter);
    const locationIds = options.location;
    const [issue] = locationIds === undefined ? [] : checkUserSearch({ locationIds, userFilter });
    if (issue) throw new CommandError(issue.message, exitCodes.usage);
    const session = await requireSupport(io, file);
    const activeFilterType = options.all ? 'all' : 'active';
    let count = 0;
    const rows = await fetchPages(options, async (page) => {
      if (locationIds === undefined) {
        const { users } = await callServer(io, file, session, UsersDocument, {
          ...{ filter: userFilter, activeFilterType },
          ...page,
        });
        count = users.count;
        return users.data.map(foundAnywhere);
      }
      const { locationsUsers } = await callServer(io, file, session, LocationsUsersDocument, {
        locationIds: [...locationIds],
        userFilter,
        activeFilterType,
        ...page,
      });
      count = locationsUsers.count;
      return locationsUsers.data.map((person): FoundUser => ({
        userId: person.userId,
        locationUserId: person.id,
        locationId: person.locationId,
        location: person.locationId,
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
  withPages(
    withOutput(
      parent.command('search').description('search the users of every practice, or of some locations'),
      peopleFound,
    ),
  )
    .argument('<text>', 'part of a name or email address, at least 3 characters')
    .option('--location <id...>', 'one or more locations whose users to search; without it, every practice', readIds)
    .option('--all', 'include inactive users', false)
    .addHelpText(
      'after',
      '\nExamples:\n  signa users search okafor\n  signa users search okafor --location 1 2 --json name,role',
    )
    .action(search);
}
