import type { ProductFacts } from '../../catalog/product/index.js';

/** The steps of choosing a product, in their order; the place in the list is the number of the step (P-026). */
export const selectionSteps = ['family', 'presentation', 'strength', 'product'] as const;
export type SelectionStep = (typeof selectionSteps)[number];

/** How a step is called on the screen (P-026). */
export const selectionStepLabels: Readonly<Record<SelectionStep, string>> = {
  family: 'Product Family',
  presentation: 'Product Form',
  strength: 'Product Strength',
  product: 'Product',
};

/** What was chosen before the product itself; `null` where nothing is. */
export interface ProductChoice {
  readonly productFamily: string | null;
  readonly productPresentationId: string | null;
  readonly productClassification: string | null;
  /** As shown; empty for products without a strength, which is a choice too. */
  readonly productStrength: string | null;
}

export const nothingChosen: ProductChoice = {
  productFamily: null,
  productPresentationId: null,
  productClassification: null,
  productStrength: null,
};

/**
 * The furthest step that a choice leads to: everything before it is chosen. More chosen never leads less far.
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
 * What is left of a choice at a step: what is chosen at this step and at later ones is cleared.
 *
 * @see P-027
 */
export function keptAt(step: SelectionStep, choice: ProductChoice): ProductChoice {
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

/** A choice without what lies behind a gap: a form without its family, a strength without its classification (P-028). */
export function settleChoice(choice: ProductChoice): ProductChoice {
  return keptAt(stepOf(choice), choice);
}

/** What a product carries of the choice that led to it. */
export type ChosenProduct = Pick<
  ProductFacts,
  'productFamily' | 'productPresentation' | 'classification' | 'strengthDisplay'
>;

/** The choice that leads to a product. Its own fields are right where an address says something else (P-034). */
export function choiceOfProduct(product: ChosenProduct): ProductChoice {
  return settleChoice({
    productFamily: product.productFamily,
    productPresentationId: product.productPresentation?.id ?? null,
    productClassification: product.classification,
    productStrength: product.strengthDisplay ?? '',
  });
}

/**
 * The one choice that a step offers, which the screen focuses; `null` when it offers several, or none. It is not taken
 * by itself: the rows know no step that is left without a person's choice, and Back would lead straight forward again.
 *
 * @see P-026
 */
export function focusedChoice<Choice>(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}
