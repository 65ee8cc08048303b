import { type PimsConnectionType, providerIdTypes } from '@signa/core/pims';
import { key } from '../key.js';
import { standingRecord } from '../merge/held-records.js';
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
  const { isTaken } = await single<{ isTaken: boolean }>(
    tx,
    `select exists (select from signa.${linked} x where x.location_id = $1 and ($2::bigint is null or x.id <> $2)
      and x.pims_connection_type = $3 and (x.pims_id = $4 or x.pims_provider_id = $5)) as "isTaken"`,
    [key(locationId), id && key(id), pimsConnectionType, pimsId, pimsProviderId],
  );
  return isTaken;
}

/**
 * The id of the one at a location that is linked with a record; one at most (C-089, C-150, C-157). The record behind one
 * that was merged leads to where it was merged (C-249).
 */
export async function idOfRecord(
  sql: Queryable,
  linked: Linked,
  locationId: string,
  { type, recordId }: { readonly type: PimsConnectionType; readonly recordId: string },
): Promise<string | null> {
  const column = providerIdTypes.includes(type) ? 'pims_provider_id' : 'pims_id';
  const [found] = await rows<{ id: string }>(
    sql,
    `select id::text from signa.${linked} where location_id = $1 and pims_connection_type = $2 and ${column} = $3`,
    [key(locationId), type, recordId],
  );
  if (!found) return null;
  return standingRecord(sql, linked, locationId, found.id);
}
