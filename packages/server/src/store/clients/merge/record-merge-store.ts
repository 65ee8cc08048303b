import { type MergeNoun, type RowChange, type SinceMerge, rowsAfter } from '@signa/core/clients';
import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { always, columnsOf, holds, integer } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { changedKinds } from './row-changes.js';

/** A merge that was not undone, with the rows that it changed. */
export interface StoredMerge {
  readonly locationId: string;
  readonly id: string;
  readonly noun: MergeNoun;
  readonly keptId: string;
  readonly otherId: string;
  readonly at: Instant;
  /** Display name of the user who merged. */
  readonly by: string;
  readonly changes: readonly RowChange[];
}

interface NewMerge extends Pick<StoredMerge, 'locationId' | 'noun' | 'keptId' | 'otherId' | 'at' | 'changes'> {
  readonly byLocationUserId: string;
}

export async function insertMerge(tx: Queryable, merge: NewMerge): Promise<void> {
  await tx
    .insertInto('record_merge')
    .values({
      location_id: merge.locationId,
      noun: merge.noun,
      kept_id: merge.keptId,
      merged_id: merge.otherId,
      at: merge.at,
      by_location_user_id: merge.byLocationUserId,
      changes: JSON.stringify(merge.changes),
    })
    .execute();
}

const m = columnsOf('record_merge as m');
const merged = fields({
  locationId: m.location_id,
  id: m.id,
  noun: m.noun,
  keptId: m.kept_id,
  otherId: m.merged_id,
  at: m.at,
  by: columnsOf('location_user as u').display_name,
  changes: m.changes,
});
const tables =
  'from signa.record_merge m join signa.location_user u on u.location_id = m.location_id and u.id = m.by_location_user_id';
const mergeOf = select(
  merged,
  `${tables} where m.location_id = any ($1) and m.noun = $2 and m.merged_id = $3 and m.undone_at is null`,
);
const mergesInto = select(
  merged,
  `${tables} where m.location_id = $1 and m.noun = $2 and m.kept_id = $3 and m.undone_at is null
    order by m.at desc, m.id desc limit $4`,
);

/** The merge that merged a record into another one, within the caller's locations; null when it was not merged. */
export async function findMerge(
  sql: Queryable,
  locationIds: readonly string[],
  noun: StoredMerge['noun'],
  recordId: string,
): Promise<StoredMerge | null> {
  const [found] = await rows(sql, mergeOf, [locationIds, noun, key(recordId)]);
  return found ?? null;
}

/** Maximum number of merges into one record that a page shows. */
const maxShownMerges = 20;

/** The active merges into a record of a location, newest first (C-279). */
export async function findMergesInto(
  sql: Queryable,
  { locationId, noun, keptId }: Pick<StoredMerge, 'locationId' | 'noun' | 'keptId'>,
): Promise<readonly StoredMerge[]> {
  return rows(sql, mergesInto, [key(locationId), noun, key(keptId), maxShownMerges]);
}

/** Marks a merge as undone; its data stays readable. */
export async function endMerge(
  tx: Queryable,
  { locationId, id }: Pick<StoredMerge, 'locationId' | 'id'>,
  by: { readonly at: Instant; readonly locationUserId: string },
): Promise<void> {
  await tx
    .updateTable('record_merge')
    .set({ undone_at: by.at, undone_by: by.locationUserId })
    .where('location_id', '=', locationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What happened since a merge, for core to decide whether it can be undone (C-251). */
export async function sinceMerge(sql: Queryable, merge: StoredMerge): Promise<SinceMerge> {
  const { locationId, noun, changes, keptId, id, at } = merge;
  const moved = (kind: RowChange['kind'], field: string) =>
    changes.filter((change) => change.kind === kind).map(({ before }) => key(String(before[field])));
  const made = await single(sql, madeSince(noun), [
    key(locationId),
    key(keptId),
    moved('link', 'patientId'),
    moved('prescription', 'id'),
    moved('request', 'id'),
    at,
    id,
    noun,
  ]);
  return {
    changed: await changedKinds(sql, locationId, rowsAfter(changes)),
    madePrescriptions: made.prescriptions,
    madeRequests: made.requests,
    isMergedAgain: made.isMergedAgain,
  };
}

/** What was created for a patient who moved with a client, or for the kept patient. */
function madeSince(noun: MergeNoun) {
  const isConcerned = (alias: string) =>
    noun === 'client'
      ? `${alias}.client_id = $2 and ${alias}.patient_id = any ($3::bigint[])`
      : `${alias}.patient_id = $2 and $3::bigint[] is not null`;
  return select(
    fields({
      prescriptions: always(
        integer(`select count(*) from signa.prescription rx where rx.location_id = $1 and ${isConcerned('rx')}
    and rx.id <> all ($4::bigint[]) and greatest(rx.created_at, rx.issued_at) >= $6`),
      ),
      requests: always(
        integer(`select count(*) from signa.task t where t.location_id = $1 and ${isConcerned('t')}
    and t.id <> all ($5::bigint[]) and t.created_at >= $6`),
      ),
      isMergedAgain:
        holds(`exists (select from signa.record_merge m where m.location_id = $1 and m.noun = $8 and m.undone_at is null
    and m.id > $7 and (m.kept_id = $2 or m.merged_id = $2))`),
    }),
    '',
  );
}
