import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import { providerIdTypes } from './trait.js';

/** What tells of a client or patient whether a record of the practice-management system stands behind it. */
export interface LinkedRecord {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  /** The type of the system that the ids are of. */
  readonly pimsConnectionType: PimsConnectionType | null;
}

/**
 * The id there: the PIMS id, without one that of the provider where the system has such ids.
 *
 * @returns `null` where it is not linked: a provider id under another type says nothing
 * @see C-056, C-088, C-125
 */
export function linkedId({ pimsId, pimsProviderId, pimsConnectionType: type }: LinkedRecord): string | null {
  const isByProvider = type !== null && providerIdTypes.includes(type);
  return trimmedOrNull(pimsId) ?? (isByProvider ? trimmedOrNull(pimsProviderId) : null);
}

/** The status of a link in words, with what stands behind it. */
export interface PimsStatus {
  readonly isLinked: boolean;
  readonly text: 'Linked' | 'Not Linked';
  /** 'PIMS ID 4711'; `null` where it is not linked. */
  readonly tooltip: string | null;
}

/** Whether a client or patient is linked, as a profile says it. @see C-050, C-056 */
export function pimsStatus(record: LinkedRecord): PimsStatus {
  const id = linkedId(record);
  return id === null
    ? { isLinked: false, text: 'Not Linked', tooltip: null }
    : { isLinked: true, text: 'Linked', tooltip: `PIMS ID ${id}` };
}
