import { type PimsConnectionType, providerIdTypes } from '@signa/core/practice';
import { key } from '../key.js';
import { standingRecord } from '../merge/held-records.js';
import { columnsOf, holds } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows, single } from '../statement.js';

/** What a record of a practice system may stand behind; tables of one shape in this. */
export type Linked = 'client' | 'patient';

/** The record of a practice system that stands behind a client or a patient. */
export interface RecordLink {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
}

/** A client or patient; `id` is `null` of one that is added. */
export interface LinkedKey {
  readonly locationId: string;
  readonly id: string | null;
}

/**
 * Whether another one of the location has this record of the practice system (C-089). Of two that link the same record at
 * the same moment the second waits here for the first: an index would refuse it too, but without saying why.
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

/** A record of a practice system by its id there. */
interface NamedRecordThere {
  readonly type: PimsConnectionType;
  readonly recordId: string;
}

/**
 * The id of the one at a location that is linked with a record; one at most (C-089, C-150, C-157). The record behind one
 * that was merged leads to where it was merged (C-249).
 */
export async function idOfRecord(
  sql: Queryable,
  linked: Linked,
  locationId: string,
  record: NamedRecordThere,
): Promise<string | null> {
  const found = await behindRecord(sql, linked, locationId, record);
  return found && standingRecord(sql, linked, locationId, found.id);
}

/**
 * The same of one who is linked with it now: what is told of the record behind one that was merged is no news of the one
 * that was kept, which has a record of its own (C-277).
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
