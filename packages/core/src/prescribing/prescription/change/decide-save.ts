import {
  failureOf,
  invalidInput,
  type Failure,
  type Issue,
  type Refusal,
  type Verdict,
} from '../../../base/failure/index.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import type { PrescriptionLifecycleEvent } from '../lifecycle/lifecycle-event.js';
import {
  nextPrescriptionStatus,
  type PrescriptionStatusFacts,
  type PrescriptionStep,
} from '../lifecycle/next-status.js';
import { type SaveType, modeOf } from '../lifecycle/save-type.js';
import { settlePrescriptionForm } from '../save/settle-form.js';

/** A save as received, with everything that decides it. */
export interface PrescriptionSave {
  readonly type: SaveType;
  readonly form: PrescriptionForm;
  /** `mode` is derived from the type. */
  readonly context: Omit<PrescriptionFormContext, 'mode'>;
  readonly current: PrescriptionStatusFacts;
  /** Result of `mayIssue`; not used for SaveAsDraft. */
  readonly authority: Verdict;
}

export type SaveDecision =
  | { readonly allowed: true; readonly step: PrescriptionStep; readonly form: PrescriptionForm }
  | { readonly allowed: false; readonly failure: Failure };

/**
 * Decides a save completely: whether the state machine allows the transition, the user can issue, the form is valid,
 * and a pharmacy here dispenses the product; and if so, what is stored. The form is validated as sent and stored
 * normalized.
 *
 * @returns the transition with the normalized form, or the failure: CONFLICT for the state (P-134), FORBIDDEN for the
 * user (P-068), BAD_USER_INPUT with all issues for the form (P-003)
 * @see P-003, P-097, P-098, P-122 to P-125
 */
export function decidePrescriptionSave({
  type,
  form,
  context: facts,
  current,
  authority,
}: PrescriptionSave): SaveDecision {
  const context: PrescriptionFormContext = { ...facts, mode: modeOf(type) };
  const issues = checkPrescriptionForm(form, context);
  const step = nextPrescriptionStatus(current, eventOf(type, issues, context, authority));
  if (step.allowed) return { allowed: true, step, form: settlePrescriptionForm(form, context) };
  return { allowed: false, failure: step.code === 'BAD_USER_INPUT' ? inputFailure(issues, step) : failureOf(step) };
}

/** A valid form can still be rejected for its save type: AuthorizeRx of a product that no pharmacy here dispenses (P-099). */
function inputFailure(issues: readonly Issue[], { reason }: Refusal): Failure {
  if (issues.length > 0) return invalidInput(issues);
  return invalidInput([{ path: 'addPrescriptionType', code: 'not-filled-here', message: reason }]);
}

function eventOf(
  type: SaveType,
  issues: readonly Issue[],
  { product, location }: PrescriptionFormContext,
  authority: Verdict,
): PrescriptionLifecycleEvent {
  if (type === 'SaveAsDraft') return { type, issues };
  return { type, issues, authority, product, location };
}
