import { type Issue, required } from '../../base/failure/index.js';
import { isBlank, isTooLong, trimmed, unsafeIssue } from '../../base/text/index.js';
import {
  declineReasonMaxLength,
  declineReasons,
  type RecentSupply,
  recentSupplies,
  simpleDeclineReasons,
} from './decline-reason.js';

/** The input of the Decline Request dialog; `null` and blank mean empty. */
export interface DeclineForm {
  readonly reason: string | null;
  /** Used only with the reason 'Other' (P-168). */
  readonly description?: string | null;
  /** Used only with the reason 'Recently purchased' (P-169). */
  readonly supply?: RecentSupply | null;
}

function checkReason(form: DeclineForm, offered: readonly string[]): readonly Issue[] {
  if (form.reason === null || isBlank(form.reason)) return [required('reason')];
  return offered.includes(form.reason)
    ? []
    : [{ path: 'reason', code: 'unknown', message: 'Choose a reason from the list' }];
}

function checkDescription({ reason, description }: DeclineForm): readonly Issue[] {
  if (reason !== 'Other') return [];
  const unsafe = unsafeIssue(description, 'description');
  if (!isTooLong(description, declineReasonMaxLength)) return unsafe === null ? [] : [unsafe];
  return [
    {
      path: 'description',
      code: 'too-long',
      message: `A description can have at most ${declineReasonMaxLength} characters`,
    },
  ];
}

/**
 * The violations of the Decline Request dialog.
 *
 * @see P-167, P-168, P-169
 */
export function checkDeclineForm(form: DeclineForm): readonly Issue[] {
  const isSupplyMissing =
    form.reason === 'Recently purchased' && !recentSupplies.some((supply) => supply === form.supply);
  return [
    ...checkReason(form, declineReasons),
    ...checkDescription(form),
    ...(isSupplyMissing ? [required('supply')] : []),
  ];
}

/**
 * The violations of the simple Decline or Delete RX dialog, which offers fewer reasons.
 *
 * @see P-117, P-168
 */
export function checkSimpleDeclineForm(form: DeclineForm): readonly Issue[] {
  return [...checkReason(form, simpleDeclineReasons), ...checkDescription(form)];
}

/**
 * The reason as sent and stored: the trimmed description for 'Other', or 'Other' if blank; 'Recently purchased-3 month
 * supply'; any other as chosen.
 *
 * @param form - one that `checkDeclineForm` or `checkSimpleDeclineForm` accepts
 * @see P-168, P-169
 */
export function declineReasonSent({ reason, description, supply }: DeclineForm): string {
  if (reason === 'Other') return trimmed(description) || 'Other';
  if (reason === 'Recently purchased' && supply) return `${reason}-${supply}`;
  return trimmed(reason);
}
