import type { Log } from '../observe/log.js';
import type { OnUnavailable } from './available-database.js';
import type { Unavailable } from './unavailable.js';

const noteEvery = 60_000;

const words: Readonly<Record<Unavailable, string>> = {
  away: 'the database does not answer',
  full: 'the database keeps nothing new',
  slow: 'a statement ran for too long and was stopped',
};

/** Writes each kind once a minute at most: while the database is away, every call would say the same. */
export function openUnavailableNotes(log: Log, now: () => number = () => performance.now()): OnUnavailable {
  const notedAt = new Map<Unavailable, number>();
  return (kind, error) => {
    const at = now();
    if (at - (notedAt.get(kind) ?? -noteEvery) < noteEvery) return;
    notedAt.set(kind, at);
    // One that ran for too long is over; the other two need an operator.
    if (kind === 'slow') log.warn({ error }, words[kind]);
    else log.error({ error }, words[kind]);
  };
}
