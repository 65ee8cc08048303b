import type { QueryOwnLocationsArgs } from '@signa/core/operation';
import { activeAssignments, hasRight } from '@signa/core/practice';
import { listOwnLocations, type OwnLocationPage } from '../store/practice/own-location-store.js';
import { type Context, read } from './context.js';

/** A page of the locations where the caller works; while impersonating, of those that are open to support. */
export async function findOwnLocations(context: Context, args: QueryOwnLocationsArgs): Promise<OwnLocationPage> {
  const among = args.among && new Set(args.among);
  const ids = activeAssignments(context.actor.assignments)
    .filter(({ locationId }) => !among || among.has(locationId))
    .filter(({ role }) => args.isManaged !== true || hasRight(role, 'usermanagement', 'edit'))
    .map(({ id }) => id);
  return await read(context, (sql) => listOwnLocations(sql, ids, args));
}
