import type { AnsweringRoles } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { z } from 'zod';
import { unknownJson } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, single } from '../statement.js';

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
export type ConcernedPeople = z.infer<typeof concernedPeople>;

/** How many locations are named, and how many people of each. */
const named = { places: 50, people: 20 } as const;

const roleEffect = select(
  fields({ effect: unknownJson(`signa.role_effect($1, $2, $3, $4, $5, $6, ${named.places}, ${named.people})`) }),
  '',
);

/**
 * Whom a change of a role concerns, of everybody at every location; only support may ask.
 *
 * @param before - the roles by which requests are approved; `after` those by which they would be
 */
export async function findConcerned(
  sql: Queryable,
  roleId: string,
  before: AnsweringRoles,
  after: AnsweringRoles,
  now: Instant,
): Promise<ConcernedPeople> {
  const { effect } = await single(sql, roleEffect, [
    ...[roleId, before.authorizing, before.answering, after.authorizing, after.answering],
    now,
  ]);
  return concernedPeople.parse(effect);
}
