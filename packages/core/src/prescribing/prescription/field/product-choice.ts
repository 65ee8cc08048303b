import { isYes, type Issue } from '../../../base/failure/index.js';
import { isControlled } from '../../../catalog/product/index.js';
import { isBlank } from '../../../base/text/index.js';
import { isFilled, issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext, ProductSelection } from '../form/form-context.js';
import { answersRequest } from '../quantity/product-of-task.js';

/** P-046. */
export const inactiveProductText = 'This product is not available, please reselect';

/** Message for a product that was not requested (P-155). */
const notRequestedText =
  'This request is for another product. Keep the product of the request, in this pack or another, or decline it and prescribe this one.';

/**
 * Product name, form, and strength are required, in drafts too; the strength of a controlled product is optional. An
 * inactive product cannot be issued, but a draft of it can be saved. A request is answered with its own product
 * (`answersRequest`), in drafts too, because a draft is issued later.
 *
 * @see P-045, P-046, P-155, P-164
 */
export function checkProductChoice(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { product, selection, requestedProducts } = context;
  if (selection === undefined) checkOwnFields(form, context, issues);
  else checkSelection(selection, form, product !== null && isControlled(product), issues);
  if (product !== null && !isYes(product.isActive) && context.mode !== 'draft') {
    issues.push(issueAt('productId', 'product-inactive', inactiveProductText));
  }
  if (product !== null && !answersRequest(product, requestedProducts)) {
    issues.push(issueAt('productId', 'product-not-requested', notRequestedText));
  }
}

function checkOwnFields(form: PrescriptionForm, { product }: PrescriptionFormContext, issues: Issue[]): void {
  if (form.productId === null) return void issues.push(requiredAt('productId'));
  if (product === null) return void issues.push(issueAt('productId', 'product-unknown', inactiveProductText));
  const isComplete =
    !isBlank(product.title) &&
    product.productPresentation !== null &&
    (isFilled(product.strengthDisplay) || isControlled(product));
  if (!isComplete) issues.push(requiredAt('productId'));
}

function checkSelection(
  selection: ProductSelection,
  form: PrescriptionForm,
  isStrengthOptional: boolean,
  issues: Issue[],
): void {
  const isNameMissing = !isFilled(selection.productFamily);
  const isFormMissing = !isFilled(selection.productPresentationId);
  const isStrengthMissing = !isFilled(selection.strengthDisplay) && !isStrengthOptional;
  if (isNameMissing) issues.push(requiredAt('productId'));
  if (isFormMissing) issues.push(requiredAt('productPresentationId'));
  if (isStrengthMissing) issues.push(requiredAt('strengthDisplay'));
  const isChosen = !isNameMissing && !isFormMissing && !isStrengthMissing;
  if (isChosen && form.productId === null) issues.push(requiredAt('unitPerFill'));
}
