import { GetPersonAccessDocument, GetUserByUsernameDocument } from '@signa/core/operation/typed';
import type { Operations } from '@signa/core/operation';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { operationName } from '../../api/operation-name.js';
import { CommandError } from '../../exit-code.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { flag, many, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../toolbox.js';
import { readId } from '../read-id.js';

const explained = listOf({
  location: text('Location'),
  what: text('What'),
  isAllowed: flag('Allowed'),
  way: text('Way'),
  missing: many(text(), 'Missing'),
});

type Options = OutputOptions & { readonly location?: string };
type Entry = NonNullable<Operations['GetPersonAccess']['data']['personAccess']>['entries'][number];

/**
 * `signa why`: whether a person may call an operation at each of their locations, and every way with what it lacks, out of
 * the function that decides each call (A-245, A-316).
 */
export function addWhy(parent: Command, { io, file }: Toolbox): void {
  const explain = async (username: string, named: string, { location, ...options }: Options): Promise<void> => {
    const operation = operationName(named);
    const session = await requireSupport(io, file);
    const { userByUsername: user } = await callServer(io, file, session, GetUserByUsernameDocument, { username });
    if (!user) throw new CommandError(`There is no user ${username}.`);
    const assignments = user.locationsUsers.filter(
      ({ locationId }) => location === undefined || locationId === location,
    );
    if (assignments.length === 0)
      throw new CommandError(
        `${username} is assigned to ${location === undefined ? 'no location' : `no location ${location}`}.`,
      );
    const rows = await Promise.all(
      assignments.map(async ({ id, location: place, locationId }) => {
        const { personAccess } = await callServer(io, file, session, GetPersonAccessDocument, { locationUserId: id });
        const entries = personAccess?.entries.filter(({ operations }) => operations.includes(operation)) ?? [];
        return entries.flatMap((entry) => rowsOf(place?.name ?? locationId, entry));
      }),
    );
    await tell(io, options, explained, rows.flat());
  };
  withOutput(
    parent.command('why').description('tell whether a person may do something, and what is missing'),
    explained,
  )
    .argument('<username>', 'e-mail address of the person')
    .argument('<operation>', 'name of the operation, such as AddPrescription')
    .option('--location <id>', 'at this location only', readId)
    .addHelpText('after', '\nExample:\n  signa why tech@wren.example AddPrescription --location 1')
    .action(explain);
}

const rowsOf = (location: string, { words, isAllowed, ways }: Entry) =>
  ways.map(({ name, missing }) => ({ location, what: words, isAllowed, way: name, missing }));
