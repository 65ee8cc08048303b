import {
  type ChosenSelection,
  type FormChoice,
  readQuantity,
  selectionOf,
  withFamily,
  withPresentation,
  withQuantity,
  withStrength,
} from '@signa/core/prescribing';
import type { PlainDate } from '@signa/core/base';
import type { FormState } from './state-shape';
import type { FormLocation, FormProduct, FormSetting } from './setting';

/** The facts for selecting a product by quantity. */
interface PickFacts {
  /** The currently selected product. */
  readonly product: FormProduct | null;
  readonly location: FormLocation;
  readonly entry: FormSetting['entry'];
  readonly today: PlainDate;
}

export type ChoiceAction =
  | { readonly type: 'family'; readonly family: string; readonly product: FormProduct | null }
  | { readonly type: 'presentation'; readonly id: string; readonly product: FormProduct | null }
  | {
      readonly type: 'strength';
      readonly strength: Pick<ChosenSelection, 'productClassification' | 'strengthDisplay'>;
      readonly product: FormProduct | null;
    }
  | {
      readonly type: 'quantity';
      readonly text: string;
      /** Of the chosen strength; `null` while loading. */
      readonly products: readonly FormProduct[] | null;
      readonly facts: PickFacts;
    }
  | {
      readonly type: 'offered';
      /** Of the chosen form, any strength. */
      readonly all: readonly FormProduct[];
      /** Of the chosen strength. */
      readonly products: readonly FormProduct[];
      readonly facts: PickFacts;
    };

const nothingSelected: ChosenSelection = {
  productFamily: null,
  productPresentationId: null,
  productClassification: null,
  strengthDisplay: null,
};

/** The current selection: the one made here, or else the product's. */
export const selectionIn = (state: Pick<FormState, 'choice'>, product: FormProduct | null): ChosenSelection =>
  state.choice?.selection ?? (product ? selectionOf(product) : nothingSelected);

const currentChoice = (state: FormState, product: FormProduct | null): FormChoice<FormProduct> => ({
  form: state.form,
  wishes: state.wishes,
  product,
  selection: selectionIn(state, product),
});

/** Clears product and quantity, including the quantity's text. */
const cleared = (state: FormState, { form, selection, product }: FormChoice<FormProduct>): FormState => ({
  ...state,
  form,
  typed: { ...state.typed, unitPerFill: '' },
  choice: { selection, product },
  awaitsPick: false,
  emptied: [
    ...(selection.productPresentationId === null ? ['productPresentationId'] : []),
    ...(selection.strengthDisplay === null ? ['strengthDisplay'] : []),
    'unitPerFill',
  ],
});

function withTypedQuantity(
  state: FormState,
  { text, products, facts }: Omit<Extract<ChoiceAction, { type: 'quantity' }>, 'type'>,
): FormState {
  const { product, location, entry, today } = facts;
  const { isExpirationEdited } = state;
  const quantity = readQuantity(text);
  const change = { quantity, products: products ?? [], location, entry, today, isExpirationEdited };
  const next = withQuantity(currentChoice(state, product), change);
  const isSame = next.product === product;
  return {
    ...state,
    form: next.form,
    typed: { ...state.typed, unitPerFill: text },
    choice: isSame ? state.choice : { selection: next.selection, product: next.product },
    awaitsPick: products === null,
  };
}

/** The current version of a chosen product; a product no longer offered can't be prescribed (P-046). */
function refreshed(product: FormProduct, all: readonly FormProduct[]): FormProduct {
  const found = all.find(({ id }) => id === product.id);
  return found ?? (product.isActive ? { ...product, isActive: false } : product);
}

function withOffer(state: FormState, { all, products, facts }: Extract<ChoiceAction, { type: 'offered' }>): FormState {
  const chosen = state.choice?.product;
  const known = chosen ? refreshed(chosen, all) : null;
  const current =
    state.choice && known && known !== chosen ? { ...state, choice: { ...state.choice, product: known } } : state;
  if (!current.awaitsPick) return current;
  return withTypedQuantity(current, {
    text: current.typed.unitPerFill,
    products,
    facts: { ...facts, product: known ?? facts.product },
  });
}

/** Applies the choice of a family, form, strength, or quantity to the form, by core's rules (P-035, P-036). */
export function choiceReducer(state: FormState, action: ChoiceAction): FormState {
  switch (action.type) {
    case 'family':
      return cleared(state, withFamily(currentChoice(state, action.product), action.family));
    case 'presentation':
      return cleared(state, withPresentation(currentChoice(state, action.product), action.id));
    case 'strength':
      return cleared(state, withStrength(currentChoice(state, action.product), action.strength));
    case 'quantity':
      return withTypedQuantity(state, action);
    case 'offered':
      return withOffer(state, action);
  }
}
