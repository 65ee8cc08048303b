import { type OperationName, readCallNumber } from '@signa/core/contract';
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
import { type OutputOptions, tell, withOutput } from '../output/output.js';
import { flag, many, maybe, object, text, whole } from '../output/shape.js';
import { requireSupport } from '../session/require-support.js';
import type { SupportSession } from '../session/session.js';
import type { Toolbox } from '../session/toolbox.js';
import { version } from '../process/version.js';
import { type Call, findCall, readCall } from './call/find-call.js';
import { recordOfCall } from './call/next-steps.js';
import { readId } from './read-id.js';

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

/** A record by the name that a ticket gives it. */
interface Named {
  readonly noun: TimelineNoun;
  readonly name: string;
}

/**
 * `signa bundle`: a record for whoever mends Signa, without personal data, or a call that was refused with the record that
 * it was about.
 */
export function addBundle(parent: Command, { io, file }: Toolbox): void {
  const make = async (name: string, { of, location: at, call, output, force, ...options }: Options) => {
    const named = namedBy(name, of);
    const number = named ? (call ?? null) : readCallNumber(name);
    if (!named && number === null) throw new CommandError(`${name} names no ${of ?? 'request'}.`, exitCodes.usage);
    const { user, operation } = options;
    if ((user === undefined) !== (operation === undefined))
      throw new CommandError('--user and --operation belong together.', exitCodes.usage);
    // Support's own question, whomever they work as.
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
    const told = {
      ...{ format: 'signa-bundle-1', madeAt: new Date(begun).toISOString(), commandLine: version },
      ...{ call: number, answeredInMs, operation: operation ?? null, rights },
      ...supportBundle({ ...(timeline ?? nothingOf), refusal, location, features }),
    };
    if (output === undefined) return await tell(io, { ...options, json: options.json ?? true }, bundle, told);
    const kept = await newFile(output, force);
    await kept.write(new TextEncoder().encode(`${jsonText(told)}\n`));
    io.err(`Written to ${output}, without personal data.`);
  };

  /** Of a record that is named, the call may be gone: its number alone goes into the file, for the server's log. */
  async function refusalOf(session: SupportSession, number: string, mayBeGone: boolean): Promise<Call | null> {
    if (!mayBeGone) return await findCall(io, file, session, number);
    return (await callServer(io, file, session, RefusedCallDocument, { number })).refusedCall;
  }

  async function timelineOf(session: SupportSession, { noun, name }: Named, locationId: string | null) {
    const asked = { noun, name, locationId };
    return (await callServer(io, file, session, RecordTimelineDocument, asked)).recordTimeline;
  }

  const locationOf = async (session: SupportSession, id: string) =>
    (await callServer(io, file, session, GetLocationDocument, { id })).location;

  const featuresOf = async (session: SupportSession, locationId: string) =>
    (await callServer(io, file, session, FeatureFlagsDocument, { locationId })).featureFlags;

  /** Which ways a person has to an operation there, and how much each lacks; what it lacks names people. */
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

  withOutput(parent.command('bundle').description('make a file for whoever mends Signa, without personal data'), bundle)
    .argument('<id>', 'id of a request, number of a prescription, or number that an error showed')
    .addOption(new Option('--of <noun>', 'what it is').choices(timelineNouns))
    .option('--location <id>', 'where it is; needed only where several have that number', readId)
    .option('--call <number>', 'the number that an error showed', readCall)
    .option('--user <username>', 'tell also what this person lacks there')
    .option('--operation <name>', 'for this operation', operationName)
    .option('--output <file>', 'write it to a new file')
    .option('--force', 'replace the file', false)
    .addHelpText('after', '\nExamples:\n  signa bundle K7QX-2M9R-4DTB\n  signa bundle 4711 --output ticket-4711.json')
    .action(make);
}

/** A record where the word is one: an id may have twelve digits, as the number of a call has twelve signs. */
function namedBy(name: string, of: TimelineNoun | undefined): Named | null {
  const noun = of ?? (name.includes('-') ? 'prescription' : 'request');
  return readRecordName(noun, name) ? { noun, name } : null;
}

function namedByCall(call: Call): Named | null {
  const record = recordOfCall(call);
  return record && { noun: record.noun, name: record.id };
}

/** Of a call that names no record, or one that is gone. */
const nothingOf = { record: null, status: 'none', isCut: false, entries: [] } as const;
