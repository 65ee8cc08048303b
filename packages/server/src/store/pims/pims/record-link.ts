import { type PimsConnectionType, providerIdTypes } from '@signa/core/practice';
import { key } from '../../key.js';
import { survivingRecord } from '../../clients/merge/locked-records.js';
import { columnsOf, holds } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

/** What a PIMS record can be linked with; tables of the same shape in this respect. */
export type Linked = 'client' | 'patient';

/** The PIMS record linked with a client or a patient. */
export interface RecordLink {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
}

/** A client or patient; `id` is `null` for one being added. */
export interface LinkedKey {
  readonly locationId: string;
  readonly id: string | null;
}

/**
 * Whether another one at the location is linked with this PIMS record (C-089). Of two concurrent calls that link the
 * same record, the second waits here; a unique index would also reject it, but without a usable message.
 */
export async function isRecordTaken(
  tx: Queryable,
  linked: Linked,
  { locationId, id }: LinkedKey,
  { pimsId, pimsProviderId, pimsConnectionType }: RecordLink,
): Promise<boolean> {
  await rows(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`signa.${linked}-link:${locationId}`]);
  const { isTaken } = await single(
    tx,
    select(
      fields({
        isTaken:
          holds(`exists (select from signa.${linked} x where x.location_id = $1 and ($2::bigint is null or x.id <> $2)
      and x.pims_connection_type = $3 and (x.pims_id = $4 or x.pims_provider_id = $5))`),
      }),
      '',
    ),
    [key(locationId), id && key(id), pimsConnectionType, pimsId, pimsProviderId],
  );
  return isTaken;
}

/** A PIMS record by its external id. */
interface NamedRecordThere {
  readonly type: PimsConnectionType;
  readonly recordId: string;
}

/**
 * The id of the one linked with a record at a location, at most one (C-089, C-150, C-157). The record of a merged one
 * leads to the kept one (C-249).
 */
export async function idOfRecord(
  sql: Queryable,
  linked: Linked,
  locationId: string,
  record: NamedRecordThere,
): Promise<string | null> {
  const found = await behindRecord(sql, linked, locationId, record);
  return found && survivingRecord(sql, linked, locationId, found.id);
}

/**
 * Same as above for a current link only: news about the record of a merged one is not news about the kept one, which
 * has its own record (C-277).
 */
export async function idLinkedWith(
  sql: Queryable,
  linked: Linked,
  locationId: string,
  record: NamedRecordThere,
): Promise<string | null> {
  const found = await behindRecord(sql, linked, locationId, record);
  return found && !found.isMerged ? found.id : null;
}

async function behindRecord(
  sql: Queryable,
  linked: Linked,
  locationId: string,
  { type, recordId }: NamedRecordThere,
): Promise<{ readonly id: string; readonly isMerged: boolean } | null> {
  const column = providerIdTypes.includes(type) ? 'pims_provider_id' : 'pims_id';
  const [found] = await rows(
    sql,
    select(
      fields({ id: columnsOf(`${linked} as x`).id, isMerged: holds('x.merged_into is not null') }),
      `from signa.${linked} x where x.location_id = $1 and x.pims_connection_type = $2 and x.${column} = $3`,
    ),
    [key(locationId), type, recordId],
  );
  return found ?? null;
}
