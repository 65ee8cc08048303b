import {
  failureTexts,
  isNo,
  type Issue,
  isYes,
  type Refusal,
  refuse,
  type Verdict,
} from '../../../base/failure/index.js';
import { checkArchiveInput } from '../../archive/index.js';
import { checkDeclineReason } from '../../task/index.js';
import { issueTarget } from './issue-target.js';
import type { ArchiveEvent, IssueEvent, PrescriptionLifecycleEvent } from './lifecycle-event.js';
import { rxStatusListing, type RxStatusCode } from './status.js';

/**
 * The message for every action on an external prescription.
 *
 * @see P-302
 */
export const externalIssueText =
  'This prescription was issued elsewhere and is only a record here. Archive it when it is no longer valid, or copy it to prescribe again.';

/** The message for every action on a prescription that was undone. @see P-481 */
export const undoneText = 'This prescription was undone before it was sent. Copy it to prescribe again.';

/** Why nothing can be done with a prescription whose status these rules don't know, as of a newer server. @see A-577 */
export const unknownStatus = (status: string): Refusal =>
  refuse('CONFLICT', `The status '${status}' is unknown here. Update this program, then try again.`);

/**
 * Why an event is not possible in the prescription's state: CONFLICT, with what the user can still do.
 *
 * @param rxStatus - `null` before there is a prescription
 * @see P-134, P-143, P-302
 */
export function conflictOf(rxStatus: RxStatusCode | null, archived: boolean): Refusal {
  return refuse('CONFLICT', conflictText(rxStatus, archived));
}

function conflictText(rxStatus: RxStatusCode | null, archived: boolean): string {
  if (archived) return 'This prescription is archived and can no longer be changed. Copy it to prescribe again.';
  if (rxStatus === null) return 'There is no prescription yet. Save a draft or authorize it first.';
  if (rxStatus === 'Draft') return 'This prescription is still a draft. Authorize it first.';
  if (rxStatus === 'IssuedElsewhere') return externalIssueText;
  if (rxStatus === 'Undone') return undoneText;
  if (rxStatus === 'RejectedDraft')
    return 'This draft was rejected and can no longer be changed. Copy it to prescribe again.';
  return `This prescription was issued and is ${rxStatusListing[rxStatus].replaceAll('_', ' ')}. It cannot be changed; copy it to prescribe again.`;
}

/**
 * Why a guard rejected an event that has a transition: the first issue of the form, the authority, the archive gate,
 * the missing reason, or the expiration.
 *
 * @see P-003, P-068, P-099, P-115, P-128, P-131, P-140, P-143
 */
export function guardRefusal(event: PrescriptionLifecycleEvent): Refusal {
  switch (event.type) {
    case 'SaveAsDraft':
    case 'ImportPrescription':
      return invalid(event.issues);
    case 'AuthorizeRx':
    case 'PrintRx':
      return issueRefusal(event);
    case 'DeclinePrescription':
    case 'DeletePrescription':
      return invalid(checkDeclineReason(event.reason, 'declineReason'));
    case 'ArchivePrescription':
      return archiveRefusal(event);
    case 'UndoPrescription':
      return refusalOf(event.verdict);
    default:
      return refuse('CONFLICT', 'This prescription has expired. A new one is needed.');
  }
}

function invalid(issues: readonly Issue[]): Refusal {
  return refuse('BAD_USER_INPUT', issues[0]?.message ?? failureTexts.BAD_USER_INPUT);
}

function issueRefusal({ type, issues, authority, product, location }: IssueEvent): Refusal {
  if (!isYes(authority.allowed)) return refusalOf(authority);
  if (issues.length > 0) return invalid(issues);
  return issueTarget(type, product, location) as Refusal;
}

function archiveRefusal({ archived, gate }: ArchiveEvent): Refusal {
  const sent = checkArchiveInput({ archived });
  return refusalOf(isYes(sent.allowed) ? gate : sent);
}

/** A result that neither allows nor rejects is invalid, and the action is not performed (P-273). */
function refusalOf(verdict: Verdict): Refusal {
  const isRefusal = !verdict.allowed && isNo(verdict.allowed);
  return isRefusal ? verdict : refuse('CONFLICT', failureTexts.CONFLICT);
}
