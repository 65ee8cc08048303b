import type { Instant } from '@signa/core/base';
import type { Attempt, AttemptMemory } from '../../../../client/query/attempt';
import { deleteUnsent, keepUnsentNow, unsentWork } from './unsent-work';
import type { WorkKey } from './unsent-work';

const placeOf = (key: WorkKey): WorkKey => ({ ...key, subject: `sent/${key.subject}` });

/** An action that was sent for an item without a response, and when. */
export interface UnansweredAttempt extends Attempt {
  readonly at: Instant;
}

export function unansweredAttempt(key: WorkKey): UnansweredAttempt | null {
  const kept = unsentWork<Attempt>(placeOf(key));
  return kept && { ...kept.typed, at: kept.at };
}

/**
 * Stores the attempt beside the unsent work, so that a reloaded or newly opened page doesn't repeat it as a second
 * action.
 */
export function storedAttempts(key: WorkKey, now: () => Instant): AttemptMemory {
  return {
    read: () => unansweredAttempt(key),
    write(attempt) {
      if (attempt) keepUnsentNow(placeOf(key), { typed: attempt, basis: '', at: now() });
      else deleteUnsent(placeOf(key));
    },
  };
}
