import {
  GetPersonAccessDocument,
  GetRecordAccessDocument,
  GetUserByUsernameDocument,
} from '@signa/core/contract/typed';
import type { OperationName, Operations } from '@signa/core/contract';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { operationName } from '../../api/operation-name.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, many, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { SupportSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const explained = listOf({
  location: text('Location'),
  what: text('What'),
  isAllowed: flag('Allowed'),
  way: text('Way'),
  missing: many(text(), 'Missing'),
});

interface Options extends OutputOptions {
  readonly location?: string;
  readonly record?: string;
}
type Entry = NonNullable<Operations['GetPersonAccess']['data']['personAccess']>['entries'][number];
/** The user and operation to explain. */
interface Question {
  readonly username: string;
  readonly operation: OperationName;
}

/**
 * `signa why`: whether a user can call an operation, at each of their locations or on one record. Lists every rule that
 * could allow it and what it lacks, using the same functions that decide each call (A-245, A-314, A-315, A-316).
 */
export function addWhy(parent: Command, { io, file }: Toolbox): void {
  const explain = async (
    username: string,
    named: string,
    id: string | undefined,
    { location, record = id, ...options }: Options,
  ): Promise<void> => {
    const question = { username, operation: operationName(named) };
    if (record !== undefined && location !== undefined)
      throw new CommandError('A record belongs to one location: leave out --location.', exitCodes.usage);
    const session = await requireSupport(io, file);
    const rows =
      record === undefined
        ? await atLocations(io, file, session, question, location)
        : await onRecord(io, file, session, question, record);
    await printResult(io, options, explained, rows);
  };
  withOutput(
    parent.command('why').description('explain whether a user can do something, and what is missing'),
    explained,
  )
    .argument('<username>', 'email address of the user')
    .argument('<operation>', 'name of the operation, such as AddPrescription')
    .argument('[id]', 'ID of the record, if the operation acts on one')
    .option('--record <subject>', 'the record as the audit names it, such as prescription:12')
    .option('--location <id>', 'only at this location', readId)
    .addHelpText(
      'after',
      '\nExamples:\n  signa why tech@wren.example AddPrescription --location 1\n  signa why tech@wren.example DeclinePrescription 12',
    )
    .action(explain);
}

async function atLocations(
  io: Io,
  file: SessionFile,
  session: SupportSession,
  { username, operation }: Question,
  location: string | undefined,
) {
  const { userByUsername: user } = await callServer(io, file, session, GetUserByUsernameDocument, { username });
  if (!user) throw new CommandError(`There is no user ${username}.`);
  const assignments = user.locationsUsers.filter(({ locationId }) => location === undefined || locationId === location);
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
  return rows.flat();
}

/** The server finds the record's location and state. */
async function onRecord(io: Io, file: SessionFile, session: SupportSession, asked: Question, record: string) {
  // Support calls this as themselves, even while impersonating.
  const own = { ...session, impersonating: null };
  const { recordAccess } = await callServer(io, file, own, GetRecordAccessDocument, { ...asked, record });
  if (!recordAccess) throw new CommandError(`There is no user ${asked.username}, or no record ${record}.`);
  return recordAccess.entries.flatMap((entry) => rowsOf(recordAccess.locationName, entry));
}

const rowsOf = (location: string, { words, isAllowed, ways }: Entry) =>
  ways.map(({ name, missing }) => ({ location, what: words, isAllowed, way: name, missing }));
