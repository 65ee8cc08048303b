import type { Instant, PlainDate } from '@signa/core/base';
import type { AlertNoun, settleAlert } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { always, coalesce, columnsOf, instant, literal, outerColumnsOf, text, when } from '../../sql/expression.js';
import { fields, select, selectCount, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

/** An alert in the contract's shape. */
export type StoredAlert = Operations['GetRecordAlerts']['data']['recordAlerts'][number];

const a = columnsOf('record_alert as a');

const listed = fields({
  id: text(a.id),
  noun: coalesce(when('a.client_id is not null', literal('client')), literal('patient')),
  recordId: always(text('coalesce(a.client_id, a.patient_id)')),
  kind: a.kind,
  text: a.text,
  language: a.language,
  contactMethod: a.contact_method,
  lastDay: text(a.last_day),
  createdAt: always(instant(a.created_at)),
  createdBy: columnsOf('location_user as maker').display_name,
  saidAt: always(instant(a.said_at)),
  saidBy: columnsOf('location_user as sayer').display_name,
  endedAt: instant(a.ended_at),
  endedBy: outerColumnsOf('location_user as ender').display_name,
  endReason: a.end_reason,
  version: a.version,
});
const withUsers = `join signa.location_user maker on maker.location_id = a.location_id and maker.id = a.created_by
  join signa.location_user sayer on sayer.location_id = a.location_id and sayer.id = a.said_by
  left join signa.location_user ender on ender.location_id = a.location_id and ender.id = a.ended_by_id`;

/** More than two records can have that apply, with the latest of those that no longer do. */
const mostListed = 150;
const ofRecords = select(
  listed,
  `from signa.record_alert a ${withUsers}
  where a.location_id = $1 and (a.client_id = $2 or a.patient_id = $3) and ($4 or a.ended_at is null)
  order by a.ended_at is not null, coalesce(a.last_day, 'infinity') desc, a.said_at desc, a.id desc limit ${mostListed}`,
);

/** The records whose alerts are read. */
interface AlertsOf {
  readonly locationId: string;
  readonly clientId: string | null;
  readonly patientId: string | null;
}

/** The alerts of a client, a patient or both, those that apply first. Ended ones are included on request. */
export const listAlerts = (
  sql: Queryable,
  { locationId, clientId, patientId }: AlertsOf,
  includesEnded: boolean,
): Promise<StoredAlert[]> =>
  rows(sql, ofRecords, [key(locationId), key(clientId ?? ''), key(patientId ?? ''), includesEnded]);

/** An alert of a record, which is locked. */
interface AlertName {
  readonly locationId: string;
  readonly noun: AlertNoun;
  readonly recordId: string;
  readonly id: string;
}

const one = select(
  listed,
  `from signa.record_alert a ${withUsers}
  where a.location_id = $1 and a.id = $2 and case when $3 = 'client' then a.client_id = $4 else a.patient_id = $4 end`,
);

/** `null` if the record has no such alert. */
export async function findAlert(
  sql: Queryable,
  { locationId, noun, recordId, id }: AlertName,
): Promise<StoredAlert | null> {
  const [found] = await rows(sql, one, [key(locationId), key(id), noun, key(recordId)]);
  return found ?? null;
}

const active = selectCount(`from signa.record_alert a
  where a.location_id = $1 and case when $2 = 'client' then a.client_id = $3 else a.patient_id = $3 end
    and a.ended_at is null and (a.last_day is null or a.last_day >= $4::date)`);

/** How many alerts of a record apply on a day. */
export async function countActiveAlerts(
  sql: Queryable,
  { locationId, noun, recordId }: Omit<AlertName, 'id'>,
  today: PlainDate,
): Promise<number> {
  return (await single(sql, active, [key(locationId), noun, key(recordId), today])).count;
}

type Content = ReturnType<typeof settleAlert>;

/** Who wrote it, and when. */
interface Written {
  readonly at: Instant;
  readonly byId: string;
}

const inserted = statement(
  fields({ id: text(a.id) }),
  (
    list,
  ) => `insert into signa.record_alert as a (location_id, client_id, patient_id, kind, text, language, contact_method,
    last_day, created_at, created_by, said_at, said_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $10) returning ${list}`,
);

const contentValues = ({ kind, text: line, language, contactMethod, lastDay }: Content) => [
  ...[kind, line, language, contactMethod, lastDay],
];

/** Stores an alert, and returns its ID. */
export async function insertAlert(
  tx: Queryable,
  { locationId, noun, recordId }: Omit<AlertName, 'id'>,
  content: Content,
  { at, byId }: Written,
): Promise<string> {
  const owner = noun === 'client' ? [key(recordId), null] : [null, key(recordId)];
  return (await single(tx, inserted, [key(locationId), ...owner, ...contentValues(content), at, key(byId)])).id;
}

/** Stores what an alert says now, in the name of the user who says so. */
export async function changeAlert(
  tx: Queryable,
  { locationId, id }: Pick<AlertName, 'locationId' | 'id'>,
  content: Content,
  { at, byId }: Written,
): Promise<void> {
  await rows(
    tx,
    `update signa.record_alert set version = version + 1, kind = $3, text = $4, language = $5, contact_method = $6,
      last_day = $7, said_at = $8, said_by = $9 where location_id = $1 and id = $2`,
    [key(locationId), key(id), ...contentValues(content), at, key(byId)],
  );
}

export async function endAlert(
  tx: Queryable,
  { locationId, id }: Pick<AlertName, 'locationId' | 'id'>,
  reason: string,
  { at, byId }: Written,
): Promise<void> {
  await rows(
    tx,
    `update signa.record_alert set version = version + 1, end_reason = $3, ended_at = $4, ended_by_id = $5
    where location_id = $1 and id = $2`,
    [key(locationId), key(id), reason, at, key(byId)],
  );
}
