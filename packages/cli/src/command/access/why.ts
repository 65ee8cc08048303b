import {
  GetPersonAccessDocument,
  GetRecordAccessDocument,
  GetSupportAccessDocument,
  GetSupportConsentDocument,
  GetSupportUserDocument,
  GetUserByUsernameDocument,
} from '@signa/core/contract/typed';
import { type AccessEntry, type LookUpState, lookUpState, whatSupportMay } from '@signa/core/administration';
import type { OperationName } from '@signa/core/contract';
import { noAccessText } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { operationName } from '../../api/operation-name.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, many, text } from '../../output/shape.js';
import { usernameOf } from '../../session/claims.js';
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
/** The user and operation to explain. */
interface Question {
  readonly username: string;
  readonly operation: OperationName;
}

/**
 * `signa why`: whether a user can call an operation, at each of their locations or on one record. Lists every rule that
 * could allow it and what it lacks, using the same functions that decide each call (A-245, A-314, A-315, A-316, A-537).
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
    if (isThemselves(username, session)) {
      if (record !== undefined)
        throw new CommandError('Support looks up records, and changes none: leave out the record.', exitCodes.usage);
      return printResult(io, options, explained, await asSupport(io, file, session, question.operation, location));
    }
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
    .argument('<username>', 'email address of the user; me for yourself')
    .argument('<operation>', 'name of the operation, such as AddPrescription')
    .argument('[id]', 'ID of the record, if the operation acts on one')
    .option('--record <subject>', 'the record as the audit names it, such as prescription:12')
    .option('--location <id>', 'only at this location', readId)
    .addHelpText(
      'after',
      '\nExamples:\n  signa why tech@wren.example AddPrescription --location 1\n  signa why tech@wren.example DeclinePrescription 12\n  signa why me GetAudit --location 1',
    )
    .action(explain);
}

const isThemselves = (username: string, { accessToken }: SupportSession): boolean =>
  username === 'me' || username.toLowerCase() === usernameOf(accessToken).toLowerCase();

/** What the signed-in support user can do as themselves, also during an impersonation. */
async function asSupport(
  io: Io,
  file: SessionFile,
  session: SupportSession,
  operation: OperationName,
  locationId: string | undefined,
) {
  const own = { ...session, impersonating: null };
  const { supportUser } = await callServer(io, file, own, GetSupportUserDocument, {});
  if (!supportUser) throw new CommandError(noAccessText, exitCodes.forbidden);
  const ask = async (id: string): Promise<LookUpState> => {
    const [{ supportConsent }, { supportAccess }] = await Promise.all([
      callServer(io, file, own, GetSupportConsentDocument, { locationId: id }),
      callServer(io, file, own, GetSupportAccessDocument, { locationId: id }),
    ]);
    return lookUpState(supportConsent, supportAccess, new Date(io.now()).toISOString());
  };
  const state = locationId === undefined ? null : await ask(locationId);
  const entry = whatSupportMay(supportUser, operation, state);
  if (state === 'reason' && !entry.isAllowed)
    io.err(`Give it with: signa support open --location ${locationId} --reason <text>`);
  return rowsOf(locationId === undefined ? 'every location' : `location ${locationId}`, entry);
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

const rowsOf = (location: string, { words, isAllowed, ways }: Pick<AccessEntry, 'words' | 'isAllowed' | 'ways'>) =>
  ways.map(({ name, missing }) => ({ location, what: words, isAllowed, way: name, missing }));
