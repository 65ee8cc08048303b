import type { Issue } from '../../base/failure/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import { linkedId, type LinkedRecord } from './link-status.js';
import type { PimsIds } from './record-id.js';

/** C-023. */
const pimsIdSetText = 'The PIMS ID is set and cannot be changed';

const paths = ['pimsId', 'pimsProviderId'] as const;

/**
 * The issues of an update that would change the link of a client or patient: an ID that is set can be neither changed
 * nor cleared, and a linked record gets no second ID, which could belong to another record.
 *
 * @param sent - `undefined` when the call omits an ID
 * @see C-023, C-115
 */
export function lockedLinkIssues(stored: LinkedRecord, sent: PimsIds): Issue[] {
  const isLinked = linkedId(stored) !== null;
  const broken = paths.filter((path) => {
    const [set, wanted] = [trimmedOrNull(stored[path]), trimmedOrNull(sent[path])];
    if (sent[path] === undefined || wanted === set) return false;
    return set !== null || isLinked;
  });
  return broken.map((path) => ({ path, code: 'locked', message: pimsIdSetText }));
}
