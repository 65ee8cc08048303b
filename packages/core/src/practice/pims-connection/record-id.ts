import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import type { PimsAccount } from './pims-account.js';
import { providerIdTypes } from './trait.js';

/** The two IDs that can identify a record of a practice system. */
export interface PimsIds {
  readonly pimsId?: string | null;
  readonly pimsProviderId?: string | null;
}

/**
 * The ID to request a record from a practice system: the provider ID for BITWERX, the PIMS ID for every other type.
 *
 * @returns `null` when it is unknown
 * @see C-087, C-095, C-168, C-172
 */
export function recordId(type: PimsConnectionType, { pimsId, pimsProviderId }: PimsIds): string | null {
  return trimmedOrNull(providerIdTypes.includes(type) ? pimsProviderId : pimsId);
}

/** The IDs to store for a linked record of a practice system, by its reported ID. @see C-087 */
export function linkIds(
  type: PimsConnectionType,
  record: { readonly id: string; readonly pimsId: string | null },
): { readonly pimsId: string | null; readonly pimsProviderId: string | null } {
  return providerIdTypes.includes(type)
    ? { pimsId: record.pimsId, pimsProviderId: record.id }
    : { pimsId: record.id, pimsProviderId: null };
}

/**
 * Whether a client or patient is linked to this record of a practice system: system and ID are the same, by the kind of
 * ID this system uses.
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

/** The same as input of a call: a missing ID is omitted, so that it does not clear a stored one. @see C-115, C-153 */
export function sentLinkIds(type: PimsConnectionType, record: { readonly id: string; readonly pimsId: string | null }) {
  const { pimsId, pimsProviderId } = linkIds(type, record);
  return { ...(pimsId !== null && { pimsId }), ...(pimsProviderId !== null && { pimsProviderId }) };
}

/** The input of getPimsCaretakerById and getPimsPatientById (C-168, C-172). */
export interface RecordByIdInput {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
  readonly pimsId?: string;
  readonly providerId?: string;
}

/**
 * The input to request the linked record of a client or a patient.
 *
 * @returns `null` when it is not linked to a record of this system, so that nothing is requested
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
