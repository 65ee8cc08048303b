import type { QueueSort } from '@signa/core/contract';
import type { Conditions } from '../../conditions.js';

/**
 * Orders the tasks of alias `t` as core's `compareTasks` does, and by their ID where those are equal, so that a page
 * never repeats or omits one (P-452).
 */
export function orderOf(sort: QueueSort | null | undefined, where: Conditions, timeZone: string): string {
  switch (sort) {
    case 'waiting':
      return 't.created_at, t.id';
    case 'due':
      return `${dueDate(where.bind(timeZone))} nulls last, t.created_at, t.id`;
    case 'newest':
    case null:
    case undefined:
      return 't.created_at desc, t.id desc';
  }
}

/** The due date of the task of alias `t`, as core's `dueDateOf` computes it (P-450). */
const dueDate = (timeZone: string): string => `case when coalesce(t.next_order_on, t.expires_on) is not null
    then greatest(least(t.next_order_on, t.expires_on), (t.created_at at time zone ${timeZone}::text)::date) end`;
