import {
  type LinkedRecord,
  linkedId,
  mayImport,
  mayLink,
  pimsRecordMissingTexts,
  providerIdTypes,
  recordId,
  type SentLink,
} from '@signa/core/practice';
import { isLinkableUser, userMissingText } from '@signa/core/pims';
import { trimmedOrNull } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import { idOfRecord, type Linked } from '../store/pims/record-link.js';
import { pimsLocation } from '../store/place/pims-account.js';
import { loadFeatures } from '../store/practice/feature-store.js';
import { type Context, readAt } from './context.js';
import { askLocation } from './pims-access.js';
import { verdictAt } from './permit.js';

/** The client or patient that a call links. */
interface LinkTarget {
  readonly locationId: string;
  /** Its current link; `null` of a client who is added. */
  readonly before: LinkedRecord | null;
}

/**
 * Makes sure that the record of the practice system that a call links with is there, before anything is stored: nothing is
 * locked while a partner is waited for. A call that links nothing asks nothing, and neither does one that its use case
 * refuses.
 *
 * @param find - reads what the call is about; `null` where the caller cannot reach it, which the use case refuses
 * @throws Failure BAD_USER_INPUT for an id that the practice system does not know, PARTNER_UNREACHABLE when it could not
 * be asked (C-092)
 */
export async function requireRecordThere(
  context: Context,
  linked: Linked,
  sent: SentLink,
  find: () => Promise<LinkTarget | null> | LinkTarget,
): Promise<void> {
  if (trimmedOrNull(sent.pimsId) === null && trimmedOrNull(sent.pimsProviderId) === null) return;
  const target = await find();
  if (!target || !verdictAt(context, target.locationId).allowed) return;
  const { locationId, before } = target;
  if (before && linkedId(before) !== null) return;
  const ids = {
    pimsId: before?.pimsId ?? trimmedOrNull(sent.pimsId),
    pimsProviderId: before?.pimsProviderId ?? trimmedOrNull(sent.pimsProviderId),
  };
  const { location, features } = await readAt(context, locationId, async (sql) => ({
    location: await pimsLocation(sql, locationId),
    features: new Set(await loadFeatures(sql, locationId)),
  }));
  const type = location?.pimsConnectionType;
  if (!location || !type) return;
  const may = before ? mayLink({ ...sent, ...ids }, location) : mayImport({ ...sent, ...ids }, location, features);
  const id = recordId(type, ids);
  if (!may.allowed || id === null) return;
  const known = await readAt(context, locationId, (sql) => idOfRecord(sql, linked, locationId, { type, recordId: id }));
  if (known !== null) return;
  const isThere = await askLocation(context, location, type, async (records) =>
    linked === 'client'
      ? (await records.caretakersById([id])).length > 0
      : (await records.patientsById([id])).some(({ isDeleted }) => !isDeleted),
  );
  if (isThere) return;
  const path = providerIdTypes.includes(type) ? 'pimsProviderId' : 'pimsId';
  const message = pimsRecordMissingTexts[linked];
  throw new Failure('BAD_USER_INPUT', message, [{ path, code: 'unknown', message }]);
}

/** Who works at a location, as a link with a user of the practice system names them. */
interface UserLink {
  readonly locationId: string;
  readonly pimsId: string | null;
}

/**
 * The same for a location user who is linked with a user of the practice system.
 *
 * @throws Failure as `requireRecordThere` does
 */
export async function requireUserThere(
  context: Context,
  { locationId, pimsId: before }: UserLink,
  sent: string | null | undefined,
): Promise<void> {
  const pimsId = trimmedOrNull(sent);
  if (pimsId === null || pimsId === before) return;
  const location = await readAt(context, locationId, (sql) => pimsLocation(sql, locationId));
  const type = location?.pimsConnectionType;
  if (!location || !type || !isLinkableUser({ ...location, pimsId })) return;
  if ((await askLocation(context, location, type, (users) => users.userById(pimsId))) !== null) return;
  throw new Failure('BAD_USER_INPUT', userMissingText, [
    { path: 'input.pimsId', code: 'unknown', message: userMissingText },
  ]);
}
