import type { Issue } from '../../base/failure/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import { linkedId, type LinkedRecord } from './link-status.js';
import type { PimsIds } from './record-id.js';

/** C-023. */
const pimsIdSetText = 'The PIMS ID is set and cannot be changed';

const paths = ['pimsId', 'pimsProviderId'] as const;

/**
 * The violations of an update by the link that a client or patient has: an id that is set is neither changed nor
 * cleared, and who is linked with one record gets no second id, which could be that of another one.
 *
 * @param sent - `undefined` where the call leaves an id out
 * @see C-023, C-115
 */
export function heldLinkIssues(stored: LinkedRecord, sent: PimsIds): Issue[] {
  const isLinked = linkedId(stored) !== null;
  const broken = paths.filter((path) => {
    const [set, wanted] = [trimmedOrNull(stored[path]), trimmedOrNull(sent[path])];
    if (sent[path] === undefined || wanted === set) return false;
    return set !== null || isLinked;
  });
  return broken.map((path) => ({ path, code: 'locked', message: pimsIdSetText }));
}
