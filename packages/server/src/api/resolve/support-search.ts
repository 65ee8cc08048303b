import { clientSearchIssues, mostFoundClients } from '@signa/core/administration';
import { trimmed } from '@signa/core/base';
import { clientFilterIssues } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { takeLimit } from '@signa/core/practice';
import { impersonationReasonSchema, issuesOf } from '@signa/core/schema';
import { requireNoIssues } from '../../failure/failure.js';
import { everyLocation } from '../../job/every-location.js';
import { findClientsAtEach, listClients } from '../../store/clients/client/clients-of-locations.js';
import { key } from '../../store/key.js';
import { countWaitingRequests, listWaitingRequests } from '../../store/prescribing/task/waiting-requests.js';
import { type Context, readAt } from '../context.js';
import { lookUp, searchAt } from '../look-up.js';
import { resolversOf } from '../resolver.js';

type Found = Operations['FindClients']['data']['findClients'];
type Waiting = Operations['WaitingByLocation']['data']['waitingByLocation'][number];

/** Searches of support across practices. Records are under their location's row-level security, so each is named. */
export const supportSearchResolvers = resolversOf({
  FindClients: async ({ filter, reason }, context) => {
    requireNoIssues([
      ...clientSearchIssues(filter),
      ...clientFilterIssues(filter),
      ...issuesOf(impersonationReasonSchema, { reason }),
    ]);
    return await findClients(context, filter, trimmed(reason));
  },
  WaitingByLocation: async ({ before = null }, { database }) => {
    const found: Waiting[] = [];
    for await (const locationIds of everyLocation(database))
      found.push(
        ...(await database.read({ locationIds }, (sql) => countWaitingRequests(sql, locationIds, before, takeLimit))),
      );
    return found.sort((one, other) => Date.parse(one.oldestAt) - Date.parse(other.oldestAt)).slice(0, takeLimit);
  },
  WaitingRequests: async ({ locationId: named, before = null }, context) => {
    const locationId = key(named);
    return await lookUp(
      context,
      locationId,
      () => readAt(context, locationId, (sql) => listWaitingRequests(sql, locationId, before, takeLimit)),
      () => ({}),
    );
  },
});

async function findClients(context: Context, filter: string, reason: string): Promise<Found> {
  const data: Found['data'][number][] = [];
  for await (const locationIds of everyLocation(context.database)) {
    // One more than is shown reveals whether there are more.
    const places = await context.database.read({ locationIds }, (sql) =>
      findClientsAtEach(sql, locationIds, filter, mostFoundClients + 1),
    );
    for (const { locationId, locationName, ids } of places) {
      const free = mostFoundClients - data.length;
      if (free === 0) return { data, hasMore: true };
      const found = await searchAt(
        context,
        locationId,
        reason,
        () => readAt(context, locationId, (sql) => listClients(sql, locationId, ids.slice(0, free))),
        (clients) => ({ shown: clients.map(({ firstName, lastName }) => [firstName, lastName].join(' ').trim()) }),
      );
      data.push(
        ...(found ?? []).map(({ id, firstName, lastName, email, phones, isActive }) => ({
          ...{ id, locationId, locationName, firstName, lastName, email, isActive },
          phones: phones.filter((phone) => phone.isActive).map(({ phoneNumber }) => phoneNumber),
        })),
      );
      if (found !== null && ids.length > free) return { data, hasMore: true };
    }
  }
  return { data, hasMore: false };
}
