import { addressFormOf } from '@signa/core/base';
import type { MutationAddOrganizationArgs } from '@signa/core/contract/resolvers';
import {
  defaultPortalType,
  emptyLocationDraft,
  emptyOrganizationDraft,
  matchingLocationIssue,
  mayAddOrganization,
  normalizeOrganizationForm,
  organizationAfter,
  type OrganizationForm,
  organizationTexts,
  settleLocationDraft,
} from '@signa/core/practice';
import { issuesOf, organizationFormSchema } from '@signa/core/schema';
import { requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { findLocation } from '../../../store/practice/practice/location-store.js';
import {
  findLocationContext,
  insertLocation,
  newAddress,
  newPhone,
  nextLocationId,
  portalTypeIdOf,
} from '../../../store/practice/practice/new-location-store.js';
import {
  findOrganization,
  insertOrganization,
  type StoredOrganization,
} from '../../../store/practice/practice/organization-store.js';
import type { Outcome, Work } from '../../work.js';

/**
 * Adds an organization together with its first location, which copies what was entered. The organization
 * therefore always has a location whose audit can record its changes (decision 52).
 */
export async function addOrganization(
  work: Work,
  { input }: MutationAddOrganizationArgs,
): Promise<Outcome<StoredOrganization>> {
  const { tx, now } = work;
  const context = await findLocationContext(tx, null, null);
  const open = mayAddOrganization(context.isKeptInSalesforce);
  if (!open.allowed) throwRefusal(open);
  const organizationAddresses = input.organizationAddresses.map(addressFormOf);
  const form = organizationAfter(emptyOrganizationDraft, { ...input, organizationAddresses });
  const short = matchingLocationIssue(form);
  const alone = { path: 'createMatchingLocation', code: 'required', message: organizationTexts.matching };
  requireNoIssues([
    ...issuesOf(organizationFormSchema(context.pharmacyCodes), form),
    ...(short ? [short] : []),
    ...(input.createMatchingLocation ? [] : [alone]),
  ]);

  const { timeZone, ...entry } = normalizeOrganizationForm(form);
  const id = await nextLocationId(tx);
  await work.enterNew(id, null);
  const organizationId = await insertOrganization(tx, {
    ...entry,
    isActive: true,
    organizationAddresses: entry.organizationAddresses.map(newAddress),
    organizationPhones: entry.organizationPhones.map(newPhone),
  });
  await insertLocation(
    tx,
    { id, organizationId, isPrimary: true, timeZone, fields: await firstLocation(tx, form) },
    now,
  );
  const answer = await findOrganization(tx, organizationId, null);
  if (!answer) throw new Error('The added organization could not be read back');
  const location = { subject: `location:${id}`, before: null, after: await findLocation(tx, id) };
  const subject = `organization:${organizationId}`;
  return { locationId: id, answer, subject, before: null, after: answer, others: [location] };
}

/** The first location; whether it has PIMS is inherited from the organization. */
async function firstLocation(tx: Work['tx'], { organizationAddresses, organizationPhones, ...form }: OrganizationForm) {
  const { name, emailAddress, website, HIN, pharmacyCodes } = form;
  const draft = {
    ...emptyLocationDraft,
    ...{ name, emailAddress, website, HIN, pharmacyCodes },
    ...{ locationAddresses: organizationAddresses, locationPhones: organizationPhones },
    locationPortalTypeId: await portalTypeIdOf(tx, defaultPortalType),
  };
  return { ...settleLocationDraft(draft), isOfficeUseEnabled: false };
}
