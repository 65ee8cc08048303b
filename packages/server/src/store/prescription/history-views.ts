import type { Operations } from '@signa/core/operation';
import { historyViews } from '@signa/core/prescription';
import { type Queryable, single } from '../statement.js';
import { Conditions } from '../conditions.js';
import { addView, type HistoryReader } from './history-conditions.js';

type HistoryViewCounts = Operations['GetHistoryViews']['data']['historyViews'];

/** How many prescriptions each view of the history holds, the one without a condition first: one statement (P-262). */
export async function countHistoryViews(
  sql: Queryable,
  locationId: string,
  reader: HistoryReader,
): Promise<HistoryViewCounts> {
  const where = new Conditions();
  const location = where.bind(locationId);
  const counts = [null, ...historyViews].map((view, index) => {
    const asked = new ViewConditions(where).always(`rx.location_id = ${location}`).always('rx.removed_at is null');
    if (view) addView(asked, view, reader);
    return `(select count(*)::integer from signa.prescription rx where ${asked.text}) as v${index}`;
  });
  const row = await single<Readonly<Record<string, number>>>(sql, `select ${counts.join(', ')}`, where.values);
  return [null, ...historyViews].map((view, index) => ({ view, count: row[`v${index}`] ?? 0 }));
}

/** Conditions of a part of a statement: their values are numbered with those of the whole. */
class ViewConditions extends Conditions {
  constructor(private readonly whole: Conditions) {
    super();
  }

  override bind(value: unknown): string {
    return this.whole.bind(value);
  }
}
