import { allowed, type Issue, type Notice, refuse, type Verdict } from '../../base/failure/index.js';
import type { Instant } from '../../base/time/index.js';
import { type ControlFacts, isControlled } from '../../catalog/product/index.js';
import { returnedLineStatuses } from '../../orders/order/index.js';
import { type ArchiveLine, isLineFinished } from '../archive/index.js';
import type { RxStatusCode } from '../prescription/lifecycle/status.js';

/** What decides whether a signed prescription can be undone, or else cancelled at the pharmacy. */
export interface SignedFacts {
  readonly rxStatus: RxStatusCode;
  readonly archived: boolean;
  readonly product: ControlFacts;
  /** `null` until the first printing is recorded (P-146). */
  readonly firstPrintedAt: Instant | null;
  /** Whether the delivery of one of its messages has begun: from then on it may have arrived. */
  readonly hasLeft: boolean;
  /** Its order lines. */
  readonly lines: readonly ArchiveLine[];
  /** The order of the request that it answers, in the external order system; `null` without one. */
  readonly orderId: string | null;
}

/** Outcomes of an undo, as the contract spells them. */
export const undoOutcomes = ['Undone', 'CancellationRequested', 'Filled', 'NotPossible'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

export interface UndoDecision {
  readonly outcome: UndoOutcome;
  /** The result in a sentence. */
  readonly text: string;
}

/** P-482, P-483, P-485. */
export const undoTexts = {
  undoButton: 'Undo',
  undoAllButton: (count: number) => (count === 1 ? 'Undo' : `Undo all ${count}`),
  cancelButton: 'Cancel at the pharmacy',
  keyLabel: 'Undo the last signature',
  signed: 'Signed.',
  failed: 'Error Undo',
  leavesIn: (seconds: number) => `Goes to the pharmacy in ${seconds} s.`,
  leavesInSpoken: (seconds: number) => `Goes to the pharmacy in ${seconds} seconds. Press U to undo.`,
  undone: 'Undone. Nothing was sent.',
  cancellationRequested: 'Cancellation requested at the pharmacy.',
  filled: 'The pharmacy has already filled it.',
  notFound: 'There is no such prescription at this location.',
  alreadyUndone: 'This prescription has already been undone.',
  archived: 'This prescription is archived and can no longer be changed.',
  notSigned: 'Only a signed prescription can be undone.',
  controlled: 'A controlled substance is never undone.',
  printed: 'It was printed, and the printed copy may be in use.',
  left: 'It has already been sent to the pharmacy.',
  ordered: 'An order already refers to it.',
  declined: 'The pharmacy has already declined it.',
  noOrder: 'There is no order to cancel. Call the pharmacy, then archive the prescription.',
} as const;

/** Statuses that a signature leads to and nothing has changed since (P-123, P-124). */
const undoable: ReadonlySet<RxStatusCode> = new Set(['Created', 'FaxedToPharmacy']);
const unsigned: ReadonlySet<RxStatusCode> = new Set(['Draft', 'RejectedDraft', 'IssuedElsewhere']);

/**
 * Whether a signature can be undone so that nothing is sent. It can as long as the delivery of none of its messages has
 * begun, which is never within the first ten seconds. A controlled substance never can, nor one that was printed,
 * ordered or archived.
 *
 * @returns allowed, or CONFLICT with the reason
 * @see P-481
 */
export function mayUndo({ rxStatus, archived, product, firstPrintedAt, hasLeft, lines }: SignedFacts): Verdict {
  const reason = reasonOfState({ rxStatus, archived });
  if (reason !== null) return refuse('CONFLICT', reason);
  if (isControlled(product)) return refuse('CONFLICT', undoTexts.controlled);
  if (firstPrintedAt !== null) return refuse('CONFLICT', undoTexts.printed);
  if (lines.length > 0) return refuse('CONFLICT', undoTexts.ordered);
  if (hasLeft || !undoable.has(rxStatus)) return refuse('CONFLICT', undoTexts.left);
  return allowed;
}

/**
 * What an undo does: nothing is sent; or the external order system is asked to cancel the order of the answered
 * request; or neither is possible any more. The text says which of them it was.
 *
 * @see P-481, P-483
 */
export function decideUndo(facts: SignedFacts): UndoDecision {
  const undo = mayUndo(facts);
  if (undo.allowed) return { outcome: 'Undone', text: undoTexts.undone };
  if (reasonOfState(facts) !== null) return { outcome: 'NotPossible', text: undo.reason };
  if (facts.lines.some(isFilled)) return { outcome: 'Filled', text: undoTexts.filled };
  if (facts.rxStatus === 'DeclinedByPharmacy') return { outcome: 'NotPossible', text: undoTexts.declined };
  if (facts.orderId === null) return { outcome: 'NotPossible', text: `${undo.reason} ${undoTexts.noOrder}` };
  return { outcome: 'CancellationRequested', text: undoTexts.cancellationRequested };
}

/** Why nothing can be undone or cancelled, whatever was sent. */
function reasonOfState({ rxStatus, archived }: Pick<SignedFacts, 'rxStatus' | 'archived'>): string | null {
  if (rxStatus === 'Undone') return undoTexts.alreadyUndone;
  if (archived) return undoTexts.archived;
  return unsigned.has(rxStatus) ? undoTexts.notSigned : null;
}

/** A finished line whose goods did not come back. */
function isFilled(line: ArchiveLine): boolean {
  return isLineFinished(line) && !(returnedLineStatuses as readonly string[]).includes(line.status);
}

/**
 * The result as the portal and the command line show it: a filled prescription can only be stopped by phone.
 *
 * @param phone - number of the pharmacy's support; `null` when unknown
 * @see P-483
 */
export function undoText({ outcome, text }: UndoDecision, phone: string | null): string {
  if (outcome !== 'Filled') return text;
  return phone === null ? `${text} Call the pharmacy.` : `${text} Call ${phone}.`;
}

/** Whether nothing was sent. @see P-481 */
export const wasUndone = ({ outcome }: Pick<UndoDecision, 'outcome'>): boolean => outcome === 'Undone';

/**
 * The notice about the result of an undo: a warning if the prescription can no longer be stopped.
 *
 * @param phone - as in `undoText`
 * @see P-483, P-485
 */
export function undoNotice(decision: UndoDecision, phone: string | null): Notice {
  const isStopped = wasUndone(decision) || decision.outcome === 'CancellationRequested';
  return { status: isStopped ? 'success' : 'warning', title: undoText(decision, phone) };
}

/** The maximum number of prescriptions in one call. @see P-482 */
export const maxUndone = 50;

/**
 * The issues of a list of prescriptions to undo: it has 1 to 50 ids.
 *
 * @see P-482
 */
export function undoListIssues(ids: readonly string[]): readonly Issue[] {
  const path = 'prescriptionIds';
  if (ids.length === 0) return [{ path, code: 'required', message: 'Choose at least one prescription to undo' }];
  if (ids.length > maxUndone)
    return [{ path, code: 'too-many', message: `Undo at most ${maxUndone} prescriptions at once` }];
  return [];
}
