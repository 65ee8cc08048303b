import type { RecordName, TimelineNoun } from '@signa/core/administration';
import { key } from '../../key.js';
import { always, columnsOf, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** A record, its location, and its current state. */
export interface RecordPlace {
  readonly locationId: string;
  readonly id: string;
  readonly status: string;
}

/** All of these tables have a location and an id. */
const r = columnsOf('prescription as r');
const person = `case when r.merged_into is not null then 'merged' when r.is_active then 'active' else 'inactive' end`;
const tables: Readonly<Record<TimelineNoun, { readonly table: string; readonly status: string }>> = {
  prescription: { table: 'signa.prescription', status: 'r.rx_status' },
  request: { table: 'signa.task', status: 'r.status' },
  client: { table: 'signa.client', status: person },
  patient: { table: 'signa.patient', status: person },
};

/** Records of that name at the given locations; an id is unique, a printed number may match several. */
export async function findRecordPlaces(
  sql: Queryable,
  locationIds: readonly string[],
  noun: TimelineNoun,
  name: RecordName,
): Promise<RecordPlace[]> {
  const { table, status } = tables[noun];
  const isNamed = 'id' in name ? 'r.id = $2' : 'r.rx_number = $2';
  return rows(
    sql,
    select(
      fields({ locationId: r.location_id, id: r.id, status: always(text(`(${status})`)) }),
      `from ${table} r where r.location_id = any ($1) and ${isNamed} order by r.location_id`,
    ),
    [locationIds, 'id' in name ? key(name.id) : name.rxNumber],
  );
}
