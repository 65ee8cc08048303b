import type { Instant } from '@signa/core/base';
import type { Attempt, AttemptMemory } from '../../../client/query/attempt';
import { letGoUnsent, keepUnsentNow, unsentWork } from './unsent-work';
import type { WorkKey } from './unsent-work';

const placeOf = (key: WorkKey): WorkKey => ({ ...key, subject: `sent/${key.subject}` });

/** The act that was sent for a piece of work and never answered, and when. */
export interface UnknownTry extends Attempt {
  readonly at: Instant;
}

export function unknownTry(key: WorkKey): UnknownTry | null {
  const kept = unsentWork<Attempt>(placeOf(key));
  return kept && { ...kept.typed, at: kept.at };
}

/** Remembers it beside the unsent work: a page that is loaded again, or opened anew, must not make a second act of it. */
export function keptAttempts(key: WorkKey, now: () => Instant): AttemptMemory {
  return {
    read: () => unknownTry(key),
    write(attempt) {
      if (attempt) keepUnsentNow(placeOf(key), { typed: attempt, basis: '', at: now() });
      else letGoUnsent(placeOf(key));
    },
  };
}
