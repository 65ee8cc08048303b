import { allowed, type Issue, refuse, type Verdict } from '../../base/failure/index.js';
import type { IssueBatch } from '../issue-record/index.js';
import { mainReason, isClean, type RenewalGate } from './gate.js';
import { changedSinceShown, renewalLineLimits, type ShownLine } from './renewal-content.js';
import { type PracticeGates, renewalsOffText } from './practice-gates.js';

/** Maximum number of renewals that one confirmation signs. @see P-467 */
export const maxRenewalsTogether = 20;

/** 'Authorized together with 3 others', with the batch id. @see P-469 */
export function batchText({ id, count }: IssueBatch): string {
  const others = count - 1;
  const beside =
    others === 0
      ? 'Authorized alone in'
      : `Authorized together with ${others === 1 ? '1 other' : `${others} others`} in`;
  return `${beside} batch ${id}`;
}

/** Renewals on one page of the view: each is checked like a single signature. @see P-465 */
export const renewalPageSize = 25;

/** A renewal as it was named to the signing user. */
export interface NamedRenewal {
  readonly prescriptionTaskId: string;
  readonly shown: readonly ShownLine[];
}

/**
 * The issues of a confirmation as a whole: at least one renewal and at most `maxRenewalsTogether`, each once, with what
 * was shown.
 *
 * @see P-467
 */
export function checkRenewalBatch(renewals: readonly NamedRenewal[]): readonly Issue[] {
  const path = 'renewals';
  if (renewals.length === 0) return [{ path, code: 'required', message: 'Select at least one renewal.' }];
  if (renewals.length > maxRenewalsTogether)
    return [
      {
        path,
        code: 'too-many',
        message: `Select at most ${maxRenewalsTogether} renewals; ${renewals.length} are selected.`,
      },
    ];
  const ids = renewals.map(({ prescriptionTaskId }) => prescriptionTaskId);
  if (new Set(ids).size < ids.length) return [{ path, code: 'duplicate', message: 'Name each request only once.' }];
  const isTooLong = renewals.some(
    ({ shown }) =>
      shown.length > renewalLineLimits.lines ||
      shown.some((each) => Object.values(each).some((text) => (text?.length ?? 0) > renewalLineLimits.text)),
  );
  return isTooLong ? [{ path, code: 'too-long', message: 'Send the lines of each renewal as they were shown.' }] : [];
}

/** What decides whether one renewal of a confirmation is signed. */
export interface RenewalDecision {
  readonly practice: PracticeGates;
  readonly gates: readonly RenewalGate[];
  /** As it was named to the signing user. */
  readonly shown: readonly ShownLine[];
  /** As it is now. */
  readonly now: readonly ShownLine[];
}

/**
 * Whether a renewal is signed as part of a confirmation: the practice allows it, all gates pass, and the user saw
 * exactly what would be signed. The reason says what changed.
 *
 * @see P-460, P-461, P-466
 */
export function mayAuthorizeTogether({ practice, gates, shown, now }: RenewalDecision): Verdict {
  if (!practice.isAllowed) return refuse('FORBIDDEN', renewalsOffText);
  const changes = changedSinceShown(shown, now);
  if (changes.length > 0) return refuse('CONFLICT', `Changed since you read it: ${changes.join(' ')}`);
  const failedGate = mainReason(gates);
  if (!isClean(gates)) return refuse('CONFLICT', failedGate?.text ?? 'It could not be checked.');
  return allowed;
}
