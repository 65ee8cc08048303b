import { allowed, isNo, refuse, type Verdict } from '../../../base/failure/index.js';
import type { PrescriptionStatusFacts } from './next-status.js';
import { externalIssueText } from './refused-event.js';
import { rxStatusListing } from './status.js';

const unissued = refuse('CONFLICT', 'Only an issued prescription can be printed. Authorize it first.');
const elsewhere = refuse('CONFLICT', externalIssueText);
const undone = refuse('CONFLICT', 'This prescription was undone and cannot be printed. Copy it to prescribe again.');
const archived = refuse('CONFLICT', 'An archived prescription cannot be printed. Copy it to prescribe again.');

/**
 * Whether the form can be printed, and thus whether Print RX is offered: not for a draft, a rejected draft, or an
 * archived or undone prescription, because unissued or withdrawn printouts must not be handed out; and not for an external
 * prescription, which was already printed elsewhere.
 *
 * @see P-146, P-302, P-481
 */
export function mayPrint({ rxStatus, archived: isArchived }: PrescriptionStatusFacts): Verdict {
  if (rxStatus === null || !(rxStatus in rxStatusListing)) return unissued;
  if (rxStatus === 'Draft' || rxStatus === 'RejectedDraft') return unissued;
  if (rxStatus === 'Undone') return undone;
  if (rxStatus === 'IssuedElsewhere') return elsewhere;
  return isNo(isArchived) ? allowed : archived;
}
