import { clientFilterIssues, personOfTyped, readingsOfSearch, typedPersonIssues } from '@signa/core/clients';
import { mayReadDrivingLicense } from '@signa/core/administration';
import { isPimsEnabled } from '@signa/core/practice';
import type { Sql } from '../../database/database.js';
import { requireNoIssues } from '../../failure/failure.js';
import { searchClients } from '../../store/clients/client/client-search.js';
import { findClient } from '../../store/clients/client/client-store.js';
import { findDrivingLicense } from '../../store/clients/client/driving-license.js';
import { countUnlinkedClients, listUnlinkedClients } from '../../store/clients/client/unlinked-clients.js';
import { sameClientCandidates } from '../../store/clients/client/same-clients.js';
import { pimsSettingsOf } from '../../store/practice/place/pims-settings.js';
import { addClient } from '../../use-case/clients/client/add-client.js';
import { updateClient } from '../../use-case/clients/client/update-client.js';
import { upsertClient } from '../../use-case/clients/client/upsert-client.js';
import { addOfficeUseClient } from '../../use-case/orders/office-use/add-office-use-client.js';
import { getOfficeUseClient } from '../../use-case/orders/office-use/get-office-use-client.js';
import { type Context, read, readAt } from '../context.js';
import { requirePimsRecord } from '../linked-record.js';
import { lookUp } from '../look-up.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { presentClient } from '../present/client.js';
import { resolversOf } from '../resolver.js';

const store = {
  add: mutation(addClient, (client) => presentClient(client)),
  update: mutation(updateClient, (client) => presentClient(client)),
  upsert: mutation(upsertClient, (client) => presentClient(client)),
};

/** The client that a call links: a new one or an existing one. */
const added = ({ locationId }: { readonly locationId: string }) => ({ locationId, before: null });
async function known(context: Context, id: string) {
  const before = await read(context, (sql) => findClient(sql, context.actor.locationIds, id));
  return before && { locationId: before.locationId, before };
}

export const clientResolvers = resolversOf({
  LocationClientSearch: async (args, context) => {
    requireNoIssues(clientFilterIssues(args.filter ?? ''));
    const { data, count } = await lookUp(
      context,
      args.locationId,
      () => readAt(context, args.locationId, (sql) => searchClients(sql, args)),
      () => ({}),
    );
    return { data: data.map((client) => presentClient(client)), count };
  },
  GetLocationClient: async ({ id }, context) => {
    const found = await read(context, (sql) => findClient(sql, context.actor.locationIds, id));
    if (!found) return null;
    permitAt(context, found.locationId);
    const isShown = mayReadDrivingLicense(context.actor.caller, found.locationId);
    const drivingLicense = isShown ? await read(context, (sql) => findDrivingLicense(sql, found)) : null;
    return { ...presentClient(found), drivingLicense };
  },
  GetUnlinkedLocationClients: async (args, context) => {
    requireNoIssues(clientFilterIssues(args.filter ?? ''));
    const found = await readAt(context, args.locationId, async (sql) =>
      (await hasPims(sql, args.locationId)) ? listUnlinkedClients(sql, args) : [],
    );
    return found.map((client) => presentClient(client));
  },
  GetUnlinkedLocationClientsCount: (args, context) => {
    requireNoIssues(clientFilterIssues(args.filter ?? ''));
    return read(context, async (sql) => ((await hasPims(sql, args.locationId)) ? countUnlinkedClients(sql, args) : 0));
  },
  GetSameClientCandidates: async ({ locationId, client }, context) => {
    const typed = personOfTyped(client);
    const search = client.search ?? '';
    requireNoIssues([...typedPersonIssues(typed, 'client'), ...clientFilterIssues(search, 'client.search')]);
    const readings = search === '' ? [typed] : readingsOfSearch(search);
    const candidates = await read(context, (sql) => sameClientCandidates(sql, locationId, readings));
    return candidates.map((found) => ({ ...found, locationClient: presentClient(found.locationClient) }));
  },
  AddLocationClient: async (args, context) => {
    await requirePimsRecord(context, 'client', args.input, () => added(args));
    return store.add(args, context);
  },
  UpdateLocationClient: async (args, context) => {
    await requirePimsRecord(context, 'client', args.input, () => known(context, args.input.id));
    return store.update(args, context);
  },
  UpsertLocationClient: async (args, context) => {
    const { id } = args.input;
    await requirePimsRecord(context, 'client', args.input, () => (id ? known(context, id) : added(args)));
    return store.upsert(args, context);
  },
  GetOfficeUseClient: async (args, context) => {
    const client = await getOfficeUseClient(context, args);
    return client && presentClient(client);
  },
  AddOfficeUseClient: mutation(addOfficeUseClient, (client) => presentClient(client)),
});

/** Where PIMS is disabled, no clients are waiting to be linked (A-031, P-175). */
async function hasPims(sql: Sql, locationId: string): Promise<boolean> {
  const settings = await pimsSettingsOf(sql, locationId);
  return settings !== null && isPimsEnabled(settings);
}
