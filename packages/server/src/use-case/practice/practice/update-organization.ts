import { addressFormOf, checkListEntries, required } from '@signa/core/base';
import type { MutationUpdateOrganizationArgs, UpdateOrganizationInput } from '@signa/core/contract';
import { normalizeOrganizationForm, type OrganizationForm } from '@signa/core/practice';
import { issuesOf, organizationFormSchema } from '@signa/core/schema';
import { requireNoIssues } from '../../../failure/failure.js';
import { findLocationContext } from '../../../store/practice/practice/new-location-store.js';
import {
  findOrganization,
  type StoredOrganization,
  updateOrganizationRow,
} from '../../../store/practice/practice/organization-store.js';
import type { Outcome, Work } from '../../work.js';
import { addressesAfter, after, phonesAfter } from './place-lists.js';
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

  const form = formOf(before, input);
  const { pharmacyCodes } = await findLocationContext(tx, null, null);
  requireNoIssues([
    ...issuesOf(organizationFormSchema(pharmacyCodes), form),
    ...checkListEntries(before.organizationAddresses, input.organizationAddresses ?? [], 'organizationAddresses'),
    ...checkListEntries(before.organizationPhones, input.organizationPhones ?? [], 'organizationPhones'),
    ...(input.isActive === null ? [required('isActive')] : []),
  ]);
  const entry = { ...normalizeOrganizationForm(form), isActive: input.isActive ?? before.isActive };
  await updateOrganizationRow(tx, before.id, entry, {
    addresses: addressesAfter(before.organizationAddresses, entry.organizationAddresses),
    phones: phonesAfter(before.organizationPhones, entry.organizationPhones),
  });
  const answer = await findOrganization(tx, before.id, null);
  if (!answer) throw new Error('The updated organization could not be read back');
  const told = { subject: `organization:${before.id}`, before, after: answer };
  return { locationId, answer, ...told, elsewhere: elsewhere.map((place) => ({ locationId: place, ...told })) };
}

function formOf(before: StoredOrganization, input: UpdateOrganizationInput): OrganizationForm {
  return {
    accountno: after(input.accountno, before.accountno, ''),
    name: after(input.name, before.name, ''),
    dbaName: after(input.dbaName, before.dbaName, ''),
    emailAddress: after(input.emailAddress, before.emailAddress, ''),
    fax: after(input.fax, before.fax, ''),
    website: after(input.website, before.website, ''),
    HIN: after(input.HIN, before.HIN, ''),
    isPIMSEnabled: input.isPIMSEnabled ?? before.isPIMSEnabled,
    organizationAddresses: (input.organizationAddresses ?? before.organizationAddresses).map(addressFormOf),
    organizationPhones: input.organizationPhones ?? before.organizationPhones,
    pharmacyCodes: after(
      input.pharmacyCodes,
      before.organizationPharmacies.map(({ code }) => code),
      [],
    ),
  };
}
