import type { Operations } from '@signa/core/operation';
import { type HistoryView, historyViewRule, historyViews } from '@signa/core/prescription';
import { Conditions } from '../conditions.js';
import { type Queryable, single } from '../statement.js';
import { addView, type HistoryReader } from './history-conditions.js';

type HistoryViewCounts = Operations['GetHistoryViews']['data']['historyViews'];

/**
 * How many prescriptions each view of the history holds, the one without a condition first: one statement (P-262). A
 * view of some days is found in an index; the others are counted together in one walk through the index of the history.
 */
export async function countHistoryViews(
  sql: Queryable,
  locationId: string,
  reader: HistoryReader,
): Promise<HistoryViewCounts> {
  const where = new Conditions();
  const stored = `rx.location_id = ${where.bind(locationId)} and rx.removed_at is null`;
  const conditionOf = (view: HistoryView) => addView(new PartOf(where), view, reader).text;
  const isOfDays = (view: HistoryView) => {
    const { issuedOn, expires } = historyViewRule(view, reader.today, reader.ownId);
    return issuedOn !== null || expires !== null;
  };
  const ofDays = historyViews.filter(isOfDays);
  const others = historyViews.filter((view) => !isOfDays(view));
  const row = await single<Readonly<Record<string, number>>>(
    sql,
    `select together.*, ${ofDays.map((view) => `(select count(*)::integer from signa.prescription rx where ${stored} and ${conditionOf(view)}) as "${view}"`).join(', ')}
    from (select count(*)::integer as "everything",
      ${others.map((view) => `(count(*) filter (where ${conditionOf(view)}))::integer as "${view}"`).join(', ')}
      from signa.prescription rx where ${stored}) together`,
    where.values,
  );
  return [null, ...historyViews].map((view) => ({ view, count: row[view ?? 'everything'] ?? 0 }));
}

/** Conditions of a part of a statement: their values are numbered with those of the whole. */
class PartOf extends Conditions {
  constructor(private readonly whole: Conditions) {
    super();
  }

  override bind(value: unknown): string {
    return this.whole.bind(value);
  }
}
