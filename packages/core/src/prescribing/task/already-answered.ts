import { formatDateTime, type Instant } from '../../base/time/index.js';
import type { TaskStatus } from './status.js';
import { systemInitiator } from './task-event.js';

/** The status of a task and, as far as known, who answered it, when, and why. */
export interface TaskStatusFacts {
  readonly status: TaskStatus;
  /** Display name of who answered, such as 'Dr. Maya Okafor'. */
  readonly answeredBy?: string | null;
  readonly answeredAt?: Instant | null;
  /** 'System' marks an automatic decline (C-077). */
  readonly initiatedBy?: string | null;
  readonly actionReason?: string | null;
  /** Time zone for `answeredAt`; America/New_York when unknown (P-008). */
  readonly timeZone?: string | null;
}

/** What was done and by whom, before the time: 'approved by Dr. Maya Okafor'. */
function describeAnswer({ status, answeredBy, initiatedBy }: TaskStatusFacts): string {
  const by = answeredBy ? ` by ${answeredBy}` : '';
  switch (status) {
    case 'PENDING':
      return 'not answered';
    case 'VET_APPROVED':
      return `approved${by}`;
    case 'PV1_APPROVED':
      return 'approved by the pharmacy';
    case 'PV1_DECLINED':
      return 'declined by the pharmacy';
    case 'VET_DECLINED':
      return initiatedBy === systemInitiator ? 'declined automatically' : `declined${by}`;
  }
}

/**
 * Why an answer is too late, with what the second vet needs to know: 'This request was approved by Dr. Maya Okafor on
 * 11-20-2026 08:14 AM.'
 *
 * @throws RangeError on an impossible `answeredAt` or an unknown zone
 * @see P-007, P-161
 */
export function alreadyAnswered(standing: TaskStatusFacts): string {
  const { answeredAt, timeZone, initiatedBy, actionReason } = standing;
  const when = answeredAt ? ` on ${formatDateTime(answeredAt, timeZone ?? null)}` : '';
  const why = initiatedBy === systemInitiator && actionReason ? ` (${actionReason})` : '';
  return `This request was ${describeAnswer(standing)}${when}${why}.`;
}
