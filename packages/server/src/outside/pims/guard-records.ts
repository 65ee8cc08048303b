import type { AccountSource, PimsAccountKey, PracticeSystem, RecordSource } from './practice-system.js';
import { LeftAloneError, PracticeSystemError } from './practice-system-error.js';

/** Searches and look-ups of one account at a time; a few more wait, the others are told to come again. */
const mostAtOnce = 4;
const mostWaiting = 16;
/** After so many faults in a row an account is left alone for a while: nobody waits for a partner that is down. */
const faultsInRow = 3;
const restAfterFaults = 10_000;
/** A partner that wants to be left alone for longer is asked again after this. */
const longestRest = 60_000;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
  faults: number;
  restsUntil: number;
}

/**
 * Bounds what a source may cost: how many ask one account at once, how long one of them waits, and how often a system is
 * asked that does not answer or wants to be left alone. Each account has a line of its own, so that one that is down
 * keeps nobody else waiting.
 *
 * @param now - milliseconds of the clock
 * @param deadline - milliseconds for the whole of a search or look-up
 */
export function guardSystem(system: PracticeSystem, now: () => number, deadline: number): PracticeSystem {
  const guarded = openLines(now, deadline);
  return {
    ...system,
    records: guardRecords(system.records, guarded),
    account: guardAccount(system.account, guarded),
  };
}

/** Asks in the line of an account. */
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
    if (line.restsUntil > now()) throw new LeftAloneError('The practice system is left alone for a while');
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
  if (line.waiting.length >= mostWaiting)
    throw new LeftAloneError('Too many ask this account of the practice system at once');
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
    timer = setTimeout(
      () => reject(new PracticeSystemError('The practice system did not answer in time', false)),
      deadline,
    );
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
