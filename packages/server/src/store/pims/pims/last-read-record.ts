import type { CaretakerRecord, PatientRecord } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import type { z } from 'zod';
import { key } from '../../key.js';
import { always, columnsOf, outerColumnsOf, unknownJson } from '../../sql/expression.js';
import { fields, type Statement, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { storedCaretaker, storedPatient } from './stored-record.js';

/** The record as last read, and since when the PIMS has not responded. */
export interface StoredRecord<Record> {
  readonly record: Record;
  readonly readAt: Instant;
  readonly failingSince: Instant | null;
}

const s = columnsOf('pims_sync as s');
const r = outerColumnsOf('pims_refresh as r');
const storedRecordFields = (record: string) =>
  fields({ record: unknownJson(record), readAt: always(s.read_at), failingSince: r.failing_since });
const refreshed = 'from signa.pims_sync s left join signa.pims_refresh r on r.location_id = s.location_id';
const isKept = `s.location_id = $1 and s.linked = 'client' and s.record is not null and s.read_at is not null`;

const clientStatement = select(storedRecordFields('s.record'), `${refreshed} where ${isKept} and s.record_id = $2`);

/** The record of a linked client. */
export const findStoredClient = (
  sql: Queryable,
  { locationId, id }: { readonly locationId: string; readonly id: string },
): Promise<StoredRecord<CaretakerRecord> | null> =>
  findStored(sql, storedCaretaker, clientStatement, [key(locationId), key(id)]);

const patientStatement = select(
  storedRecordFields('p'),
  `${refreshed}
    join signa.patient_client l on l.location_id = s.location_id and l.client_id = s.record_id and l.patient_id = $2
    cross join lateral jsonb_array_elements(s.record -> 'patients') p
  where ${isKept} and p ->> 'id' = $3 order by s.read_at desc limit 1`,
);

/** The record of a linked patient, as it was read with a client; the one that was read last. */
export const findStoredPatient = (
  sql: Queryable,
  { locationId, id, recordId }: { readonly locationId: string; readonly id: string; readonly recordId: string },
): Promise<StoredRecord<PatientRecord> | null> =>
  findStored(sql, storedPatient, patientStatement, [key(locationId), key(id), recordId]);

interface StoredRow {
  readonly record: unknown;
  readonly readAt: Instant;
  readonly failingSince: Instant | null;
}

/** A record that another version of the server stored in a different shape counts as never read. */
async function findStored<Record>(
  sql: Queryable,
  shape: z.ZodType<Record>,
  statement: Statement<StoredRow>,
  values: readonly unknown[],
): Promise<StoredRecord<Record> | null> {
  const [row] = await rows(sql, statement, values);
  const record = shape.safeParse(row?.record).data;
  return row && record !== undefined ? { ...row, record } : null;
}

/**
 * Records that a user viewed a linked client or one of its patients, which gives it priority for refreshes for a while
 * (C-261).
 */
export async function keepOpened(
  tx: Queryable,
  {
    linked,
    locationId,
    id,
  }: { readonly linked: 'client' | 'patient'; readonly locationId: string; readonly id: string },
  at: Instant,
): Promise<void> {
  const clients =
    linked === 'client'
      ? 'select $2::bigint'
      : 'select client_id from signa.patient_client where location_id = $1 and patient_id = $2 and is_active';
  await rows(
    tx,
    `update signa.pims_sync set opened_at = $3 where location_id = $1 and linked = 'client' and record_id in (${clients})`,
    [key(locationId), key(id), at],
  );
}
