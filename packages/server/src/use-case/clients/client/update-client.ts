import { randomUUID } from 'node:crypto';
import {
  clientAfter,
  clientFormOf,
  contactWhereEmpty,
  declineOfClientChange,
  settleClientForm,
  valuesOfClient,
} from '@signa/core/clients';
import { checkListEntries, listAfter } from '@signa/core/base';
import type { UpdateLocationClientInput } from '@signa/core/contract';
import type { MutationUpdateLocationClientArgs } from '@signa/core/contract/resolvers';
import { clientFormSchema, issuesOf } from '@signa/core/schema';
import { requireNoIssues } from '../../../failure/failure.js';
import { clientValues } from '../../../store/clients/client/client-columns.js';
import { changeClient, findClient, type StoredClient } from '../../../store/clients/client/client-store.js';
import { declinePendingTasks } from '../../prescribing/task/decline-pending-tasks.js';
import type { Outcome, Work } from '../../work.js';
import { storedAddress, updateOf } from './client-form.js';
import { keepChange } from '../../pims/pims/keep-change.js';
import { isLinkOfRecord, linkColumns, linkOfUpdate } from '../../pims/pims/record-link.js';

/**
 * Updates the fields sent and validates the client as it would be after the write (C-024, C-152). Deactivating a client
 * declines the pending requests in the same transaction (C-075, C-078).
 */
export async function updateClient(
  work: Work,
  { input }: MutationUpdateLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  const { record: before, acting } = await work.lock('client', { id: input.id });
  const { locationId } = before;
  const link = await linkOfUpdate(work, 'client', before, input);
  const sent = isLinkOfRecord(link, input) ? contactWhereEmpty(before, input) : input;
  const fields = judgedFields(before, sent);
  await changeClient(work.tx, before, { ...fields, ...(link && linkColumns(link)) });
  const isActive = input.isActive ?? before.isActive;
  const reason = declineOfClientChange(before, { isActive });
  const declinedTasks = reason
    ? await declinePendingTasks(work, locationId, { clientId: before.id }, reason, acting)
    : [];
  const answer = await findClient(work.tx, [locationId], before.id);
  if (!answer) throw new Error('The updated client could not be read back');
  const declined = input.declinedPimsValues ?? [];
  const values = { before: valuesOfClient(before), after: valuesOfClient(answer), declined };
  // Values that a link fills come from the record, which is compared at its next read.
  if (link === null)
    await keepChange(work, { linked: 'client', locationId, id: before.id, record: answer, ...values }, acting);
  return {
    locationId,
    answer,
    subject: `client:${before.id}`,
    before,
    after: { ...answer, declinedTasks, ...(declined.length > 0 && { declinedPimsValues: declined }) },
  };
}

/**
 * Column changes for the fields sent. A call that only deactivates the client does not require a complete form (C-020,
 * C-024).
 */
function judgedFields(before: StoredClient, input: UpdateLocationClientInput) {
  const form = clientAfter(clientFormOf(before), updateOf(input));
  const { locationClientPhones: phones, locationClientAddress: addresses } = input;
  requireNoIssues([
    ...issuesOf(clientFormSchema, form),
    ...checkListEntries(before.phones, phones ?? [], 'locationClientPhones'),
    ...checkListEntries(before.addresses, addresses ?? [], 'locationClientAddress'),
  ]);
  const entry = settleClientForm(form);
  const sentAddresses = entry.locationClientAddress.map(storedAddress);
  // The ID in the practice system changes with the link.
  const { pims_id: _, ...values } = clientValues({
    ...entry,
    phones: listAfter(before.phones, entry.locationClientPhones, randomUUID),
    addresses: listAfter(before.addresses, sentAddresses, randomUUID),
  });
  const { phones: phoneList, addresses: addressList, ...others } = values;
  return { ...others, ...(phones && { phones: phoneList }), ...(addresses && { addresses: addressList }) };
}
