import type { CheckedSubject, IssueChecks } from '@signa/core/prescribing';
import { issueRecordSchema } from '@signa/core/schema';
import { key } from '../key.js';
import { always, columnsOf, text, unknownJson } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows } from '../statement.js';

const r = columnsOf('issue_record as r');
const t = columnsOf('task as t');

/** A record at a location. */
export interface RecordAt {
  readonly locationId: string;
  readonly id: string;
}

/** Parameter: the most. */
const lastChecked = select(
  fields({ locationId: text(r.location_id), id: text(r.prescription_id) }),
  `from signa.issue_record r where r.checked is not null
  order by r.recorded_at desc, r.location_id, r.prescription_id limit $1`,
);

/** Parameters: locations and prescriptions, pairwise. */
const checkedFacts = select(
  fields({ checked: always(r.checked) }),
  `from unnest($1::bigint[], $2::bigint[]) one (location_id, prescription_id)
  join signa.issue_record r using (location_id, prescription_id)`,
);

/** Parameter: the most. */
const pending = select(
  fields({ locationId: text(t.location_id), id: text(t.id) }),
  `from signa.task t where t.status = 'PENDING' order by t.created_at desc, t.location_id, t.id limit $1`,
);

/** The last prescriptions of the locations in scope whose check can be repeated. */
export async function findLastChecked(sql: Queryable, most: number): Promise<readonly RecordAt[]> {
  return await rows(sql, lastChecked, [most]);
}

/** The facts of their checks, in any order. */
export async function loadCheckedFacts(sql: Queryable, records: readonly RecordAt[]) {
  const found = await rows(sql, checkedFacts, [
    records.map(({ locationId }) => locationId),
    records.map(({ id }) => id),
  ]);
  return found.map(({ checked }) => checked);
}

/** The pending requests of the locations in scope, the newest first. */
export async function findPendingRequests(sql: Queryable, most: number): Promise<readonly RecordAt[]> {
  return await rows(sql, pending, [most]);
}

/** What is known of the check of an issued prescription. */
export interface IssuedCheck {
  readonly checks: IssueChecks;
  /** `null` for one that was issued before the facts were stored. */
  readonly checked: CheckedSubject | null;
}

/** Parameters: location, printed number. */
const checkOf = select(
  fields({ content: unknownJson('r.content'), checked: r.checked }),
  `from signa.prescription rx join signa.issue_record r on r.location_id = rx.location_id and r.prescription_id = rx.id
  where rx.location_id = $1 and rx.rx_number = $2`,
);

/** The check of a prescription by its printed number; `null` if there is none. */
export async function findCheckOf(sql: Queryable, locationId: string, rxNumber: string): Promise<IssuedCheck | null> {
  const [found] = await rows(sql, checkOf, [key(locationId), rxNumber]);
  const checks = found ? issueRecordSchema.parse(found.content).checks : null;
  return found && checks ? { checks, checked: found.checked } : null;
}
