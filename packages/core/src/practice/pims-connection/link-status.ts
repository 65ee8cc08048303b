import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import { providerIdTypes } from './trait.js';

/** The fields of a client or patient that tell whether it is linked to a record of the practice-management system. */
export interface LinkedRecord {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  /** The type of the system that the IDs belong to. */
  readonly pimsConnectionType: PimsConnectionType | null;
}

/**
 * The ID of the linked record: the PIMS ID, or else the provider ID if the system has such IDs.
 *
 * @returns `null` when it is not linked; a provider ID under another type does not count
 * @see C-056, C-088, C-125
 */
export function linkedId({ pimsId, pimsProviderId, pimsConnectionType: type }: LinkedRecord): string | null {
  const isByProvider = type !== null && providerIdTypes.includes(type);
  return trimmedOrNull(pimsId) ?? (isByProvider ? trimmedOrNull(pimsProviderId) : null);
}

/** The link status as text, with the ID as a tooltip. */
export interface PimsStatus {
  readonly isLinked: boolean;
  readonly text: 'Linked' | 'Not Linked';
  /** 'PIMS ID 4711'; `null` when it is not linked. */
  readonly tooltip: string | null;
}

/** The link status of a client or patient, as shown on its profile. @see C-050, C-056 */
export function pimsStatus(record: LinkedRecord): PimsStatus {
  const id = linkedId(record);
  return id === null
    ? { isLinked: false, text: 'Not Linked', tooltip: null }
    : { isLinked: true, text: 'Linked', tooltip: `PIMS ID ${id}` };
}
