import type { SubscriptionName } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import type { Principal } from '../access/bearer.js';
import type { Directory } from '../access/directory.js';
import type { Database } from '../database/database.js';
import { requireOpenLookUp } from '../api/look-up.js';
import { namedLocations, permitCall } from '../api/permit.js';
import type { IncomingCall } from '../api/execute.js';
import type { KnownCall } from '../api/known-call.js';
import { Failure } from '../failure/failure.js';
import type { IsCurrentAccess } from './current-access.js';

export interface RightDeps {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly database: Database;
  readonly isCurrentAccess: IsCurrentAccess;
}

/**
 * Checks whether the owner of a stream can still receive its events: the token is valid, the user unchanged, and the
 * permission table still allows reading there. Support also needs a reason given within the hour.
 *
 * @returns the principal of the token, and its expiry
 * @throws Failure with the reason
 */
export async function requireRight(
  { directory, clock, database, isCurrentAccess }: RightDeps,
  { holder, impersonated }: IncomingCall,
  { operation, variables }: KnownCall<SubscriptionName>,
): Promise<Principal> {
  const now = clock.now();
  if (holder.expiresAt <= Date.parse(now)) throw new Failure('UNAUTHENTICATED');
  let actor = await directory.actor(holder, impersonated, now);
  if (!(await isCurrentAccess(actor.accessVersion))) {
    directory.forget(holder.username);
    actor = await directory.actor(holder, impersonated, now);
  }
  permitCall({ operation, actor }, variables);
  for (const locationId of namedLocations(variables)) await requireOpenLookUp({ actor, database, clock }, locationId);
  return holder;
}
