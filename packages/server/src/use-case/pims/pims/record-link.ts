import { alreadyImportedNotice, clientLinkedText } from '@signa/core/clients';
import {
  lockedLinkIssues,
  type LinkedRecord,
  mayImport,
  mayLink,
  type PimsSettings,
  type SentLink,
} from '@signa/core/practice';
import { trimmedOrNull } from '@signa/core/base';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { isRecordTaken, type Linked, type LinkedKey, type RecordLink } from '../../../store/pims/pims/record-link.js';
import { pimsSettingsOf } from '../../../store/practice/place/pims-settings.js';
import { loadFeatures } from '../../../store/practice/practice/feature-store.js';
import type { Work } from '../../work.js';

const takenTexts: Readonly<Record<Linked, string>> = {
  client: clientLinkedText,
  patient: alreadyImportedNotice.title,
};

type Ids = Pick<RecordLink, 'pimsId' | 'pimsProviderId'>;
type SentIds = Pick<SentLink, 'pimsId' | 'pimsProviderId' | 'pimsConnectionType'>;

const idsOf = ({ pimsId, pimsProviderId }: SentIds): Ids => ({
  pimsId: trimmedOrNull(pimsId),
  pimsProviderId: trimmedOrNull(pimsProviderId),
});
const isNone = ({ pimsId, pimsProviderId }: Ids) => pimsId === null && pimsProviderId === null;

/** The link for a record being added: requires importing and an unlinked PIMS record (C-085, C-089). */
export async function linkOfNew(
  { tx }: Work,
  linked: Linked,
  locationId: string,
  sent: SentLink,
): Promise<LinkedRecord> {
  const ids = idsOf(sent);
  if (isNone(ids) && sent.isPIMSImport !== true) return { ...ids, pimsConnectionType: null };
  const location = await settingsOf(tx, locationId);
  const open = mayImport(sent, location, new Set(await loadFeatures(tx, locationId)));
  if (!open.allowed) throwRefusal(open);
  if (isNone(ids)) return { ...ids, pimsConnectionType: null };
  const link = { ...ids, pimsConnectionType: location.pimsConnectionType };
  return freeLink(tx, linked, { locationId, id: null }, link);
}

/**
 * The link that an update makes: requires PIMS and an unlinked record; an existing link is kept (C-023, C-084, C-089,
 * C-115).
 *
 * @returns `null` when the link does not change
 */
export async function linkOfUpdate(
  { tx }: Work,
  linked: Linked,
  before: LinkedKey & LinkedRecord,
  sent: SentIds,
): Promise<RecordLink | null> {
  requireNoIssues(lockedLinkIssues(before, sent));
  const { pimsId, pimsProviderId } = idsOf(sent);
  const ids = { pimsId: before.pimsId ?? pimsId, pimsProviderId: before.pimsProviderId ?? pimsProviderId };
  if (ids.pimsId === before.pimsId && ids.pimsProviderId === before.pimsProviderId) return null;
  const location = await settingsOf(tx, before.locationId);
  const open = mayLink({ ...ids, pimsConnectionType: sent.pimsConnectionType }, location);
  if (!open.allowed) throwRefusal(open);
  return freeLink(tx, linked, before, { ...ids, pimsConnectionType: location.pimsConnectionType });
}

/**
 * Whether the values sent with a link come from its record: they then fill only fields that are still empty (C-220).
 */
export const isLinkOfRecord = (link: RecordLink | null, { pimsConnectionType }: SentIds): boolean =>
  link !== null && pimsConnectionType != null;

/** Columns of a link. */
export const linkColumns = (link: RecordLink) => ({
  pims_id: link.pimsId,
  pims_provider_id: link.pimsProviderId,
  pims_connection_type: link.pimsConnectionType,
});

async function settingsOf(tx: Work['tx'], locationId: string): Promise<PimsSettings> {
  const settings = await pimsSettingsOf(tx, locationId);
  if (!settings) throw notFound('Location');
  return settings;
}

/** Rejects input marked as an import where importing is disabled, in updates too (C-085). */
export async function requireImport({ tx }: Work, locationId: string, sent: SentLink): Promise<void> {
  if (sent.isPIMSImport !== true) return;
  const open = mayImport(sent, await settingsOf(tx, locationId), new Set(await loadFeatures(tx, locationId)));
  if (!open.allowed) throwRefusal(open);
}

/** A PIMS record is linked with at most one client or patient (C-089). */
async function freeLink<L extends RecordLink>(tx: Work['tx'], linked: Linked, one: LinkedKey, link: L): Promise<L> {
  if (await isRecordTaken(tx, linked, one, link)) throw new Failure('CONFLICT', takenTexts[linked]);
  return link;
}
