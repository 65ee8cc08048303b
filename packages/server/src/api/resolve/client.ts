import { countUnlinkedClients, findClient } from '../../store/client/client-store.js';
import { updateClient } from '../../use-case/client/update-client.js';
import { mutate } from '../../use-case/mutate.js';
import { read } from '../context.js';
import { permitAt } from '../permit.js';
import { presentClient } from '../present/client.js';
import type { ResolversOf } from '../resolver.js';

type Names = 'GetLocationClient' | 'GetUnlinkedLocationClientsCount' | 'UpdateLocationClient';

export const clientResolvers: ResolversOf<Names> = {
  GetLocationClient: async ({ id }, context) => {
    const found = await read(context, (sql) => findClient(sql, context.actor.locationIds, id));
    if (found) permitAt(context, found.locationId);
    return presentClient(found);
  },
  GetUnlinkedLocationClientsCount: (args, context) => read(context, (sql) => countUnlinkedClients(sql, args)),
  UpdateLocationClient: async (args, context) => presentClient(await mutate(context, (work) => updateClient(work, args))),
};
