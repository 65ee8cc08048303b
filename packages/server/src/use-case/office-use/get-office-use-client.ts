import { officeUseChange } from '@signa/core/clients';
import type { QueryOfficeUseClientArgs } from '@signa/core/contract';
import { scopeOf } from '../../access/actor.js';
import { findOfficeUse, type StoredOfficeUse } from '../../store/office-use/office-use-store.js';
import { findLocation } from '../../store/practice/location-store.js';
import type { Call } from '../call.js';
import { mutate } from '../mutate.js';
import { addOfficeUseClient } from './add-office-use-client.js';
import { requireOfficeUse } from './require-office-use.js';

/**
 * A location's office-use client as the location is now; null until it was added.
 *
 * It is brought up to date here and not where a location is changed: a location changes in several ways (its form, the
 * support area, an import), none of which has to know of office use, and every prescription for office use begins with
 * this read. A client that is up to date is only read; one that is not is changed with an audit record like any other.
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
  // Who only looks with another person's eyes changes nothing by that.
  if (call.actor.impersonation?.isUnlocked === false) return client;
  return await mutate(call, addOfficeUseClient, { locationId });
}
