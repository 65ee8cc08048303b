import { addressFormOf } from '@signa/core/base';
import type { AddLocationInput } from '@signa/core/contract';
import type { MutationAddLocationArgs } from '@signa/core/contract/resolvers';
import { mayCall } from '@signa/core/administration';
import {
  addLocationTexts,
  compareIds,
  emptyLocationDraft,
  isActiveAssignment,
  locationAfter,
  type LocationDraft,
  mayAddLocation,
  normalizeLocationForm,
  locationSettingsOf,
  settleLocationDraft,
} from '@signa/core/practice';
import { issuesOf, locationFormSchema, locationSettingsSchema } from '@signa/core/schema';
import type { Actor } from '../../../access/actor.js';
import type { Assignment } from '../../../access/actor-facts.js';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { findLocation, type StoredLocation } from '../../../store/practice/practice/location-store.js';
import {
  findLocationContext,
  insertLocation,
  type LocationContext,
  nextLocationId,
} from '../../../store/practice/practice/new-location-store.js';
import { insertSameAssignment } from '../../../store/practice/user/change-person.js';
import type { Outcome, Work } from '../../work.js';

/**
 * Adds a location. A practice user adds it to the organization of one of their own locations, with that location's
 * portal type, and is assigned there with the same role. Support adds it to any organization, or to none (A-045,
 *
 */
export async function addLocation(work: Work, { input }: MutationAddLocationArgs): Promise<Outcome<StoredLocation>> {
  const { tx, actor, now } = work;
  const beside = actor.caller.kind === 'support' ? null : ownLocationOf(actor, input);
  const organizationId = input.organizationId ?? null;
  const context = await findLocationContext(tx, organizationId, beside?.locationId ?? null);
  if (organizationId !== null && !context.organization) throw notFound('Organization');
  const open = mayAddLocation(context.isKeptInSalesforce);
  if (!open.allowed) throwRefusal(open);
  if (beside && input.portalType && input.portalType !== context.portalTypeId)
    throw new Failure('FORBIDDEN', addLocationTexts.portalType);
  const draft = draftOf(input, beside ? context.portalTypeId : (input.portalType ?? null));
  requireNoIssues([
    ...issuesOf(locationFormSchema, draft),
    ...issuesOf(locationSettingsSchema(context), locationSettingsOf(draft)),
  ]);

  const id = await nextLocationId(tx);
  const { timeZone, ...entry } = normalizeLocationForm(draft);
  const fields = { ...settleLocationDraft(draft), ...entry, pharmacyCodes: pharmaciesOf(draft, context) };
  const added = { id, organizationId, isPrimary: false, timeZone, fields };
  await work.enterNew(id, beside?.locationId ?? null);
  await insertLocation(tx, added, now);
  const locationUserId = beside ? await insertSameAssignment(tx, beside, id) : undefined;
  const answer = await findLocation(tx, id);
  if (!answer) throw new Error('The added location could not be read back');
  const after = { ...answer, locationUser: beside && { id: locationUserId, roleId: beside.role.id } };
  const subject = `location:${id}`;
  return { locationId: id, answer, subject, before: null, after, addedAssignmentId: locationUserId };
}

/**
 * The caller's assignment that allows adding the location: at the location named in the call, or at any location of the
 * organization.
 */
function ownLocationOf(actor: Actor, input: AddLocationInput): Assignment {
  const own = actor.assignments
    .filter(isActiveAssignment)
    .filter(({ location: { organization } }) => organization !== null && organization.id === input.organizationId)
    .filter((assignment) => !input.locationId || assignment.locationId === input.locationId)
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || compareIds(a.id, b.id));
  const fields = Object.entries(input)
    .filter(([, value]) => isSet(value))
    .map(([field]) => field);
  const verdictAt = ({ locationId }: Assignment) =>
    mayCall({ operation: 'AddLocation', caller: actor.caller, locationIds: [locationId], facts: { fields } });
  const beside = own.find((assignment) => verdictAt(assignment).allowed);
  if (beside) return beside;
  const refused = own[0] && verdictAt(own[0]);
  if (refused && !refused.allowed) throwRefusal(refused);
  throw new Failure('FORBIDDEN', addLocationTexts.organization);
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function draftOf(input: AddLocationInput, portalType: string | null): LocationDraft {
  const locationAddresses = input.locationAddresses.map(addressFormOf);
  return locationAfter(emptyLocationDraft, { ...input, locationAddresses, locationPortalTypeId: portalType });
}

/** The chosen pharmacies, else the organization's. */
function pharmaciesOf({ pharmacyCodes }: LocationDraft, { organization }: LocationContext): readonly string[] {
  return pharmacyCodes.length > 0 ? pharmacyCodes : (organization?.pharmacyCodes ?? []);
}
