import { allowed, refuse, type Verdict } from '../../../base/failure/index.js';
import { externalIssueText, undoneText, unknownStatus } from './refused-event.js';
import { type RxStatusCode, rxStatusListing } from './status.js';

const undone = refuse('CONFLICT', undoneText);

/**
 * Whether work besides lifecycle events is possible on a prescription: renewal requests, orders, and workflow
 * assignments. An external prescription and one that was undone are read-only, and one with an unknown status can't be
 * judged.
 *
 * @see P-302, P-481, A-577
 */
export function mayBeWorkedOn({ rxStatus }: { readonly rxStatus: RxStatusCode }): Verdict {
  if (!Object.hasOwn(rxStatusListing, rxStatus)) return unknownStatus(rxStatus);
  if (rxStatus === 'Undone') return undone;
  return rxStatus === 'IssuedElsewhere' ? refuse('CONFLICT', externalIssueText) : allowed;
}
