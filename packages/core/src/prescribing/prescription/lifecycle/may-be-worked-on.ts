import { allowed, refuse, type Verdict } from '../../../base/failure/index.js';
import { externalIssueText, unknownStatus } from './refused-event.js';
import { type RxStatusCode, rxStatusListing } from './status.js';

/**
 * Whether work besides lifecycle events is possible on a prescription: renewal requests, orders, and workflow
 * assignments. An external prescription is read-only, and one with an unknown status can't be judged.
 *
 * @see P-302, A-577
 */
export function mayBeWorkedOn({ rxStatus }: { readonly rxStatus: RxStatusCode }): Verdict {
  if (!Object.hasOwn(rxStatusListing, rxStatus)) return unknownStatus(rxStatus);
  return rxStatus === 'IssuedElsewhere' ? refuse('CONFLICT', externalIssueText) : allowed;
}
