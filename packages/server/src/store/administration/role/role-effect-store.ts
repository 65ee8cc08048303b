import type { AnsweringRoles } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { z } from 'zod';
import { unknownJson } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

const concernedPeople = z.object({
  locationCount: z.number(),
  peopleCount: z.number(),
  strandedCount: z.number(),
  places: z.array(
    z.object({
      locationId: z.string(),
      name: z.string(),
      peopleCount: z.number(),
      strandedRequests: z.number(),
      people: z.array(z.string()),
    }),
  ),
});
export type AffectedUsers = z.infer<typeof concernedPeople>;

/** Maximum number of locations named, and of users at each. */
const named = { places: 50, people: 20 } as const;

const roleEffect = select(
  fields({ effect: unknownJson(`signa.role_effect($1, $2, $3, $4, $5, $6, ${named.places}, ${named.people})`) }),
  '',
);

/**
 * Users affected by a change of a role, at all locations; available to support only.
 *
 * @param before - the roles that can approve requests now; `after` are those that could after the change
 */
export async function findAffected(
  sql: Queryable,
  roleId: string,
  before: AnsweringRoles,
  after: AnsweringRoles,
  now: Instant,
): Promise<AffectedUsers> {
  const { effect } = await single(sql, roleEffect, [
    ...[roleId, before.authorizing, before.answering, after.authorizing, after.answering],
    now,
  ]);
  return concernedPeople.parse(effect);
}
