import type { Operations } from '@signa/core/contract';
import { countedTo, historyViews } from '@signa/core/prescribing';
import { Conditions } from '../../conditions.js';
import { always, integer } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';
import { type HistoryReader, viewConditions } from './history-conditions.js';
import { anyOf, type Kept } from './history-lead.js';

type HistoryViewCounts = Operations['GetHistoryViews']['data']['historyViews'];

/**
 * The count of each history view, the unfiltered one first, from one statement; each view uses its own driving
 * condition and counts like a list (P-262, P-275).
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
    [name, always(integer(`select count(*) from (${anyOf(kept, most)}) kept`))] as const;
  const everything = countOf('everything', { where: part(), lead: { by: 'history' } });
  const views = historyViews.map((view) => countOf(view, viewConditions(part(), view, reader)));
  const row = await single(sql, select(fields(Object.fromEntries([everything, ...views])), ''), values.values);
  return [null, ...historyViews].map((view) => ({ view, count: row[view ?? 'everything'] ?? 0 }));
}

/** Conditions of a partial statement; their values are numbered within the whole. */
class PartOf extends Conditions {
  constructor(private readonly whole: Conditions) {
    super();
  }

  override bind(value: unknown): string {
    return this.whole.bind(value);
  }
}
