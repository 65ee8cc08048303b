import type { MergeNoun } from '@signa/core/clients';
import { key } from '../../key.js';
import { always, columnsOf, text } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

/**
 * Locks two clients or patients and their related rows until the transaction ends. Requests and prescriptions come
 * first, in the order in which answers lock them, then the records themselves, which block new rows for them.
 */
export async function lockRecords(
  tx: Queryable,
  noun: MergeNoun,
  locationIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const named = [locationIds, ids.map(key)];
  for (const table of ['task', 'prescription'])
    await rows(
      tx,
      `select id from signa.${table} where location_id = any ($1) and ${noun}_id = any ($2::bigint[]) order by id for update`,
      named,
    );
  await rows(
    tx,
    `select id from signa.${noun} where location_id = any ($1) and id = any ($2::bigint[]) order by id for update`,
    named,
  );
}

/** The surviving record of a merged one, through any number of merges; itself when it was not merged (C-249). */
export async function survivingRecord(
  sql: Queryable,
  noun: MergeNoun,
  locationId: string,
  recordId: string,
): Promise<string> {
  const { id } = await single(
    sql,
    statement(
      fields({ id: text('(select way.id from way where way.next is null)') }),
      (list) => `with recursive way (id, next) as (
      select r.id, r.merged_into from signa.${noun} r where r.location_id = $1 and r.id = $2
      union all select r.id, r.merged_into from way join signa.${noun} r on r.location_id = $1 and r.id = way.next
    ) select ${list}`,
    ),
    [key(locationId), key(recordId)],
  );
  return id ?? recordId;
}

/** Location of a record within the caller's locations, its name, and the record it was merged into. */
export async function findNamedRecord(
  sql: Queryable,
  noun: MergeNoun,
  locationIds: readonly string[],
  recordId: string,
): Promise<NamedRecord | null> {
  const r = columnsOf(`${noun} as r`);
  const name = noun === 'client' ? `concat_ws(' ', r.first_name, r.last_name)` : 'r.name';
  const [found] = await rows(
    sql,
    select(
      fields({ locationId: r.location_id, id: r.id, name: always(text(name)), mergedIntoId: r.merged_into }),
      `from signa.${noun} r where r.location_id = any ($1) and r.id = $2`,
    ),
    [locationIds, key(recordId)],
  );
  return found ?? null;
}

export interface NamedRecord {
  readonly locationId: string;
  readonly id: string;
  readonly name: string;
  readonly mergedIntoId: string | null;
}
