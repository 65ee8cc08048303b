import { GetAuditDocument } from '@signa/core/contract/typed';
import type { CallFailure } from '@signa/core/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodeOf, NoAnswerError, notLoggedIn } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { listOf, recordOf } from '../../output/found.js';
import { type OutputOptions, tellLine, withOutput } from '../../output/output.js';
import { freshSession } from '../../session/refresh-session.js';
import { requireSession } from '../../session/require-session.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';
import { type Entry, entryFields } from '../audit/entry.js';
import { readId } from '../read-id.js';
import { followEntries, type Follower } from './follow-entries.js';
import { lost, readChanges, type StreamEnd } from './read-changes.js';

const entries = listOf(entryFields);
/** Each line by itself. */
const told = recordOf(entryFields);

interface Options extends OutputOptions {
  readonly location: string;
  readonly lines: number;
}

const usual = 10;
const most = 500;
function readLines(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= most) return Number(text);
  throw new InvalidArgumentError(`It is a number from 0 to ${most}.`);
}

/** `signa tail`: who does what at a location, as it happens, for whoever may read its audit. */
export function addTail(parent: Command, { io, file }: Toolbox): void {
  const follow = async ({ location, lines, ...options }: Options): Promise<void> => {
    let session = await requireSession(io, file);
    const signal = io.interrupted();
    const follower = followEntries(
      async (before, take) => {
        session = await freshSession(io, file, session);
        const asked = { locationId: location, person: null, record: null, from: null, to: null, before, take };
        return (await callServer(io, file, session, GetAuditDocument, asked)).audit;
      },
      (entry: Entry) => tellLine(io, options, entries, entry),
    );
    await untilInterrupted(signal, async () => {
      await follower.begin(lines);
      await keepListening(io, file, location, follower, signal);
    });
  };
  withOutput(parent.command('tail').description('follow who does what at a location, until Ctrl C'), told)
    .requiredOption('--location <id>', 'id of the location', readId)
    .option('--lines <number>', 'entries that were there before', readLines, usual)
    .addHelpText('after', '\nExample:\n  signa tail --location 1 --json at,name,action')
    .action(follow);
}

/** Who ends it has what they wanted: whatever was under way then is no failure. */
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

/** Listens, and comes again when the connection is lost, later each time; what was missed is asked for then. */
async function keepListening(
  io: Io,
  file: SessionFile,
  location: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  let wait = firstPause;
  let [isBegun, isLost] = [false, false];
  const onSign = async (): Promise<void> => {
    await follower.catchUp();
    if (!isBegun) io.err(`Following location ${location}. Ctrl C ends it.`);
    else if (isLost) io.err('Connected again.');
    [isBegun, isLost, wait] = [true, false, firstPause];
  };
  for (;;) {
    const { failure, wasOpen } = await listen();
    if (signal.aborted) return;
    if (failure && !(wasOpen && failure.code === 'UNAUTHENTICATED')) throw refusalOf(failure);
    // A token that ended is renewed with the next call, at once.
    if (failure) continue;
    if (!isLost) io.err('The connection was lost. Trying again.');
    isLost = true;
    await io.pause(wait, signal);
    wait = Math.min(wait * 2, longestPause);
  }

  async function listen(): Promise<StreamEnd> {
    const stored = await file.read();
    if (!stored) throw new CommandError(notLoggedIn, exitCodeOf('UNAUTHENTICATED'));
    try {
      return await readChanges(io, await freshSession(io, file, stored), location, { signal, onSign });
    } catch (cause) {
      // The server refused what was asked of it; anything else is a connection that was lost.
      if (cause instanceof CommandError && !(cause instanceof NoAnswerError)) throw cause;
      return lost;
    }
  }
}

function refusalOf({ code, message }: CallFailure): CommandError {
  return new CommandError(code === 'UNAUTHENTICATED' ? notLoggedIn : message, exitCodeOf(code), code);
}
