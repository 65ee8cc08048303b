import type { UpdateLocationInput } from '@signa/core/contract';
import { hasFeature, newAccountSecret } from '@signa/core/practice';
import type { Actor } from '../../access/actor.js';
import { NoEncryptionKey } from '../../secrets/secret-cipher.js';
import { loadFeatures } from '../../store/practice/practice/feature-store.js';
import { countLocations, findLocation, listLocations } from '../../store/practice/practice/location-store.js';
import { listShortcuts } from '../../store/practice/practice/shortcut-store.js';
import { findOrganization, listOrganizations } from '../../store/practice/practice/organization-store.js';
import { searchPractices } from '../../store/practice/practice/practice-search.js';
import { addLocation } from '../../use-case/practice/practice/add-location.js';
import { addOrganization } from '../../use-case/practice/practice/add-organization.js';
import { addShortcut } from '../../use-case/practice/practice/add-shortcut.js';
import { deleteShortcut } from '../../use-case/practice/practice/delete-shortcut.js';
import { updateLocationWriteback } from '../../use-case/practice/practice/update-location-writeback.js';
import { updateLocation } from '../../use-case/practice/practice/update-location.js';
import { updateShortcut } from '../../use-case/practice/practice/update-shortcut.js';
import { updateOrganization } from '../../use-case/practice/practice/update-organization.js';
import { type Context, read } from '../context.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import {
  presentListedOrganization,
  presentOrganization,
  presentPlace,
  presentPracticeGroup,
} from '../present/place.js';
import { resolversOf } from '../resolver.js';
import { permitRecord } from '../../use-case/guard/permit-record.js';

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
  UpdateLocation: (args, context) =>
    mutation(updateLocation(context.secretCipher), presentPlace)(args, { ...context, variables: marked(context) }),
  UpdateLocationWritebackEnabled: mutation(updateLocationWriteback, presentPlace),
  GetOrganization: async ({ id }, context) => {
    const found = await read(context, (sql) => findOrganization(sql, id, reachOf(context.actor)));
    return found && presentOrganization(found);
  },
  Organizations: async (args, context) => {
    const { data, count } = await read(context, (sql) => listOrganizations(sql, args, reachOf(context.actor)));
    return { data: data.map(presentListedOrganization), count };
  },
  SearchPractices: async (args, context) => {
    const { data, count } = await read(context, (sql) => searchPractices(sql, args));
    return { data: data.map(presentPracticeGroup), count };
  },
  AddOrganization: mutation(addOrganization, presentOrganization),
  UpdateOrganization: mutation(updateOrganization, presentOrganization),
  Shortcut: (args, context) => {
    // A practice's call names its location; only support can omit it.
    if (args.locationId == null) permitRecord(context.actor.caller, context.operation, null);
    return read(context, (sql) => listShortcuts(sql, args));
  },
  AddShortcut: mutation(addShortcut),
  UpdateShortcut: mutation(updateShortcut),
  DeleteShortcut: mutation(deleteShortcut),
  hasFeature: async ({ feature, locationId }, context) => {
    const on = await read(context, (sql) => loadFeatures(sql, locationId ?? null));
    return hasFeature(new Set(on), feature);
  },
  featureFlags: ({ locationId }, context) => read(context, (sql) => loadFeatures(sql, locationId ?? null)),
});

/** The locations that limit a caller's look-ups; null for a support user, who can look up all. */
function reachOf({ caller, locationIds }: Actor): readonly string[] | null {
  return caller.kind === 'support' ? null : locationIds;
}

/** A repeat is detected by what was sent; no hash of a secret is stored, because it could be brute-forced. */
function marked({ secretCipher, variables }: Context): Context['variables'] {
  const { input } = variables as { readonly input: UpdateLocationInput };
  const secret = newAccountSecret(input.pimsAccountSecret);
  if (secret === null) return variables;
  try {
    return { ...variables, input: { ...input, pimsAccountSecret: secretCipher.fingerprintOf(secret) } };
  } catch (error) {
    if (!(error instanceof NoEncryptionKey)) throw error;
    // The change itself reports the missing key.
    return { ...variables, input: { ...input, pimsAccountSecret: null } };
  }
}
