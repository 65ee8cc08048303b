import { addressFormOf, checkListEntries, type Issue, required } from '@signa/core/base';
import type { UpdateLocationInput } from '@signa/core/contract';
import type { MutationUpdateLocationArgs } from '@signa/core/contract/resolvers';
import {
  accountSecretIssue,
  asUpdatePath,
  locationAfter,
  locationChange,
  type LocationDraft,
  locationDraftOf,
  type LocationEditor,
  type LocationUpdate,
  mayAddLocation,
  mayChangeLocation,
  newAccountSecret,
  normalizeLocationForm,
  organizationTexts,
  otherAccountIssue,
  locationSettingsOf,
  type SettledLocation,
  settleLocationDraft,
  writebackAfter,
} from '@signa/core/practice';
import { issuesOf, locationFormSchema, locationSettingsSchema } from '@signa/core/schema';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { encryptSecret } from '../../../secrets/encrypt-secret.js';
import { accountSecretOf, type SecretCipher } from '../../../secrets/secret-cipher.js';
import { key } from '../../../store/key.js';
import { updateLocationRow } from '../../../store/practice/practice/location-change-store.js';
import { locationValues } from '../../../store/practice/practice/location-columns.js';
import { findLocation, type StoredLocation } from '../../../store/practice/practice/location-store.js';
import { findLocationContext, type LocationContext } from '../../../store/practice/practice/new-location-store.js';
import { keepsOtherLocation } from '../../../store/practice/practice/organization-store.js';
import type { Outcome, Work } from '../../work.js';
import { grantedToken } from './granted-token.js';
import { addressesAfter, phonesAfter } from './place-lists.js';
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
    const stored = locationDraftOf(before);
    const draft = locationAfter(stored, updateOf(input));
    const was = { ...settleLocationDraft(stored), organizationId: before.organizationId };
    const { organizationId = before.organizationId } = input;
    const settings = { ...settleLocationDraft(draft), organizationId };
    const typed = newAccountSecret(input.pimsAccountSecret);
    const isReplaced = typed !== null || Boolean(input.pimsConnectionHandle);
    const isMoved = was.organizationId !== organizationId;
    const changed = [
      ...(isMoved ? ['organizationId'] : []),
      ...Object.keys(locationChange(stored, draft)),
      ...(isReplaced ? ['pimsAccountSecret'] : []),
    ];
    const verdict = mayChangeLocation(changed, editor);
    if (!verdict.allowed) throwRefusal(verdict);

    const secret = (await grantedToken(work, secretCipher, locationId, input, settings)) ?? typed;

    const context = await findLocationContext(tx, settings.organizationId, null);
    requireNoIssues([
      ...issuesOf(locationFormSchema, draft),
      ...listIssues(before, input),
      ...[accountSecretIssue(input.pimsAccountSecret)].filter((issue) => issue !== null),
      ...(editor.kind === 'support'
        ? settingsIssues(input, was, draft, context)
        : accountIssues(before, was, settings, secret)),
    ]);
    if (isMoved) await requireMove(work, locationId, was, settings, context);

    const columns = columnsOf(before, draft, settings, pharmaciesOf(input, settings, editor, context));
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

/** The fields of an update, as core expects them. An empty list of pharmacies keeps them. */
function updateOf({ pharmacyCodes, locationAddresses, ...input }: UpdateLocationInput): LocationUpdate {
  return {
    ...input,
    ...(pharmacyCodes?.length && { pharmacyCodes }),
    ...(locationAddresses && { locationAddresses: locationAddresses.map(addressFormOf) }),
  };
}

type Settings = SettledLocation & { readonly organizationId: string | null };

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
  draft: LocationDraft,
  context: LocationContext,
): Issue[] {
  const isEnabledForWriteback = draft.isEnabledForWriteback && !was.isEnabledForWriteback;
  const settings = locationSettingsOf({ ...draft, isEnabledForWriteback });
  return [
    ...(input.isActive === null ? [required('isActive')] : []),
    ...issuesOf(locationSettingsSchema(context, 'several'), settings).map(asUpdatePath),
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
function columnsOf(before: StoredLocation, draft: LocationDraft, settings: Settings, pharmacyCodes: readonly string[]) {
  const { timeZone, ...entry } = normalizeLocationForm(draft);
  const isSameState = entry.locationAddresses[0]?.state === before.locationAddresses[0]?.state;
  return {
    ...locationValues({
      ...settings,
      ...entry,
      pharmacyCodes,
      isEnabledForWriteback: writebackAfter(settings.isEnabledForWriteback, settings),
      locationAddresses: addressesAfter(before.locationAddresses, entry.locationAddresses),
      locationPhones: phonesAfter(before.locationPhones, entry.locationPhones),
    }),
    time_zone: isSameState ? before.timeZone : timeZone,
    organization_id: settings.organizationId,
  };
}
