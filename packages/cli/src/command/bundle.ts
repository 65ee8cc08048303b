import type { OperationName } from '@signa/core/operation';
import {
  FeatureFlagsDocument,
  GetLocationDocument,
  GetPersonAccessDocument,
  GetUserByUsernameDocument,
  RecordTimelineDocument,
} from '@signa/core/operation/typed';
import { readRecordName, supportBundle, type TimelineNoun, timelineNouns } from '@signa/core/timeline';
import { type Command, Option } from 'commander';
import { callServer } from '../api/call-server.js';
import { operationName } from '../api/operation-name.js';
import { CommandError, exitCodes } from '../exit-code.js';
import { jsonText } from '../format/json.js';
import { recordOf } from '../output/found.js';
import { newFile } from '../output/new-file.js';
import { type OutputOptions, tell, withOutput } from '../output/output.js';
import { flag, many, maybe, object, text, whole } from '../output/shape.js';
import { requireSession } from '../session/require-session.js';
import type { Session } from '../session/session.js';
import type { Toolbox } from '../toolbox.js';
import { version } from '../version.js';
import { readId } from './read-id.js';

const right = object({ isAllowed: flag(), way: text(), missing: whole() });
const bundle = recordOf({
  format: text(),
  madeAt: text(),
  commandLine: text(),
  call: maybe(text()),
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

const callNumber = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * `signa bundle`: a record for whoever mends Signa, without personal data. The number that an error told is kept in
 * the log of the server alone: it goes into the file, so that who reads the log finds its line.
 */
export function addBundle(parent: Command, { io, file }: Toolbox): void {
  const make = async (
    name: string,
    { of, location: at, call, user, operation, output, force, ...options }: Options,
  ) => {
    const noun = of ?? (name.includes('-') ? 'prescription' : 'request');
    if (callNumber.test(name) || !readRecordName(noun, name)) throw wrongName(name, noun);
    if ((user === undefined) !== (operation === undefined))
      throw new CommandError('--user and --operation belong together.', exitCodes.usage);
    const session = await requireSession(io, file);
    const begun = io.now();
    const asked = { noun, name, locationId: at ?? null };
    const { recordTimeline } = await callServer(io, file, session, RecordTimelineDocument, asked);
    const answeredInMs = io.now() - begun;
    if (!recordTimeline) throw new CommandError(`There is no ${noun} ${name}.`);
    const { locationId } = recordTimeline;
    const [{ location }, { featureFlags: features }, rights] = await Promise.all([
      callServer(io, file, session, GetLocationDocument, { id: locationId }),
      callServer(io, file, session, FeatureFlagsDocument, { locationId }),
      user === undefined || operation === undefined ? null : rightsOf(session, user, operation, locationId),
    ]);
    const told = {
      ...{ format: 'signa-bundle-1', madeAt: new Date(begun).toISOString(), commandLine: version },
      ...{ call: call ?? null, answeredInMs, operation: operation ?? null, rights },
      ...supportBundle({ ...recordTimeline, location, features }),
    };
    if (output === undefined) return await tell(io, { ...options, json: options.json ?? true }, bundle, told);
    const kept = await newFile(output, force);
    await kept.write(new TextEncoder().encode(`${jsonText(told)}\n`));
    io.err(`Written to ${output}, without personal data.`);
  };

  /** Which ways a person has to an operation there, and how much each lacks; what it lacks names people. */
  async function rightsOf(session: Session, username: string, operation: OperationName, locationId: string) {
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
    .argument('<id>', 'id of a request, or number of a prescription')
    .addOption(new Option('--of <noun>', 'what it is').choices(timelineNouns))
    .option('--location <id>', 'where it is; needed only where several have that number', readId)
    .option('--call <number>', 'the number that an error told', readCall)
    .option('--user <username>', 'tell also what this person lacks there')
    .option('--operation <name>', 'for this operation', operationName)
    .option('--output <file>', 'write it to a new file')
    .option('--force', 'replace the file', false)
    .addHelpText('after', '\nExample:\n  signa bundle 4711 --output ticket-4711.json')
    .action(make);
}

function wrongName(name: string, noun: TimelineNoun): CommandError {
  return new CommandError(
    callNumber.test(name)
      ? `${name} is the number of a call, which the log of the server alone keeps. Name the record: signa bundle <id> --call ${name}`
      : `${name} names no ${noun}.`,
    exitCodes.usage,
  );
}

function readCall(number: string): string {
  if (callNumber.test(number)) return number;
  throw new CommandError('--call is a number such as 7f3a0c52-0b3e-4c52-9d4e-0c1f5a3b7e21.', exitCodes.usage);
}
