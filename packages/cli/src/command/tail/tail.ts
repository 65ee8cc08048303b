import { GetAuditDocument } from '@signa/core/contract/typed';
import type { CallFailure } from '@signa/core/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { lookUpLocation } from '../../api/ask-reason.js';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodeOf, NoAnswerError, notLoggedIn } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { listOf, recordOf } from '../../output/found.js';
import { type OutputOptions, printLine, withOutput } from '../../output/output.js';
import { refreshedSession } from '../../session/refresh-session.js';
import { requireSession } from '../../session/require-session.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';
import { type Entry, entryFields } from '../audit/entry.js';
import { readId } from '../read-id.js';
import { followEntries, type Follower } from './follow-entries.js';
import { lost, readChanges, type StreamEnd } from './read-changes.js';

const entries = listOf(entryFields);
/** Each entry is printed on its own line. */
const entryOutput = recordOf(entryFields);

interface Options extends OutputOptions {
  readonly location: string;
  readonly lines: number;
}

const usual = 10;
const most = 500;
function readLines(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= most) return Number(text);
  throw new InvalidArgumentError(`Enter a number from 0 to ${most}.`);
}

/** `signa tail`: follows who does what at a location, for users who can read its audit. */
export function addTail(parent: Command, { io, file }: Toolbox): void {
  const follow = async ({ location, lines, ...options }: Options): Promise<void> => {
    let session = await requireSession(io, file);
    const signal = io.interrupted();
    const follower = followEntries(
      async (before, take) => {
        session = await refreshedSession(io, file, session);
        const variables = { locationId: location, person: null, record: null, from: null, to: null, before, take };
        return (await callServer(io, file, session, GetAuditDocument, variables)).audit;
      },
      (entry: Entry) => printLine(io, options, entries, entry),
    );
    await untilInterrupted(signal, async () => {
      await follower.begin(lines);
      await listenWithReconnects(io, file, location, follower, signal);
    });
  };
  withOutput(parent.command('tail').description('follow who does what at a location, until Ctrl+C'), entryOutput)
    .requiredOption('--location <id>', 'ID of the location', readId)
    .option('--lines <number>', 'number of recent entries to print first', readLines, usual)
    .addHelpText('after', '\nExample:\n  signa tail --location 1 --json at,name,action')
    .action(follow);
}

/** Ctrl+C is the expected end, so errors of work in progress are ignored after it. */
async function untilInterrupted(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (signal.aborted) return;
  const interrupted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([
    interrupted,
    work().catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
    }),
  ]);
}

const firstPause = 1_000;
const longestPause = 30_000;

/** Listens, and reconnects with increasing delays when the connection is lost; missed entries are fetched then. */
async function listenWithReconnects(
  io: Io,
  file: SessionFile,
  location: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  let wait = firstPause;
  let [isBegun, isLost] = [false, false];
  const onHeartbeat = async (): Promise<void> => {
    await follower.catchUp();
    if (!isBegun) io.err(`Following location ${location}. Press Ctrl+C to stop.`);
    else if (isLost) io.err('Reconnected.');
    [isBegun, isLost, wait] = [true, false, firstPause];
  };
  for (;;) {
    const { failure, wasOpen } = await listen();
    if (signal.aborted) return;
    if (failure && lookUpLocation(failure) !== null) {
      // Reading the audit asks for a new reason, or says how to give one.
      await follower.catchUp();
      continue;
    }
    if (failure && !(wasOpen && failure.code === 'UNAUTHENTICATED')) throw refusalOf(failure);
    // The next call refreshes an expired token, so retry at once.
    if (failure) continue;
    if (!isLost) io.err('Connection lost. Retrying.');
    isLost = true;
    await io.pause(wait, signal);
    wait = Math.min(wait * 2, longestPause);
  }

  async function listen(): Promise<StreamEnd> {
    const stored = await file.read();
    if (!stored) throw new CommandError(notLoggedIn, exitCodeOf('UNAUTHENTICATED'));
    try {
      return await readChanges(io, await refreshedSession(io, file, stored), location, { signal, onHeartbeat });
    } catch (cause) {
      // Only a refusal by the server is final; any other error is a lost connection.
      if (cause instanceof CommandError && !(cause instanceof NoAnswerError)) throw cause;
      return lost;
    }
  }
}

function refusalOf({ code, message }: CallFailure): CommandError {
  return new CommandError(code === 'UNAUTHENTICATED' ? notLoggedIn : message, exitCodeOf(code), code);
}
