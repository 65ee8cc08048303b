import { hasFeature } from '@signa/core/practice';
import type { Actor } from '../../access/actor.js';
import { loadFeatures } from '../../store/practice/feature-store.js';
import { countLocations, findLocation, listLocations } from '../../store/practice/location-store.js';
import { listShortcuts } from '../../store/practice/shortcut-store.js';
import { addLocation } from '../../use-case/practice/add-location.js';
import { addShortcut } from '../../use-case/practice/add-shortcut.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { presentPlace } from '../present/place.js';
import { resolversOf } from '../resolver.js';

export const practiceResolvers = resolversOf({
  GetLocation: async ({ id }, context) => {
    const within = reachOf(context.actor);
    if (within !== null && !within.includes(id)) return null;
    const found = await read(context, (sql) => findLocation(sql, id));
    if (found) permitAt(context, found.id);
    return found && presentPlace(found);
  },
  Locations: async (args, context) => {
    const found = await read(context, (sql) => listLocations(sql, args, reachOf(context.actor)));
    return found.map(presentPlace);
  },
  LocationCount: (args, context) => read(context, (sql) => countLocations(sql, args, reachOf(context.actor))),
  AddLocation: mutation(addLocation, presentPlace),
  Shortcut: (args, context) => read(context, (sql) => listShortcuts(sql, args)),
  AddShortcut: mutation(addShortcut),
  hasFeature: async ({ feature, locationId }, context) => {
    const on = await read(context, (sql) => loadFeatures(sql, locationId ?? null));
    return hasFeature(new Set(on), feature);
  },
  featureFlags: ({ locationId }, context) => read(context, (sql) => loadFeatures(sql, locationId ?? null)),
});

/** The locations a caller's look-ups are narrowed to; null for a support user, who looks up all. */
function reachOf({ caller, locationIds }: Actor): readonly string[] | null {
  return caller.kind === 'support' ? null : locationIds;
}
