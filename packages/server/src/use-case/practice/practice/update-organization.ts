import { addressFormOf, checkListEntries, required } from '@signa/core/base';
import type { UpdateOrganizationInput } from '@signa/core/contract';
import type { MutationUpdateOrganizationArgs } from '@signa/core/contract/resolvers';
import {
  normalizeOrganizationForm,
  organizationAfter,
  organizationDraftOf,
  type OrganizationUpdate,
} from '@signa/core/practice';
import { issuesOf, organizationFormSchema } from '@signa/core/schema';
import { requireNoIssues } from '../../../failure/failure.js';
import { findLocationContext } from '../../../store/practice/practice/new-location-store.js';
import {
  findOrganization,
  type StoredOrganization,
  updateOrganizationRow,
} from '../../../store/practice/practice/organization-store.js';
import type { Outcome, Work } from '../../work.js';
import { addressesAfter, phonesAfter } from './place-lists.js';
import { requireVersion } from './require-version.js';

/** Changes an organization; the audit of each of its locations records it (A-162, decision 52). */
export async function updateOrganization(
  work: Work,
  { id, input }: MutationUpdateOrganizationArgs,
): Promise<Outcome<StoredOrganization>> {
  const { tx } = work;
  const { organization: before, locationIds } = await work.lockOrganization(id);
  const [locationId, ...elsewhere] = locationIds;
  requireVersion(input.version, before.version);

  const form = organizationAfter(organizationDraftOf(before), updateOf(input));
  const { pharmacyCodes } = await findLocationContext(tx, null, null);
  requireNoIssues([
    ...issuesOf(organizationFormSchema(pharmacyCodes), form),
    ...checkListEntries(before.organizationAddresses, input.organizationAddresses ?? [], 'organizationAddresses'),
    ...checkListEntries(before.organizationPhones, input.organizationPhones ?? [], 'organizationPhones'),
    ...(input.isActive === null ? [required('isActive')] : []),
  ]);
  const { timeZone: _, ...entry } = normalizeOrganizationForm(form);
  await updateOrganizationRow(tx, before.id, {
    ...entry,
    isActive: form.isActive,
    organizationAddresses: addressesAfter(before.organizationAddresses, entry.organizationAddresses),
    organizationPhones: phonesAfter(before.organizationPhones, entry.organizationPhones),
  });
  const answer = await findOrganization(tx, before.id, null);
  if (!answer) throw new Error('The updated organization could not be read back');
  const told = { subject: `organization:${before.id}`, before, after: answer };
  return { locationId, answer, ...told, elsewhere: elsewhere.map((place) => ({ locationId: place, ...told })) };
}

/** The fields of an update, as core expects them. */
const updateOf = ({ organizationAddresses, ...input }: UpdateOrganizationInput): OrganizationUpdate => ({
  ...input,
  ...(organizationAddresses && { organizationAddresses: organizationAddresses.map(addressFormOf) }),
});
