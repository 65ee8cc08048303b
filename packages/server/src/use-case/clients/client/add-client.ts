import { randomUUID } from 'node:crypto';
import { settleClientForm } from '@signa/core/clients';
import { checkListEntries, listAfter } from '@signa/core/base';
import type { MutationAddLocationClientArgs } from '@signa/core/contract/resolvers';
import { linkedId } from '@signa/core/practice';
import { clientFormSchema, issuesOf } from '@signa/core/schema';
import { requireNoIssues } from '../../../failure/failure.js';
import { findClient, insertClient, type StoredClient } from '../../../store/clients/client/client-store.js';
import { keepMadeClients } from '../../../store/pims/pims-import/made-store.js';
import type { Outcome, Work } from '../../work.js';
import { formOfNew, storedAddress } from './client-form.js';
import { linkOfNew } from '../../pims/pims/record-link.js';
import { importOf } from '../../pims/pims-import/keep-made.js';

/**
 * Adds an active client to a location (C-018, C-151). Names, a phone, and an address are required (C-020, C-024).
 * Linking a PIMS record requires importing to be enabled, and the record must not be linked to another client (C-085,
 * C-089).
 */
export async function addClient(
  work: Work,
  { locationId, input }: MutationAddLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  const { tx } = work;
  const acting = await work.actAt(locationId);
  const form = formOfNew(input);
  requireNoIssues([
    ...issuesOf(clientFormSchema, form),
    ...checkListEntries([], form.locationClientPhones, 'locationClientPhones'),
    ...checkListEntries([], form.locationClientAddress, 'locationClientAddress'),
  ]);
  const { locationClientPhones, locationClientAddress, ...entry } = settleClientForm(form);
  const { pimsImportId } = input;
  const made = pimsImportId ? await importOf(work, locationId, pimsImportId, acting) : null;
  const link = await linkOfNew(work, 'client', locationId, input);
  const id = await insertClient(tx, {
    ...entry,
    ...link,
    locationId,
    isPIMSImport: input.isPIMSImport === true,
    phones: listAfter([], locationClientPhones, randomUUID),
    addresses: listAfter([], locationClientAddress.map(storedAddress), randomUUID),
  });
  const answer = await findClient(tx, [locationId], id);
  if (!answer) throw new Error('The added client could not be read back');
  if (made && linkedId(link) !== null) await keepMadeClients(tx, made, [id]);
  return { locationId, answer, subject: `client:${id}`, before: null, after: answer };
}
