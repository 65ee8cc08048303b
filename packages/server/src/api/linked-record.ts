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
import { idOfRecord, type Linked } from '../store/pims/pims/record-link.js';
import { pimsLocation } from '../store/practice/place/pims-account.js';
import { loadFeatures } from '../store/practice/practice/feature-store.js';
import { type Context, readAt } from './context.js';
import { askLocation } from './pims-access.js';
import { verdictAt } from './permit.js';

/** The client or patient that a call links. */
interface LinkTarget {
  readonly locationId: string;
  /** Its current link; `null` for a client being added. */
  readonly before: LinkedRecord | null;
}

/**
 * Checks that the PIMS record named in a link exists, before anything is stored, so that no lock is kept during a call
 * to a partner. Makes no request for a call that links nothing or that its use case rejects.
 *
 * @param find - reads what the call is about; `null` when the caller cannot access it, which the use case rejects
 * @throws Failure BAD_USER_INPUT for an id that the PIMS does not know, PARTNER_UNREACHABLE when it does not respond
 * (C-092)
 */
export async function requirePimsRecord(
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

/** A location user, as named in a link with a PIMS user. */
interface UserLink {
  readonly locationId: string;
  readonly pimsId: string | null;
}

/**
 * Same check for a location user linked with a PIMS user.
 *
 * @throws Failure as `requirePimsRecord` does
 */
export async function requirePimsUser(
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
