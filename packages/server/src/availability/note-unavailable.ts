import type { Log } from '../observe/log.js';
import type { OnUnavailable } from './available-database.js';
import type { Unavailable } from './unavailable.js';

const noteEvery = 60_000;

const words: Readonly<Record<Unavailable, string>> = {
  away: 'the database does not respond',
  full: 'the database cannot store data',
  slow: 'a statement ran too long and was canceled',
};

/** Logs each kind at most once a minute: while the database is down, every call would log the same. */
export function openUnavailableNotes(log: Log, now: () => number = () => performance.now()): OnUnavailable {
  const notedAt = new Map<Unavailable, number>();
  return (kind, error) => {
    const at = now();
    if (at - (notedAt.get(kind) ?? -noteEvery) < noteEvery) return;
    notedAt.set(kind, at);
    // A canceled statement is over; the other two need an operator.
    if (kind === 'slow') log.warn({ error }, words[kind]);
    else log.error({ error }, words[kind]);
  };
}
