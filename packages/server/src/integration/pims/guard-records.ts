import type { AccountSource, PimsAccountKey, PracticeSystem, RecordSource } from './practice-system.js';
import { LeftAloneError, PracticeSystemError } from './practice-system-error.js';

/** Concurrent searches and reads per account; a few more wait, and others are rejected with a retry time. */
const mostAtOnce = 4;
const mostWaiting = 16;
/** After this many consecutive failures, an account is paused, so that no one waits for a partner that is down. */
const faultsInRow = 3;
const restAfterFaults = 10_000;
/** Maximum pause, even when a partner asks for a longer one. */
const longestRest = 60_000;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
  faults: number;
  restsUntil: number;
}

/**
 * Limits what a source can cost: concurrent requests per account, how long each waits, and how often a failing or
 * rate-limited system is called. Each account has its own queue, so that one that is down delays no other.
 *
 * @param now - clock in milliseconds
 * @param deadline - milliseconds for a whole search or read
 */
export function guardSystem(system: PracticeSystem, now: () => number, deadline: number): PracticeSystem {
  const guarded = openLines(now, deadline);
  return {
    ...system,
    records: guardRecords(system.records, guarded),
    account: guardAccount(system.account, guarded),
  };
}

/** Runs a request in the queue of an account. */
export type Guarded = <T>(account: PimsAccountKey, ask: () => Promise<T>) => Promise<T>;

export function openLines(now: () => number, deadline: number): Guarded {
  const lines = new Map<string, Line>();
  return ({ accountId }, ask) => {
    const line = lines.get(accountId) ?? { running: 0, waiting: [], faults: 0, restsUntil: 0 };
    lines.set(accountId, line);
    return within(deadline, inLine(line, now, ask));
  };
}

function guardAccount(source: AccountSource, guarded: Guarded): AccountSource {
  return {
    installation: (account) => guarded(account, () => source.installation(account)),
    searchUsers: (account, name) => guarded(account, () => source.searchUsers(account, name)),
    userById: (account, id) => guarded(account, () => source.userById(account, id)),
    syncUsers: (account) => guarded(account, () => source.syncUsers(account)),
  };
}

export function guardRecords(source: RecordSource, guarded: Guarded): RecordSource {
  return {
    searchCaretakers: (account, wanted) => guarded(account, () => source.searchCaretakers(account, wanted)),
    caretakersById: (account, ids) => guarded(account, () => source.caretakersById(account, ids)),
    searchPatients: (account, wanted) => guarded(account, () => source.searchPatients(account, wanted)),
    patientsById: (account, ids) => guarded(account, () => source.patientsById(account, ids)),
  };
}

async function inLine<T>(line: Line, now: () => number, ask: () => Promise<T>): Promise<T> {
  if (line.running >= mostAtOnce) await turn(line);
  line.running += 1;
  try {
    if (line.restsUntil > now()) throw new LeftAloneError('Calls to this PIMS account are paused');
    const answer = await ask();
    line.faults = 0;
    return answer;
  } catch (error) {
    takeDown(line, error, now());
    throw error;
  } finally {
    line.running -= 1;
    line.waiting.shift()?.();
  }
}

function turn(line: Line): Promise<void> {
  if (line.waiting.length >= mostWaiting) throw new LeftAloneError('Too many concurrent calls to this PIMS account');
  return new Promise((resolve) => line.waiting.push(resolve));
}

function takeDown(line: Line, error: unknown, now: number): void {
  if (!(error instanceof PracticeSystemError) || error instanceof LeftAloneError) return;
  if (error.retryAfter !== null) {
    line.restsUntil = now + Math.min(error.retryAfter * 1000, longestRest);
    return;
  }
  if (!error.isUnreachable) return;
  line.faults += 1;
  if (line.faults >= faultsInRow) line.restsUntil = now + restAfterFaults;
}

async function within<T>(deadline: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PracticeSystemError('The PIMS did not respond in time', false)), deadline);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
