import { clientLinkedText } from '@signa/core/client';
import { mayImport, mayLink, type PimsSettings } from '@signa/core/pims';
import type { AddLocationClientInput } from '@signa/core/operation';
import { trimmedOrNull } from '@signa/core/text';
import { Failure, notFound, throwRefusal } from '../../failure/failure.js';
import { isLinkTaken, type StoredClient } from '../../store/client/client-store.js';
import { pimsSettingsOf } from '../../store/place/pims-settings.js';
import { loadFeatures } from '../../store/practice/feature-store.js';
import type { Work } from '../work.js';

/** The record of a practice system that stands behind a client. */
export interface ClientLink {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
}
type Ids = Pick<ClientLink, 'pimsId' | 'pimsProviderId'>;
type SentIds = Partial<Ids>;

const idsOf = ({ pimsId, pimsProviderId }: SentIds): Ids => ({
  pimsId: trimmedOrNull(pimsId),
  pimsProviderId: trimmedOrNull(pimsProviderId),
});
const isNone = ({ pimsId, pimsProviderId }: Ids) => pimsId === null && pimsProviderId === null;

/** The link that a client is added with: only where importing is on, and with a record that is free (C-085, C-089). */
export async function linkOfNew({ tx }: Work, locationId: string, input: AddLocationClientInput): Promise<ClientLink> {
  const ids = idsOf(input);
  if (isNone(ids) && input.isPIMSImport !== true) return { ...ids, pimsConnectionType: null };
  const location = await settingsOf(tx, locationId);
  const open = mayImport(input, location, new Set(await loadFeatures(tx, locationId)));
  if (!open.allowed) throwRefusal(open);
  if (isNone(ids)) return { ...ids, pimsConnectionType: null };
  return freeLink(tx, { locationId, id: null }, { ...ids, pimsConnectionType: location.pimsConnectionType });
}

/**
 * The link that an update makes: where PIMS is on, and with a record that is free (C-084, C-089, C-115).
 *
 * @returns `null` where the client stays linked as it is
 */
export async function linkOfUpdate({ tx }: Work, before: StoredClient, input: SentIds): Promise<ClientLink | null> {
  const sent = idsOf(input);
  const ids = {
    pimsId: before.pimsId ?? sent.pimsId,
    pimsProviderId: before.pimsProviderId ?? sent.pimsProviderId,
  };
  if (ids.pimsId === before.pimsId && ids.pimsProviderId === before.pimsProviderId) return null;
  const location = await settingsOf(tx, before.locationId);
  const open = mayLink(ids, location);
  if (!open.allowed) throwRefusal(open);
  return freeLink(tx, before, { ...ids, pimsConnectionType: location.pimsConnectionType });
}

async function settingsOf(tx: Work['tx'], locationId: string): Promise<PimsSettings> {
  const settings = await pimsSettingsOf(tx, locationId);
  if (!settings) throw notFound('Location');
  return settings;
}

/** One record of the practice system stands behind one client (C-089). @param id - `null` of a client that is added */
async function freeLink(
  tx: Work['tx'],
  client: { readonly locationId: string; readonly id: string | null },
  link: ClientLink,
): Promise<ClientLink> {
  const { pimsConnectionType: type, ...ids } = link;
  if (await isLinkTaken(tx, { locationId: client.locationId, id: client.id, type, ...ids }))
    throw new Failure('CONFLICT', clientLinkedText);
  return link;
}
