import { addressFormOf, checkListEntries, type Issue, required, trimmed, trimmedOrNull } from '@signa/core/base';
import type { MutationUpdateLocationArgs, UpdateLocationInput } from '@signa/core/contract';
import {
  accountSecretIssue,
  type LocationEditor,
  type LocationForm,
  mayAddLocation,
  mayChangeLocation,
  newAccountSecret,
  normalizeLocationForm,
  organizationTexts,
  otherAccountIssue,
  writebackAfter,
} from '@signa/core/practice';
import { issuesOf, locationFormSchema, locationSettingsSchema } from '@signa/core/schema';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { encryptSecret } from '../../../secrets/encrypt-secret.js';
import { accountSecretOf, type SecretCipher } from '../../../secrets/secret-cipher.js';
import { key } from '../../../store/key.js';
import { updateLocationRow } from '../../../store/practice/practice/location-change-store.js';
import { findLocation, type StoredLocation } from '../../../store/practice/practice/location-store.js';
import { findLocationContext, type LocationContext } from '../../../store/practice/practice/new-location-store.js';
import { keepsOtherLocation } from '../../../store/practice/practice/organization-store.js';
import type { Outcome, Work } from '../../work.js';
import { grantedToken } from './granted-token.js';
import { addressesAfter, after, phonesAfter } from './place-lists.js';
import { requireVersion } from './require-version.js';

/**
 * Changes a location: its own fields by users who can edit the practice's settings; fields that affect billing, product
 * range, or the PIMS connection by support.
 */
export const updateLocation =
  (secretCipher: SecretCipher) =>
  async (work: Work, { updateLocationId, input }: MutationUpdateLocationArgs): Promise<Outcome<StoredLocation>> => {
    const { tx } = work;
    const locationId = key(updateLocationId);
    const before = await work.lockLocation(locationId);
    requireVersion(input.version, before.version);

    const editor = await editorOf(work, before);
    const was = settingsOf(before, {});
    const settings = settingsOf(before, input);
    const typed = newAccountSecret(input.pimsAccountSecret);
    const isReplaced = typed !== null || Boolean(input.pimsConnectionHandle);
    const changed = [...changedFields(was, settings), ...(isReplaced ? ['pimsAccountSecret'] : [])];
    const verdict = mayChangeLocation(changed, editor);
    if (!verdict.allowed) throwRefusal(verdict);

    const secret = (await grantedToken(work, secretCipher, locationId, input, settings)) ?? typed;

    const form = formOf(before, input);
    const context = await findLocationContext(tx, settings.organizationId, null);
    requireNoIssues([
      ...issuesOf(locationFormSchema, form),
      ...listIssues(before, input),
      ...[accountSecretIssue(input.pimsAccountSecret)].filter((issue) => issue !== null),
      ...(editor.kind === 'support'
        ? settingsIssues(input, was, settings, context)
        : accountIssues(before, was, settings, secret)),
    ]);
    if (was.organizationId !== settings.organizationId) await requireMove(work, locationId, was, settings, context);

    const columns = columnsOf(before, form, settings, pharmaciesOf(input, settings, editor, context));
    await updateLocationRow(tx, locationId, {
      ...columns,
      ...secretColumn(secretCipher, locationId, secret, was, settings),
    });
    const answer = await findLocation(tx, locationId);
    if (!answer) throw new Error('The updated location could not be read back');
    const after = secret === null ? answer : { ...answer, pimsAccountSecret: 'replaced' };
    return { locationId, answer, subject: `location:${locationId}`, before, after };
  };

/** A practice can name another account only together with its secret. */
function accountIssues(before: StoredLocation, was: Settings, now: Settings, secret: string | null): Issue[] {
  if (was.pimsAccountId === now.pimsAccountId) return [];
  const issue = otherAccountIssue(now.pimsAccountId, secret !== null || before.isPimsAccountSecretSet);
  return issue ? [issue] : [];
}

/** A change of the PIMS type clears the secret, because the new system must not receive it. */
function secretColumn(
  secretCipher: SecretCipher,
  locationId: string,
  secret: string | null,
  was: Settings,
  now: Settings,
) {
  if (secret === null) return was.pimsConnectionType === now.pimsConnectionType ? {} : { pims_account_secret: null };
  return { pims_account_secret: encryptSecret(secretCipher, secret, accountSecretOf(locationId)) };
}

/** A practice user changes the location with the role that they have there. */
async function editorOf(work: Work, { id, pimsConnectionType }: StoredLocation): Promise<LocationEditor> {
  if (work.actor.caller.kind === 'support') return { kind: 'support' };
  const { assignment } = await work.actAt(id);
  return { kind: 'practice', roleName: assignment.role.name, pimsConnectionType };
}

function formOf(before: StoredLocation, input: UpdateLocationInput): LocationForm {
  return {
    name: after(input.name, before.name, ''),
    emailAddress: after(input.emailAddress, before.emailAddress, ''),
    website: after(input.website, before.website, ''),
    HIN: after(input.HIN, before.HIN, ''),
    isOfficeUseEnabled: input.isOfficeUseEnabled === undefined ? before.isOfficeUseEnabled : input.isOfficeUseEnabled,
    locationAddresses: (input.locationAddresses ?? before.locationAddresses).map(addressFormOf),
    locationPhones: input.locationPhones ?? before.locationPhones,
  };
}

/** Stored values of the fields that a practice does not change, under the names of the input. */
function settingsOf(before: StoredLocation, input: UpdateLocationInput) {
  const text = (sent: string | null | undefined, stored: string | null) =>
    sent === undefined ? stored : trimmedOrNull(sent);
  const own = before.locationPharmacies.map(({ code }) => code);
  return {
    emailAddress: trimmed(after(input.emailAddress, before.emailAddress, '')),
    organizationId: input.organizationId === undefined ? before.organizationId : input.organizationId,
    isActive: input.isActive ?? before.isActive,
    locationAccountId: text(input.locationAccountId, before.locationAccountId),
    locationPortalTypeId: input.locationPortalTypeId ?? before.locationPortalTypeId,
    pharmacyCodes: input.pharmacyCodes?.length ? [...new Set(input.pharmacyCodes)] : own,
    isPimsEnabled: input.isPimsEnabled === undefined ? before.isPimsEnabled : input.isPimsEnabled,
    pimsAccountId: text(input.pimsAccountId, before.pimsAccountId),
    pimsConnectionType: input.pimsConnectionType === undefined ? before.pimsConnectionType : input.pimsConnectionType,
    pimsWritebackAccountId: text(input.pimsWritebackAccountId, before.pimsWritebackAccountId),
    pimsWritebackLocationId: text(input.pimsWritebackLocationId, before.pimsWritebackLocationId),
    isEnabledForWriteback: input.isEnabledForWriteback ?? before.isEnabledForWriteback,
  };
}

type Settings = ReturnType<typeof settingsOf>;

/** Fields whose values differ. */
function changedFields(before: Settings, now: Settings): string[] {
  const text = (value: unknown) => JSON.stringify(value ?? null);
  return Object.entries(now).flatMap(([field, value]) =>
    text(value) === text(before[field as keyof Settings]) ? [] : [field],
  );
}

function listIssues(before: StoredLocation, { locationAddresses, locationPhones }: UpdateLocationInput): Issue[] {
  return [
    ...checkListEntries(before.locationAddresses, locationAddresses ?? [], 'locationAddresses'),
    ...checkListEntries(before.locationPhones, locationPhones ?? [], 'locationPhones'),
  ];
}

/** Write-back is validated only when it is turned on; a stored setting may have become invalid since. */
function settingsIssues(
  input: UpdateLocationInput,
  was: Settings,
  { locationPortalTypeId: portalType, ...settings }: Settings,
  context: LocationContext,
): Issue[] {
  const judged = {
    ...settings,
    portalType,
    locationAccountId: settings.locationAccountId ?? '',
    pimsAccountId: settings.pimsAccountId ?? '',
    isEnabledForWriteback: settings.isEnabledForWriteback && !was.isEnabledForWriteback,
  };
  const issues = issuesOf(locationSettingsSchema(context, 'several'), judged);
  return [
    ...(input.isActive === null ? [required('isActive')] : []),
    ...issues.map((issue) => (issue.path === 'portalType' ? { ...issue, path: 'locationPortalTypeId' } : issue)),
  ];
}

/**
 * Moves a location to another organization under the rules for adding it there, and never as the last location of its
 * own (decision 52).
 */
async function requireMove(work: Work, locationId: string, was: Settings, now: Settings, context: LocationContext) {
  if (now.organizationId !== null && !context.organization) throw notFound('Organization');
  const open = mayAddLocation(now.organizationId !== null && context.isKeptInSalesforce);
  if (!open.allowed) throwRefusal(open);
  if (was.organizationId === null) return;
  if (!(await keepsOtherLocation(work.tx, was.organizationId, locationId)))
    throw new Failure('CONFLICT', organizationTexts.lastLocation);
}

/**
 * The chosen pharmacies, else the location's, else its organization's; unless support chooses, the location keeps its
 * own.
 */
function pharmaciesOf(
  input: UpdateLocationInput,
  { pharmacyCodes }: Settings,
  { kind }: LocationEditor,
  { organization }: LocationContext,
): readonly string[] {
  if (pharmacyCodes.length > 0 || kind !== 'support' || !input.pharmacyCodes) return pharmacyCodes;
  return organization?.pharmacyCodes ?? [];
}

/** The row as stored; the time zone follows the first address when that moves to another state. */
function columnsOf(before: StoredLocation, form: LocationForm, settings: Settings, pharmacyCodes: readonly string[]) {
  const entry = normalizeLocationForm(form);
  const isSameState = entry.locationAddresses[0]?.state === before.locationAddresses[0]?.state;
  return {
    name: entry.name,
    email_address: entry.emailAddress,
    website: entry.website,
    hin: entry.HIN,
    is_office_use_enabled: entry.isOfficeUseEnabled,
    time_zone: isSameState ? before.timeZone : entry.timeZone,
    addresses: JSON.stringify(addressesAfter(before.locationAddresses, entry.locationAddresses)),
    phones: JSON.stringify(phonesAfter(before.locationPhones, entry.locationPhones)),
    organization_id: settings.organizationId,
    is_active: settings.isActive,
    location_account_id: settings.locationAccountId,
    portal_type_id: settings.locationPortalTypeId,
    pharmacy_codes: [...pharmacyCodes],
    is_pims_enabled: settings.isPimsEnabled,
    pims_account_id: settings.pimsAccountId,
    pims_connection_type: settings.pimsConnectionType,
    pims_writeback_account_id: settings.pimsWritebackAccountId,
    pims_writeback_location_id: settings.pimsWritebackLocationId,
    is_enabled_for_writeback: writebackAfter(settings.isEnabledForWriteback, settings),
  };
}
