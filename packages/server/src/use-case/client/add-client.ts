import { randomUUID } from 'node:crypto';
import { checkListEntries, clientLinkedText, listAfter, settleClientForm } from '@signa/core/client';
import type { MutationAddLocationClientArgs } from '@signa/core/operation';
import { mayImport } from '@signa/core/pims';
import { clientFormSchema, issuesOf } from '@signa/core/schema';
import { trimmedOrNull } from '@signa/core/text';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../failure/failure.js';
import { findClient, insertClient, isLinkTaken, type StoredClient } from '../../store/client/client-store.js';
import { pimsSettingsOf } from '../../store/place/pims-settings.js';
import { loadFeatures } from '../../store/practice/feature-store.js';
import type { Outcome, Work } from '../work.js';
import { formOfNew, storedAddress } from './client-form.js';

/**
 * Adds an active client to a location (C-018, C-151). Names, a phone and an address are asked for (C-020, C-024); a
 * record of the practice system comes with it only where importing is on, and stands behind one client alone (C-085,
 * C-089).
 */
export async function addClient(
  work: Work,
  { locationId, input }: MutationAddLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  const { tx } = work;
  await work.enter(locationId);
  const location = await pimsSettingsOf(tx, locationId);
  if (!location) throw notFound('Location');
  const open = mayImport(input, location, new Set(await loadFeatures(tx, locationId)));
  if (!open.allowed) throwRefusal(open);
  const form = formOfNew(input);
  requireNoIssues([
    ...issuesOf(clientFormSchema, form),
    ...checkListEntries([], form.locationClientPhones, 'locationClientPhones'),
    ...checkListEntries([], form.locationClientAddress, 'locationClientAddress'),
  ]);
  const { locationClientPhones, locationClientAddress, ...entry } = settleClientForm(form);
  const pimsProviderId = trimmedOrNull(input.pimsProviderId);
  const isLinked = entry.pimsId !== null || pimsProviderId !== null;
  const pimsConnectionType = isLinked ? location.pimsConnectionType : null;
  const link = { locationId, pimsId: entry.pimsId, pimsProviderId };
  if (isLinked && (await isLinkTaken(tx, { ...link, id: null, type: pimsConnectionType })))
    throw new Failure('CONFLICT', clientLinkedText);
  const id = await insertClient(tx, {
    ...entry,
    ...link,
    pimsConnectionType,
    isPIMSImport: input.isPIMSImport === true,
    phones: listAfter([], locationClientPhones, randomUUID),
    addresses: listAfter([], locationClientAddress.map(storedAddress), randomUUID),
  });
  const answer = await findClient(tx, [locationId], id);
  if (!answer) throw new Error('A client just added is there');
  return { locationId, answer, subject: `client:${id}`, before: null, after: answer };
}
