import type { AssignmentGround } from '@signa/core/practice';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** What is known of roles and places when assignments are judged. */
export interface AssignmentKnowledge {
  readonly roles: AssignmentGround['roles'];
  /** The zones of the locations that are asked for and there, by their ids. */
  readonly zones: ReadonlyMap<string, string>;
}

export async function findAssignmentKnowledge(
  sql: Queryable,
  locationIds: readonly string[],
): Promise<AssignmentKnowledge> {
  const roles = await uncheckedRows<AssignmentGround['roles'][number]>(
    sql,
    'select id::text as id, is_active as "isActive", can_authorize as "canAuthorize" from signa.role',
    [],
  );
  const places = await uncheckedRows<{ id: string; zone: string }>(
    sql,
    'select id::text as id, time_zone as zone from signa.location where id = any ($1::bigint[])',
    [[...locationIds]],
  );
  return { roles, zones: new Map(places.map(({ id, zone }) => [id, zone])) };
}
