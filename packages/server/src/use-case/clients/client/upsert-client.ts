import type { MutationUpsertLocationClientArgs } from '@signa/core/contract/resolvers';
import type { StoredClient } from '../../../store/clients/client/client-store.js';
import { requireImport } from '../../pims/pims/record-link.js';
import type { Outcome, Work } from '../../work.js';
import { addClient } from './add-client.js';
import { updateClient } from './update-client.js';

/**
 * Updates the client with this id, or adds one when no id is sent, each under its own rules (C-154). A client never
 * moves to another location.
 */
export async function upsertClient(
  work: Work,
  { locationId, input: { id, isActive, isPIMSImport, ...input } }: MutationUpsertLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  if (!id) return addClient(work, { locationId, input: { ...input, isPIMSImport } });
  await work.enter(locationId);
  await requireImport(work, locationId, { ...input, isPIMSImport });
  return updateClient(work, { input: { ...input, id, isActive } });
}
