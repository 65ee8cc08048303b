import { isPimsEnabled } from '@signa/core/pims';
import { countUnlinkedClients, findClient } from '../../store/client/client-store.js';
import { updateClient } from '../../use-case/client/update-client.js';
import { mutate } from '../../use-case/mutate.js';
import type { Sql } from '../../database/database.js';
import { pimsSettingsOf } from '../../store/place/pims-settings.js';
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
  GetUnlinkedLocationClientsCount: (args, context) =>
    read(context, async (sql) => ((await hasPims(sql, args.locationId)) ? countUnlinkedClients(sql, args) : 0)),
  UpdateLocationClient: async (args, context) =>
    presentClient(await mutate(context, (work) => updateClient(work, args))),
};

/** Where PIMS is not enabled nobody is waiting to be linked (A-031, P-175). */
async function hasPims(sql: Sql, locationId: string): Promise<boolean> {
  const settings = await pimsSettingsOf(sql, locationId);
  return settings !== null && isPimsEnabled(settings);
}
