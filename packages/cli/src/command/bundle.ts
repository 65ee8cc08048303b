import { type OperationName, parseRequestId } from '@signa/core/contract';
import {
  FeatureFlagsDocument,
  GetLocationDocument,
  GetPersonAccessDocument,
  GetUserByUsernameDocument,
  RecordTimelineDocument,
  RefusedCallDocument,
} from '@signa/core/contract/typed';
import { readRecordName, supportBundle, type TimelineNoun, timelineNouns } from '@signa/core/administration';
import { type Command, Option } from 'commander';
import { callServer } from '../api/call-server.js';
import { operationName } from '../api/operation-name.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { jsonText } from '../format/json.js';
import { recordOf } from '../output/found.js';
import { newFile } from '../output/new-file.js';
import { type OutputOptions, printResult, withOutput } from '../output/output.js';
import { flag, many, maybe, object, text, whole } from '../output/shape.js';
import { requireSupport } from '../session/require-support.js';
import type { SupportSession } from '../session/session.js';
import type { Toolbox } from '../session/toolbox.js';
import { type Call, findCall, readCall } from './call/find-call.js';
import { recordOfCall } from './call/next-steps.js';
import { readId } from './read-id.js';
import { version } from '../process/version.js';

const right = object({ isAllowed: flag(), way: text(), missing: whole() });
const bundle = recordOf({
  format: text(),
  madeAt: text(),
  commandLine: text(),
  call: maybe(text()),
  refusal: maybe(
    object({
      ...{ number: text(), at: text(), operation: text(), code: maybe(text()), milliseconds: whole(), by: whole() },
      ...{ records: many(text()), serverVersion: text() },
    }),
  ),
  answeredInMs: whole(),
  record: maybe(text()),
  status: text(),
  isCut: flag(),
  location: maybe(
    object({
      ...{ id: text(), isActive: flag(), timeZone: maybe(text()), pims: maybe(text()), isPimsEnabled: flag() },
      ...{ isSecretSet: flag(), isWritebackOn: flag(), isOfficeUseOn: flag(), pharmacies: whole() },
    }),
  ),
  features: many(text()),
  operation: maybe(text()),
  rights: maybe(many(right)),
  people: whole(),
  timeline: many(
    object({
      ...{ at: text(), after: whole(), kind: maybe(text()), by: whole(), what: text(), state: maybe(text()) },
      ...{ detail: maybe(text()), record: maybe(text()), messageId: maybe(text()) },
    }),
  ),
});

interface Options extends OutputOptions {
  readonly of?: TimelineNoun;
  readonly location?: string;
  readonly call?: string;
  readonly user?: string;
  readonly operation?: OperationName;
  readonly output?: string;
  readonly force: boolean;
}

/** A record by the name a ticket uses. */
interface NamedRecord {
  readonly noun: TimelineNoun;
  readonly name: string;
}

/**
 * `signa bundle`: a file about a record, or about a refused call and its record, without personal data, for Signa's
 * developers.
 */
export function addBundle(parent: Command, { io, file }: Toolbox): void {
  const make = async (name: string, { of, location: at, call, output, force, ...options }: Options) => {
    const named = namedBy(name, of);
    const number = named ? (call ?? null) : parseRequestId(name);
    if (!named && number === null)
      throw new CommandError(`${name} is not the ID of a ${of ?? 'request'}.`, exitCodes.usage);
    const { user, operation } = options;
    if ((user === undefined) !== (operation === undefined))
      throw new CommandError('Use --user and --operation together.', exitCodes.usage);
    // Support calls this as themselves, even while impersonating.
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const begun = io.now();
    const refusal = number === null ? null : await refusalOf(session, number, named !== null);
    const record = named ?? (refusal && namedByCall(refusal));
    const timeline = record && (await timelineOf(session, record, at ?? null));
    const answeredInMs = io.now() - begun;
    if (named && !timeline) throw new CommandError(`There is no ${named.noun} ${name}.`);
    const locationId = timeline?.locationId ?? refusal?.locationId ?? null;
    const [location, features, rights] = await Promise.all([
      locationId === null ? null : locationOf(session, locationId),
      locationId === null ? [] : featuresOf(session, locationId),
      user === undefined || operation === undefined || locationId === null
        ? null
        : rightsOf(session, user, operation, locationId),
    ]);
    const bundled = {
      ...{
        format: 'signa-bundle-1',
        madeAt: new Date(begun).toISOString(),
        commandLine: version,
      },
      ...{ call: number, answeredInMs, operation: operation ?? null, rights },
      ...supportBundle({ ...(timeline ?? emptyTimeline), refusal, location, features }),
    };
    if (output === undefined) return await printResult(io, { ...options, json: options.json ?? true }, bundle, bundled);
    const created = await newFile(output, force);
    await created.write(new TextEncoder().encode(`${jsonText(bundled)}\n`));
    io.err(`Written to ${output}, without personal data.`);
  };

  /**
   * With a named record, the call itself may have expired: the file then contains only its request ID, which finds it
   * in the server's log.
   */
  async function refusalOf(session: SupportSession, number: string, mayBeGone: boolean): Promise<Call | null> {
    if (!mayBeGone) return await findCall(io, file, session, number);
    return (await callServer(io, file, session, RefusedCallDocument, { number })).refusedCall;
  }

  async function timelineOf(session: SupportSession, { noun, name }: NamedRecord, locationId: string | null) {
    const variables = { noun, name, locationId };
    return (await callServer(io, file, session, RecordTimelineDocument, variables)).recordTimeline;
  }

  const locationOf = async (session: SupportSession, id: string) =>
    (await callServer(io, file, session, GetLocationDocument, { id })).location;

  const featuresOf = async (session: SupportSession, locationId: string) =>
    (await callServer(io, file, session, FeatureFlagsDocument, { locationId })).featureFlags;

  /**
   * Every rule that could allow the operation and how many conditions it lacks. Only the count, because the conditions
   * name people.
   */
  async function rightsOf(session: SupportSession, username: string, operation: OperationName, locationId: string) {
    const { userByUsername: user } = await callServer(io, file, session, GetUserByUsernameDocument, { username });
    const place = user?.locationsUsers.find((one) => one.locationId === locationId);
    if (!place) throw new CommandError(`${username} is not assigned to location ${locationId}.`);
    const { personAccess } = await callServer(io, file, session, GetPersonAccessDocument, { locationUserId: place.id });
    const entries = personAccess?.entries.filter(({ operations }) => operations.includes(operation)) ?? [];
    return entries.flatMap(({ isAllowed, ways }) =>
      ways.map(({ name: way, missing }) => ({ isAllowed, way, missing: missing.length })),
    );
  }

  withOutput(parent.command('bundle').description("write a file for Signa's developers, without personal data"), bundle)
    .argument('<id>', 'ID of a request, number of a prescription, or request ID from an error')
    .addOption(new Option('--of <noun>', 'the kind of record').choices(timelineNouns))
    .option('--location <id>', "the record's location; needed only if several locations use that number", readId)
    .option('--call <number>', 'the request ID from the error', readCall)
    .option('--user <username>', "also explain what this user lacks at the record's location")
    .option('--operation <name>', 'the operation to explain with --user', operationName)
    .option('--output <file>', 'write to a new file')
    .option('--force', 'overwrite an existing file', false)
    .addHelpText('after', '\nExamples:\n  signa bundle K7QX-2M9R-4DTB\n  signa bundle 4711 --output ticket-4711.json')
    .action(make);
}

/** A record if the argument names one: a 12-digit id looks like a 12-character request ID. */
function namedBy(name: string, of: TimelineNoun | undefined): NamedRecord | null {
  const noun = of ?? (name.includes('-') ? 'prescription' : 'request');
  return readRecordName(noun, name) ? { noun, name } : null;
}

function namedByCall(call: Call): NamedRecord | null {
  const record = recordOfCall(call);
  return record && { noun: record.noun, name: record.id };
}

/** For a call that names no record, or whose record no longer exists. */
const emptyTimeline = { record: null, status: 'none', isCut: false, entries: [] } as const;
