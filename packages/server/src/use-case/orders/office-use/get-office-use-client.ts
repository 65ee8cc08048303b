import { officeUseChange } from '@signa/core/clients';
import type { QueryOfficeUseClientArgs } from '@signa/core/contract/resolvers';
import { scopeOf } from '../../../access/actor.js';
import { findOfficeUse, type StoredOfficeUse } from '../../../store/orders/office-use/office-use-store.js';
import { findLocation } from '../../../store/practice/practice/location-store.js';
import type { Call } from '../../call.js';
import { mutate } from '../../mutate.js';
import { addOfficeUseClient } from './add-office-use-client.js';
import { requireOfficeUse } from './require-office-use.js';

/**
 * Reads a location's office-use client with the location's current data; null until it is added.
 *
 * The client is updated here rather than when the location changes. A location changes in several ways (its form, the
 * support area, an import), none of which should know about office use, and every office-use prescription starts with
 * this read. A current client is only read; an outdated one is changed with an audit record like any other.
 */
export async function getOfficeUseClient(
  call: Call,
  { locationId }: QueryOfficeUseClientArgs,
): Promise<StoredOfficeUse | null> {
  requireOfficeUse(call.actor, locationId);
  const { client, location } = await call.database.read(scopeOf(call.actor), async (sql) => ({
    client: await findOfficeUse(sql, locationId),
    location: await findLocation(sql, locationId),
  }));
  if (!client || !location || !officeUseChange(client, location)) return client;
  // A read-only impersonation must not change data.
  if (call.actor.impersonation?.isUnlocked === false) return client;
  return await mutate(call, addOfficeUseClient, { locationId });
}
