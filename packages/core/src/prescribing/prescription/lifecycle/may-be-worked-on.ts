import { allowed, refuse, type Verdict } from '../../../base/failure/index.js';
import { issuedElsewhereText } from './refused-event.js';
import type { RxStatusCode } from './status.js';

/**
 * Whether a prescription is one of ours, on which work is done beside the steps of its life: a request renews it, an
 * order is filled from it, a workflow hands it over. What was issued elsewhere is a record that nothing is done with.
 *
 * @see P-302
 */
export function mayBeWorkedOn({ rxStatus }: { readonly rxStatus: RxStatusCode }): Verdict {
  return rxStatus === 'IssuedElsewhere' ? refuse('CONFLICT', issuedElsewhereText) : allowed;
}
