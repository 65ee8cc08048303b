import type { AssignmentContext } from '@signa/core/practice';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** Facts about roles and locations used to validate assignments. */
export interface AssignmentKnowledge {
  readonly roles: AssignmentContext['roles'];
  /** The zones of the requested locations that exist, by id. */
  readonly zones: ReadonlyMap<string, string>;
}

const r = columnsOf('role as r');
const l = columnsOf('location as l');
const allRoles = select(
  fields({ id: r.id, isActive: r.is_active, canAuthorize: r.can_authorize }),
  'from signa.role r',
);
const zonesOf = select(
  fields({ id: l.id, zone: l.time_zone }),
  'from signa.location l where l.id = any ($1::bigint[])',
);

export async function findAssignmentKnowledge(
  sql: Queryable,
  locationIds: readonly string[],
): Promise<AssignmentKnowledge> {
  const roles = await rows(sql, allRoles);
  const places = await rows(sql, zonesOf, [[...locationIds]]);
  return { roles, zones: new Map(places.map(({ id, zone }) => [id, zone])) };
}
