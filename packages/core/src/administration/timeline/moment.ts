import { type Instant, millisecondsOf } from '../../base/time/index.js';

/** A time within a text, in UTC like the timeline, to the second. */
export function moment(at: Instant): string {
  const [day = '', time = ''] = new Date(millisecondsOf(at)).toISOString().split('T');
  return `${day} ${time.slice(0, 8)}Z`;
}
