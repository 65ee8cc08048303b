import { randomUUID } from 'node:crypto';
import {
  checkListEntries,
  clientAfter,
  clientLinkedText,
  listAfter,
  pimsIdIssue,
  settleClientForm,
} from '@signa/core/client';
import type { MutationUpdateLocationClientArgs, UpdateLocationClientInput } from '@signa/core/operation';
import { declineOfClientChange } from '@signa/core/patient';
import { mayLink } from '@signa/core/pims';
import { clientFormSchema, issuesOf } from '@signa/core/schema';
import { trimmedOrNull } from '@signa/core/text';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../failure/failure.js';
import { changeClient, findClient, type StoredClient, isLinkTaken } from '../../store/client/client-store.js';
import { pimsSettingsOf } from '../../store/place/pims-settings.js';
import { declinePendingTasks } from '../task/decline-pending-tasks.js';
import type { Outcome, Work } from '../work.js';
import { formOfStored, storedAddress, updateOf } from './client-form.js';

/**
 * Changes the fields sent, judged by the client as it would be after it (C-024, C-152); going inactive declines the
 * pending requests in the same step (C-075, C-078).
 */
export async function updateClient(
  work: Work,
  { input }: MutationUpdateLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  const { record: before, acting } = await work.hold('client', { id: input.id });
  const { locationId } = before;
  await changeClient(work.tx, before, {
    ...judgedFields(before, input),
    ...(await linkOf(work, before, input)),
  });
  const isActive = input.isActive ?? before.isActive;
  const reason = declineOfClientChange(before, { isActive });
  const declinedTasks = reason
    ? await declinePendingTasks(work, locationId, { clientId: before.id }, reason, acting)
    : [];
  const answer = await findClient(work.tx, [locationId], before.id);
  if (!answer) throw new Error('A client just changed is there');
  return { locationId, answer, subject: `client:${before.id}`, before, after: { ...answer, declinedTasks } };
}

/** What becomes of the columns whose fields are sent; a client who only goes inactive need not be whole (C-020, C-024). */
function judgedFields(before: StoredClient, input: UpdateLocationClientInput) {
  const form = clientAfter(formOfStored(before), updateOf(input));
  const { locationClientPhones: phones, locationClientAddress: addresses } = input;
  requireNoIssues([
    ...issuesOf(clientFormSchema, form),
    ...checkListEntries(before.phones, phones ?? [], 'locationClientPhones'),
    ...checkListEntries(before.addresses, addresses ?? [], 'locationClientAddress'),
    ...[pimsIdIssue(before.pimsId, input.pimsId)].filter((issue) => issue !== null),
  ]);
  const entry = settleClientForm(form);
  const sentAddresses = entry.locationClientAddress.map(storedAddress);
  return {
    is_active: entry.isActive,
    first_name: entry.firstName,
    last_name: entry.lastName,
    email: entry.email,
    ...(phones && { phones: JSON.stringify(listAfter(before.phones, entry.locationClientPhones, randomUUID)) }),
    ...(addresses && { addresses: JSON.stringify(listAfter(before.addresses, sentAddresses, randomUUID)) }),
  };
}

/** The link that an update makes with a record of the practice system: where PIMS is on, and with a record that is free (C-084, C-089, C-115). */
async function linkOf({ tx }: Work, before: StoredClient, input: UpdateLocationClientInput) {
  const { locationId } = before;
  const link = {
    pimsId: before.pimsId ?? trimmedOrNull(input.pimsId),
    pimsProviderId: before.pimsProviderId ?? trimmedOrNull(input.pimsProviderId),
  };
  if (link.pimsId === before.pimsId && link.pimsProviderId === before.pimsProviderId) return {};
  const location = await pimsSettingsOf(tx, locationId);
  if (!location) throw notFound('Location');
  const open = mayLink(link, location);
  if (!open.allowed) throwRefusal(open);
  if (await isLinkTaken(tx, { locationId, id: before.id, type: location.pimsConnectionType, ...link }))
    throw new Failure('CONFLICT', clientLinkedText);
  return {
    pims_id: link.pimsId,
    pims_provider_id: link.pimsProviderId,
    pims_connection_type: location.pimsConnectionType,
  };
}
