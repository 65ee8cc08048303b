import { allowed, refuse, type Verdict } from '../../../base/failure/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import type { ProductSelection } from '../form/form-context.js';

/** P-070. */
export const inactiveProductTooltip =
  'This product is now inactive - please decline or decline and copy and choose a new product.';

export interface AuthorizeButtonFacts {
  /** Whether anything the form needs is still loading. */
  readonly isLoading: boolean;
  /** The user named in the form, if found; `undefined` when the form names none. */
  readonly authorizingVet: object | null | undefined;
  /** Same for the workflow user, who is optional. */
  readonly workflowUser: object | null | undefined;
  readonly product: Pick<ProductFacts, 'isActive'> | null;
  /** The selection so far, to name what is missing; omitted without a selection. */
  readonly selection?: ProductSelection;
  /** Whether the quantity is a number; it selects the product (P-036). */
  readonly hasQuantity?: boolean;
  /** Whether it is known if the chosen vet is linked with the PIMS (P-071). */
  readonly isVetLinkChecked: boolean;
  /** Result of `mayIssue` for the chosen vet (P-068). */
  readonly authority: Verdict;
}

const wait = refuse('CONFLICT', 'Wait until this prescription has loaded.');
const withoutVet = refuse('BAD_USER_INPUT', 'Choose who authorizes this prescription.');
const withoutWorkflowUser = refuse('BAD_USER_INPUT', 'The workflow user is not available. Choose another user.');
const withoutProduct = refuse('BAD_USER_INPUT', 'Choose a product.');
const withoutForm = refuse('BAD_USER_INPUT', 'Choose a form.');
const withoutStrength = refuse('BAD_USER_INPUT', 'Choose a strength.');
const withoutQuantity = refuse('BAD_USER_INPUT', 'Enter a quantity.');
const inactiveProduct = refuse('BAD_USER_INPUT', inactiveProductTooltip);

/**
 * Whether Authorize, Print Rx, and Approve are enabled, with the tooltip of the disabled button: not while loading, nor
 * while the authorizing user, a chosen workflow user, the product, or the vet's link is unresolved, nor with an
 * inactive product, nor without authority.
 *
 * @see P-068, P-069, P-070, P-071
 */
export function authorizeButton(facts: AuthorizeButtonFacts): Verdict {
  if (facts.isLoading) return wait;
  if (facts.product === null) return nextChoice(facts);
  if (!facts.product.isActive) return inactiveProduct;
  if (!facts.authority.allowed) return facts.authority;
  if (facts.authorizingVet == null) return withoutVet;
  if (facts.workflowUser === null) return withoutWorkflowUser;
  return facts.isVetLinkChecked ? allowed : wait;
}

/** What to choose next until there is a product. */
function nextChoice({ selection, hasQuantity = false }: AuthorizeButtonFacts): Verdict {
  if (selection?.productFamily == null) return withoutProduct;
  if (selection.productPresentationId === null) return withoutForm;
  if (selection.strengthDisplay === null) return withoutStrength;
  return hasQuantity ? withoutProduct : withoutQuantity;
}
