import type { PlainDate } from '../base/time/index.js';
import type { KnowledgeRow } from './knowledge-row.js';

/** Whether a row applies on a day; both of its days are included. */
export function isInEffect({ from, to }: Pick<KnowledgeRow, 'from' | 'to'>, day: PlainDate): boolean {
  return from <= day && (to === null || day <= to);
}
