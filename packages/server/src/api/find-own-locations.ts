import type { QueryOwnLocationsArgs } from '@signa/core/contract/resolvers';
import { activeAssignments, hasRight } from '@signa/core/practice';
import { listOwnLocations, type OwnLocationPage } from '../store/practice/practice/own-location-store.js';
import { type Context, read } from './context.js';

/** A page of the locations where the caller works; while impersonating, those open to support. */
export async function findOwnLocations(context: Context, args: QueryOwnLocationsArgs): Promise<OwnLocationPage> {
  const among = args.among && new Set(args.among);
  const { person, assignments } = context.actor;
  if (!person) return { data: [], count: 0 };
  const locationIds = activeAssignments(assignments)
    .filter(({ locationId }) => !among || among.has(locationId))
    .filter(({ role }) => args.isManaged !== true || hasRight(role, 'usermanagement', 'edit'))
    .map(({ locationId }) => locationId);
  return await read(context, (sql) => listOwnLocations(sql, person.id, locationIds, args));
}
