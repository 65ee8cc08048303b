import { isControlled, isPrnOnly, isScheduleII } from '../../../catalog/product/index.js';
import { trimmedOrNull } from '../../../base/text/index.js';
import { asksForAllergicIngredient, effectiveReason } from '../field/compounding.js';
import { sentDaysSupply } from '../field/days-supply.js';
import { type FieldOfKind, fieldSpec, prescriptionFieldNames, type PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** The context that normalizing needs. */
export type SettleContext = Pick<
  PrescriptionFormContext,
  'mode' | 'product' | 'reasonsForCompound' | 'showNoteToClient' | 'conflictGrade'
>;

/**
 * Normalizes a form for storage: texts trimmed; the pharmacy's rationale, and no reason without compounding; no note to
 * the client where it is hidden; a reason to override only for an issue despite a contraindicated or serious conflict,
 * because no one else may choose it for the signing user; no days supply of 0; no number of refills with PRN, and none
 * for Schedule II; no workflow fields at issue. Idempotent.
 *
 * @see P-058, P-059, P-060, P-062, P-073, P-074, P-075, P-076, P-077, P-098, P-119, P-232, P-319
 */
export function settlePrescriptionForm(form: PrescriptionForm, context: SettleContext): PrescriptionForm {
  const { product, mode } = context;
  const isIssue = mode === 'issue';
  const prnFlag = product === null ? form.prnFlag : isPrnOnly(product) || (form.prnFlag && !isControlled(product));
  const reasonForCompound = trimmedOrNull(effectiveReason(form.reasonForCompound, product));
  const keepsIngredient = asksForAllergicIngredient(reasonForCompound, context.reasonsForCompound);
  return {
    ...form,
    ...trimmedTexts(form),
    prnFlag,
    refills: settledRefills(form.refills, prnFlag, product !== null && isScheduleII(product)),
    reasonForCompound,
    allergicIngredient: keepsIngredient ? trimmedOrNull(form.allergicIngredient) : null,
    daysSupply: sentDaysSupply(form.daysSupply),
    overrideReason: isIssue && takesReason(context.conflictGrade) ? trimmedOrNull(form.overrideReason) : null,
    noteToClient: context.showNoteToClient ? trimmedOrNull(form.noteToClient) : null,
    workflowLocationUserId: isIssue ? null : form.workflowLocationUserId,
    currentWorkflowStatusId: isIssue ? null : form.currentWorkflowStatusId,
    rxOriginCode: form.rxOriginCode ?? 'create',
  };
}

const texts = prescriptionFieldNames.filter((field): field is FieldOfKind<'text'> => fieldSpec(field).kind === 'text');

const trimmedTexts = (form: PrescriptionForm) =>
  Object.fromEntries(texts.map((field) => [field, trimmedOrNull(form[field])])) as Pick<
    PrescriptionForm,
    FieldOfKind<'text'>
  >;

const takesReason = (grade: SettleContext['conflictGrade']) => grade === 'contraindicated' || grade === 'serious';

function settledRefills(refills: number | null, prnFlag: boolean, isSchedule2: boolean): number | null {
  if (prnFlag) return null;
  return isSchedule2 ? 0 : refills;
}
