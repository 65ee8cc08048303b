import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { isTaskEventPossible } from './chart.js';
import type { TaskStatus } from './status.js';
import type { TaskEvent } from './task-event.js';

/** The buttons of a task card (P-162). */
export type CardAction = 'save-as-draft' | 'decline' | 'review' | 'copy' | 'view';

/** The buttons that answer a request, each with the event it raises. */
const answers = [
  ['save-as-draft', 'saveDraft'],
  ['decline', 'decline'],
  ['review', 'approve'],
] as const satisfies readonly (readonly [CardAction, TaskEvent['type']])[];

/**
 * The buttons for a task's status: Save As Draft, Decline, and Review while the state machine allows an answer;
 * otherwise Copy and View.
 *
 * @see P-162
 */
export function cardActions(status: TaskStatus): readonly CardAction[] {
  const possible = answers.filter(([, event]) => isTaskEventPossible(status, event)).map(([action]) => action);
  return possible.length > 0 ? possible : ['copy', 'view'];
}

/**
 * The button that only opens a pending request: its label never promises what requires another press.
 *
 * @param maySign - whether the user could issue it (`mightIssue`); other users prepare it for a vet
 * @see P-162, P-266
 */
export function reviewLabel(maySign: boolean): 'Review' | 'Prepare' {
  return maySign ? 'Review' : 'Prepare';
}

/**
 * The content of an expanded card: the form titled 'Prescription', the prescription with a side panel, or the facts of
 * the request.
 */
export type CardContent = 'form' | 'prescription' | 'information';

/**
 * A pending task shows the form; one that was approved, or declined by the pharmacy, shows its prescription if there is
 * one; any other shows its client, patient, and product.
 *
 * @see P-163
 */
export function cardContent(task: {
  readonly status: TaskStatus;
  readonly prescriptionId: string | null;
}): CardContent {
  if (isTaskEventPossible(task.status, 'approve')) return 'form';
  return task.status !== 'VET_DECLINED' && task.prescriptionId !== null ? 'prescription' : 'information';
}

/** The title of a pending task's form (P-163). */
export const formTitle = 'Prescription';

/** The disabled button of an approved task (P-163). */
export const authorizedLabel = 'Authorized';

/**
 * Whether a card shows the disabled 'Authorized' button.
 *
 * @see P-163
 */
export function showsAuthorized(status: TaskStatus): boolean {
  return status === 'VET_APPROVED' || status === 'PV1_APPROVED';
}

const nothingToCopy = refuse(
  'BAD_USER_INPUT',
  'This request has no product to copy. Write a new prescription for the patient instead.',
);

/**
 * Whether an answered request can be copied: it names a product, or a prescription that does.
 *
 * @returns allowed, or the tooltip of the disabled button
 * @see P-042, P-162
 */
export function mayCopyTask(task: {
  readonly productId: string | null;
  readonly prescriptionId: string | null;
  readonly previousPrescriptionId: string | null;
}): Verdict {
  const named = [task.productId, task.prescriptionId, task.previousPrescriptionId];
  return named.some((id) => id !== null) ? allowed : nothingToCopy;
}
