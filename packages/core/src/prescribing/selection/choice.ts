import type { ProductFacts } from '../../catalog/product/index.js';

/** The steps of choosing a product, in order; the index is the number of the step (P-026). */
export const selectionSteps = ['family', 'presentation', 'strength', 'product'] as const;
export type SelectionStep = (typeof selectionSteps)[number];

/** Titles of the steps on the screen (P-026). */
export const selectionStepLabels: Readonly<Record<SelectionStep, string>> = {
  family: 'Product Family',
  presentation: 'Product Form',
  strength: 'Product Strength',
  product: 'Product',
};

/** What was chosen before the product itself; `null` for no choice. */
export interface ProductChoice {
  readonly productFamily: string | null;
  readonly productPresentationId: string | null;
  readonly productClassification: string | null;
  /** As displayed; empty for products without a strength, which is a choice too. */
  readonly productStrength: string | null;
}

export const nothingChosen: ProductChoice = {
  productFamily: null,
  productPresentationId: null,
  productClassification: null,
  productStrength: null,
};

/**
 * The furthest step of a selection: everything before it is chosen. A larger selection never leads less far.
 *
 * @see P-026, P-028
 */
export function stepOf(choice: ProductChoice): SelectionStep {
  if (choice.productFamily === null) return 'family';
  if (choice.productPresentationId === null) return 'presentation';
  return choice.productClassification === null || choice.productStrength === null ? 'strength' : 'product';
}

/** Whether the first step comes before the second; only such a step can be clicked (P-026). */
export function isEarlier(step: SelectionStep, than: SelectionStep): boolean {
  return selectionSteps.indexOf(step) < selectionSteps.indexOf(than);
}

/**
 * A selection after returning to a step: choices of this step and later ones are cleared.
 *
 * @see P-027
 */
export function choiceUpTo(step: SelectionStep, choice: ProductChoice): ProductChoice {
  switch (step) {
    case 'family':
      return nothingChosen;
    case 'presentation':
      return { ...nothingChosen, productFamily: choice.productFamily };
    case 'strength':
      return { ...choice, productClassification: null, productStrength: null };
    case 'product':
      return choice;
  }
}

/**
 * A selection without choices after a gap: a form without its family, a strength without its classification (P-028).
 */
export function settleChoice(choice: ProductChoice): ProductChoice {
  return choiceUpTo(stepOf(choice), choice);
}

/** The fields of a product that determine its selection. */
export type ChosenProduct = Pick<
  ProductFacts,
  'productFamily' | 'productPresentation' | 'classification' | 'strengthDisplay'
>;

/** The selection that leads to a product. Its own fields take precedence over a URL's (P-034). */
export function choiceOfProduct(product: ChosenProduct): ProductChoice {
  return settleChoice({
    productFamily: product.productFamily,
    productPresentationId: product.productPresentation?.id ?? null,
    productClassification: product.classification,
    productStrength: product.strengthDisplay ?? '',
  });
}

/**
 * The only choice of a step, which the screen focuses; `null` when it offers several, or none. It is not selected
 * automatically: every step requires a user's choice, and Back would immediately lead forward again.
 *
 * @see P-026
 */
export function focusedChoice<Choice>(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}
