import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import type { PimsAccount } from './pims-account.js';
import { providerIdTypes } from './trait.js';

/** The two ids that a record of a practice system may be known by here. */
export interface PimsIds {
  readonly pimsId?: string | null;
  readonly pimsProviderId?: string | null;
}

/**
 * The id by which a practice system is asked for a record: that of the provider under BITWERX, the PIMS id elsewhere.
 *
 * @returns `null` where it is not known
 * @see C-087, C-095, C-168, C-172
 */
export function recordId(type: PimsConnectionType, { pimsId, pimsProviderId }: PimsIds): string | null {
  return trimmedOrNull(providerIdTypes.includes(type) ? pimsProviderId : pimsId);
}

/** The ids under which a record of a practice system is linked here, by the id it was told with. @see C-087 */
export function linkIds(
  type: PimsConnectionType,
  record: { readonly id: string; readonly pimsId: string | null },
): { readonly pimsId: string | null; readonly pimsProviderId: string | null } {
  return providerIdTypes.includes(type)
    ? { pimsId: record.pimsId, pimsProviderId: record.id }
    : { pimsId: record.id, pimsProviderId: null };
}

/**
 * Whether a client or patient here is linked with this very record of a practice system: of the same system, by the id
 * that this system knows its records by.
 *
 * @see C-032, C-087, C-089
 */
export function isLinkedWith(
  linked: PimsIds & { readonly pimsConnectionType: PimsConnectionType | null },
  type: PimsConnectionType,
  theirs: { readonly id: string },
): boolean {
  return linked.pimsConnectionType === type && recordId(type, linked) === theirs.id;
}

/** The same as a link sends them: an id that the record has not is left out, so that it clears none. @see C-115, C-153 */
export function sentLinkIds(type: PimsConnectionType, record: { readonly id: string; readonly pimsId: string | null }) {
  const { pimsId, pimsProviderId } = linkIds(type, record);
  return { ...(pimsId !== null && { pimsId }), ...(pimsProviderId !== null && { pimsProviderId }) };
}

/** How one record is named to getPimsCaretakerById and getPimsPatientById (C-168, C-172). */
export interface RecordByIdInput {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
  readonly pimsId?: string;
  readonly providerId?: string;
}

/**
 * How the practice system is asked for the record of a client or a patient.
 *
 * @returns `null` for one who is not linked with a record of this system: nothing is asked
 * @see C-095, C-101, C-168, C-172
 */
export function recordByIdInput(
  { pimsAccountId, pimsConnectionType }: Pick<PimsAccount, 'pimsAccountId' | 'pimsConnectionType'>,
  linked: PimsIds & { readonly pimsConnectionType: PimsConnectionType | null },
): RecordByIdInput | null {
  const id = linked.pimsConnectionType === pimsConnectionType ? recordId(pimsConnectionType, linked) : null;
  if (id === null) return null;
  const named = providerIdTypes.includes(pimsConnectionType) ? { providerId: id } : { pimsId: id };
  return { pimsAccountId, pimsConnectionType, ...named };
}
