import type { Operations } from '@signa/core/contract';
import type { AnsweringRoles } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';

type Effect = Operations['GetRoleEffect']['data']['roleEffect'];
export type ConcernedPeople = Omit<Effect, 'gained' | 'lost' | 'authority'>;

/** How many locations are named, and how many people of each. */
const named = { places: 50, people: 20 } as const;

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
  const { effect } = await uncheckedRow<{ effect: ConcernedPeople }>(
    sql,
    `select signa.role_effect($1, $2, $3, $4, $5, $6, ${named.places}, ${named.people}) as effect`,
    [roleId, before.authorizing, before.answering, after.authorizing, after.answering, now],
  );
  return effect;
}
