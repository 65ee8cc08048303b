import { allowed, refuse, type Verdict } from '../../../base/failure/index.js';
import { externalIssueText } from './refused-event.js';
import type { RxStatusCode } from './status.js';

/**
 * Whether work besides lifecycle events is possible on a prescription: renewal requests, orders, and workflow
 * assignments. An external prescription is read-only.
 *
 * @see P-302
 */
export function mayBeWorkedOn({ rxStatus }: { readonly rxStatus: RxStatusCode }): Verdict {
  return rxStatus === 'IssuedElsewhere' ? refuse('CONFLICT', externalIssueText) : allowed;
}
