import { type PimsConnectionType, providerIdTypes, type RefreshCandidate } from '@signa/core/practice';
import type { CaretakerRecord } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import { always, holds, instant, text } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** A linked client to be refreshed; `id` is that of the PIMS record. */
export interface LinkedCandidate extends RefreshCandidate {
  readonly locationId: string;
  readonly clientId: string;
}

interface CandidatesQuery {
  readonly locationIds: readonly string[];
  readonly type: PimsConnectionType;
  /** Clients viewed after this count as open. */
  readonly openSince: Instant;
  /** Maximum number of each kind. */
  readonly most: number;
}

const candidate = fields({
  id: always(text('f.record_id')),
  locationId: always(text('f.location_id')),
  clientId: always(text('f.id')),
  readAt: instant('f.read_at'),
  reportedAt: instant('f.told_at'),
  openedAt: instant('f.opened_at'),
  hasRequests: holds('exists (select from waiting w where w.location_id = f.location_id and w.client_id = f.id)'),
});

/** The linked clients of the given locations that come first in each kind; core chooses from them (C-261). */
export async function refreshCandidates(
  sql: Queryable,
  { locationIds, type, openSince, most }: CandidatesQuery,
): Promise<LinkedCandidate[]> {
  const recordId = providerIdTypes.includes(type) ? 'pims_provider_id' : 'pims_id';
  const first = (condition: string, order: string) =>
    `(select location_id, id, record_id, read_at, told_at, opened_at from linked where ${condition} order by ${order}, id limit $4)`;
  return rows(
    sql,
    statement(
      candidate,
      (list) => `with linked as materialized (
      select c.location_id, c.id, c.${recordId} as record_id, s.read_at, s.told_at, s.opened_at
      from signa.client c left join signa.pims_sync s on s.location_id = c.location_id and s.linked = 'client' and s.record_id = c.id
      where c.location_id = any ($1) and c.pims_connection_type = $2 and c.${recordId} is not null and c.is_active),
    waiting as (select distinct location_id, client_id from signa.task
      where location_id = any ($1) and status = 'PENDING' and not archived and client_id is not null),
    first as (
      ${first('told_at is not null', 'told_at')}
      union ${first('opened_at > $3', 'read_at nulls first')}
      union ${first('(location_id, id) in (select location_id, client_id from waiting)', 'read_at nulls first')}
      union ${first('true', 'read_at nulls first')})
    select ${list}
    from first f`,
    ),
    [locationIds, type, openSince, most],
  );
}

/** A client with the record that was read; `null` when the PIMS no longer has the client. */
export interface ReadClient {
  readonly locationId: string;
  readonly clientId: string;
  readonly record: CaretakerRecord | null;
}

const reported = (at: number) =>
  `(select (e ->> 'locationId')::bigint as location_id, (e ->> 'clientId')::bigint as id, nullif(e -> 'record', 'null') as record
    from jsonb_array_elements($${at}::jsonb) e) t`;

/** A client whose record changed; `isKnown` when one was read before. */
interface ChangedClient extends ReadClient {
  readonly isKnown: boolean;
}

/** Clients whose record differs from the stored one. */
export async function changedClients(sql: Queryable, read: readonly ReadClient[]): Promise<readonly ChangedClient[]> {
  const found = await rows(
    sql,
    select(
      fields({
        locationId: always(text('t.location_id')),
        id: always(text('t.id')),
        isKnown: holds('s.record is not null'),
      }),
      `from ${reported(1)}
    left join signa.pims_sync s on s.location_id = t.location_id and s.linked = 'client' and s.record_id = t.id
    where s.record is distinct from t.record`,
    ),
    [JSON.stringify(read)],
  );
  const known = new Map(found.map(({ locationId, id, isKnown }) => [`${locationId}:${id}`, isKnown]));
  return read.flatMap((one) => {
    const isKnown = known.get(`${one.locationId}:${one.clientId}`);
    return isKnown === undefined ? [] : [{ ...one, isKnown }];
  });
}

/**
 * Stores the records as read and marks earlier partner notifications as handled. A record that moved to another client
 * in a merge is not stored at the old client; a running merge is waited for.
 */
export async function keepRecords(tx: Queryable, read: readonly ReadClient[], at: Instant): Promise<void> {
  await rows(
    tx,
    `insert into signa.pims_sync as s (location_id, linked, record_id, record, read_at)
    select t.location_id, 'client', t.id, t.record, $2 from ${reported(1)}
      join signa.client c on c.location_id = t.location_id and c.id = t.id
        and (t.record is null or t.record ->> 'id' in (c.pims_id, c.pims_provider_id))
    order by t.location_id, t.id for key share of c
    on conflict (location_id, linked, record_id) do update set record = excluded.record, read_at = excluded.read_at,
      told_at = case when s.told_at > excluded.read_at then s.told_at end`,
    [JSON.stringify(read), at],
  );
}

/** Notifies every open page of a location which clients and patients changed. */
export async function tellOf(tx: Queryable, locationId: string, subjects: readonly string[]): Promise<void> {
  await rows(tx, `select pg_notify('signa_change', $1)`, [JSON.stringify({ locationId, subjects })]);
}
