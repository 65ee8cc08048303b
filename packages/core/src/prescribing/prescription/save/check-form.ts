import type { Issue } from '../../../base/failure/index.js';
import { checkAuthorizingVet } from '../field/authorizing-vet.js';
import { checkNotification } from '../field/client-notification.js';
import { checkCompounding } from '../field/compounding.js';
import { checkConflictAnswer } from '../field/conflict-answer.js';
import { checkConsult } from '../consult/consult.js';
import { checkControlled } from '../field/controlled.js';
import { checkDaysSupply } from '../field/days-supply.js';
import { checkDirections } from '../field/directions.js';
import { checkExpiration } from '../field/expiration.js';
import { checkFlavor } from '../field/flavor.js';
import { checkForeignNote } from '../draft/foreign-note.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { checkLaw } from '../field/law.js';
import { checkOrigin } from '../field/origin.js';
import { checkParties } from '../field/parties.js';
import { checkProductChoice } from '../field/product-choice.js';
import { checkQuantity } from '../quantity/quantity.js';
import { checkRefills } from '../field/refills.js';
import { checkTexts } from '../field/texts.js';
import { checkWhichAnimal } from '../field/which-animal.js';
import { checkWorkflow } from '../field/workflow.js';

/**
 * Every issue of a form, in screen order; empty when it can be saved in `context.mode`. The one validator for web,
 * server, and command line. A user's rights (P-068) and the dispensing pharmacy (P-099) are checked by `mayIssue` and
 * `issueTarget`.
 *
 * Validate the form as sent, then call `settlePrescriptionForm`: normalizing first would hide what the server must
 * reject.
 *
 * @see P-003, P-097, sections 6 to 12 of the prescribing requirements
 */
export function checkPrescriptionForm(form: PrescriptionForm, context: PrescriptionFormContext): Issue[] {
  const issues: Issue[] = [];
  checkParties(form, context, issues);
  checkProductChoice(form, context, issues);
  checkQuantity(form, context, issues);
  checkFlavor(form, context, issues);
  checkControlled(form, context, issues);
  checkDirections(form, context, issues);
  checkRefills(form, context, issues);
  checkExpiration(form, context, issues);
  checkAuthorizingVet(form, context, issues);
  checkWorkflow(form, context, issues);
  checkNotification(form, context, issues);
  checkCompounding(form, context, issues);
  checkConsult(form, context, issues);
  checkDaysSupply(form, issues);
  checkLaw(form, context, issues);
  checkConflictAnswer(form, context, issues);
  checkTexts(form, context, issues);
  checkForeignNote(form, context, issues);
  checkWhichAnimal(form, context, issues);
  checkOrigin(form, issues);
  return issues;
}
