import type { Issue } from '../failure/index.js';
import { checkAuthorizingVet } from './authorizing-vet.js';
import { checkNotification } from './client-notification.js';
import { checkCompounding } from './compounding.js';
import { checkConflictAnswer } from './conflict-answer.js';
import { checkConsult } from './consult.js';
import { checkControlled } from './controlled.js';
import { checkDaysSupply } from './days-supply.js';
import { checkDirections } from './directions.js';
import { checkExpiration } from './expiration.js';
import { checkFlavor } from './flavor.js';
import { checkForeignNote } from './foreign-note.js';
import type { PrescriptionForm } from './form.js';
import type { PrescriptionFormContext } from './form-context.js';
import { checkNotes } from './notes.js';
import { checkOrigin } from './origin.js';
import { checkParties } from './parties.js';
import { checkProductChoice } from './product-choice.js';
import { checkQuantity } from './quantity.js';
import { checkRefills } from './refills.js';
import { checkWhichAnimal } from './which-animal.js';
import { checkWorkflow } from './workflow.js';

/**
 * Everything that is wrong with a form, in the order of the screen; empty when it may be saved in `context.mode`.
 * The one validator of web, server and command line. What a person may do (P-068), and where a product is filled
 * (P-099), is asked elsewhere: `mayIssue`, `issueTarget`.
 *
 * Check what was sent, then `settlePrescriptionForm`: settling first would hide what the server must refuse.
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
  checkConflictAnswer(form, context, issues);
  checkNotes(form, context, issues);
  checkForeignNote(form, context, issues);
  checkWhichAnimal(form, context, issues);
  checkOrigin(form, issues);
  return issues;
}
