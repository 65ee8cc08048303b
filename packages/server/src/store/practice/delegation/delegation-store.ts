import type { DelegationFacts, StoredDelegation } from '@signa/core/practice';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const d = columnsOf('delegation as d');
const delegation = fields({
  id: d.id,
  locationUserId: d.location_user_id,
  delegatedLocationUserId: d.delegated_location_user_id,
  lastDay: d.last_day,
});

/** Delegations by id, within the scope. */
export async function findDelegations(sql: Queryable, ids: readonly string[]): Promise<StoredDelegation[]> {
  return await rows(sql, select(delegation, `from signa.delegation d where d.id = any ($1::bigint[]) order by d.id`), [
    ids.map(key),
  ]);
}

/** All delegations of the given vets of a location, in id order. */
export async function delegationsOf(
  sql: Queryable,
  locationId: string,
  vetIds: readonly string[],
): Promise<StoredDelegation[]> {
  return await rows(
    sql,
    select(
      delegation,
      `from signa.delegation d
    where d.location_id = $1 and d.location_user_id = any ($2::bigint[]) order by d.id`,
    ),
    [key(locationId), vetIds.map(key)],
  );
}

/**
 * The delegations from a vet to a user, locked until the transaction ends. A concurrent revocation waits, and an
 * earlier one is not included.
 */
export async function findDelegationsForUpdate(
  tx: Queryable,
  {
    locationId,
    vetId,
    delegateId,
  }: { readonly locationId: string; readonly vetId: string; readonly delegateId: string },
): Promise<DelegationFacts[]> {
  return await rows(
    tx,
    select(
      delegation,
      `from signa.delegation d
    where d.location_id = $1 and d.location_user_id = $2 and d.delegated_location_user_id = $3 for share`,
    ),
    [key(locationId), key(vetId), key(delegateId)],
  );
}

/** Adds pairs, and sets the last day of existing pairs. */
export async function storeDelegations(
  tx: Queryable,
  locationId: string,
  pairs: readonly DelegationFacts[],
): Promise<void> {
  await rows(
    tx,
    `insert into signa.delegation (location_id, location_user_id, delegated_location_user_id, last_day)
    select $1, vet, delegate, last_day from unnest($2::bigint[], $3::bigint[], $4::date[]) pair (vet, delegate, last_day)
    on conflict (location_id, location_user_id, delegated_location_user_id) do update set last_day = excluded.last_day
      where delegation.last_day is distinct from excluded.last_day`,
    [
      key(locationId),
      pairs.map((pair) => key(pair.locationUserId)),
      pairs.map((pair) => key(pair.delegatedLocationUserId)),
      pairs.map(({ lastDay }) => lastDay),
    ],
  );
}

export async function deleteDelegations(tx: Queryable, locationId: string, ids: readonly string[]): Promise<void> {
  await rows(tx, 'delete from signa.delegation where location_id = $1 and id = any ($2::bigint[])', [
    key(locationId),
    ids.map(key),
  ]);
}
