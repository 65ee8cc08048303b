import type { Operations } from '@signa/core/contract';
import { countedTo, historyViews } from '@signa/core/prescribing';
import { Conditions } from '../conditions.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';
import { type HistoryReader, viewConditions } from './history-conditions.js';
import { anyOf, type Kept } from './history-lead.js';

type HistoryViewCounts = Operations['GetHistoryViews']['data']['historyViews'];

/**
 * How many prescriptions each view of the history holds, the one without a condition first: one statement, in which
 * each view is found by what leads to it and counted as a list is (P-262, P-275).
 */
export async function countHistoryViews(
  sql: Queryable,
  locationId: string,
  reader: HistoryReader,
): Promise<HistoryViewCounts> {
  const values = new Conditions();
  const location = values.bind(locationId);
  const most = values.bind(countedTo + 1);
  const part = () => new PartOf(values).always(`rx.location_id = ${location}`).always('rx.removed_at is null');
  const countOf = (name: string, kept: Kept) =>
    `(select count(*)::integer from (${anyOf(kept, most)}) kept) as "${name}"`;
  const everything = countOf('everything', { where: part(), lead: { by: 'history' } });
  const views = historyViews.map((view) => countOf(view, viewConditions(part(), view, reader)));
  const row = await uncheckedRow<Readonly<Record<string, number>>>(
    sql,
    `select ${[everything, ...views].join(', ')}`,
    values.values,
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
