import { officeUseChange, officeUseRecords } from '@signa/core/clients';
import type { MutationAddOfficeUseClientArgs } from '@signa/core/contract/resolvers';
import { notFound } from '../../../failure/failure.js';
import {
  changeOfficeUse,
  findOfficeUse,
  insertOfficeUse,
  type StoredOfficeUse,
} from '../../../store/orders/office-use/office-use-store.js';
import { findLocation } from '../../../store/practice/practice/location-store.js';
import type { Outcome, Work } from '../../work.js';
import { requireOfficeUse } from './require-office-use.js';

/**
 * Adds a location's office-use client with its patient, or returns the existing one, updated from the location (A-140,
 *
 */
export async function addOfficeUseClient(
  work: Work,
  { locationId }: MutationAddOfficeUseClientArgs,
): Promise<Outcome<StoredOfficeUse>> {
  const { tx, actor } = work;
  requireOfficeUse(actor, locationId);
  await work.enter(locationId);
  const location = await findLocation(tx, locationId);
  if (!location) throw notFound('Location');
  const before = await findOfficeUse(tx, locationId);
  await insertOfficeUse(tx, locationId, officeUseRecords(location));
  const there = await found(tx, locationId);
  const change = officeUseChange(there, location);
  if (change) await changeOfficeUse(tx, there, change);
  const answer = change ? await found(tx, locationId) : there;
  return { locationId, answer, subject: `client:${answer.id}`, before, after: answer };
}

async function found(tx: Work['tx'], locationId: string): Promise<StoredOfficeUse> {
  const client = await findOfficeUse(tx, locationId);
  if (!client) throw new Error('The added office-use client could not be read back');
  return client;
}
