import { doubtful, unanswered, type Answered } from './answered.js';
import { choiceUpTo, nothingChosen, settleChoice, stepOf, type ProductChoice, type SelectionStep } from './choice.js';
import { productsIn, weightFilterOf, type ExtendedData, type WeightFilter } from './extended-data.js';
import { noFilters, type SelectionFilters } from './filters.js';
import { settleParties, type KnownParties } from './known-parties.js';
import { offeredIn } from './offer.js';

/** The start of a selection: the values of a URL. */
export interface SelectionInput {
  readonly isOfficeUse: boolean;
  readonly parties: KnownParties;
  readonly choice: ProductChoice;
}

/** A dosage form, as step 1 offers it. */
export interface OfferedPresentation {
  readonly id: string;
}

export interface SelectionContext extends SelectionInput {
  /** Set only at the end (P-034). */
  readonly productId: string | null;
  readonly filters: SelectionFilters;
  /** Set by the choice of a strength, and cleared with it (P-032). */
  readonly weights: WeightFilter | null;
  readonly presentations: Answered<readonly OfferedPresentation[]>;
  readonly extendedData: Answered<ExtendedData>;
  /** The step at which to choose again, because its selection no longer exists; `null` after the user's next step. */
  readonly lost: SelectionStep | null;
}

/**
 * The selection restored from a URL: the furthest step whose parameters are complete, all of it to be verified (P-028).
 */
export function startSelection({ isOfficeUse, parties, choice }: SelectionInput): SelectionContext {
  return {
    isOfficeUse,
    parties: settleParties(parties, isOfficeUse),
    choice: settleChoice(choice),
    productId: null,
    filters: noFilters,
    weights: null,
    presentations: doubtful,
    extendedData: doubtful,
    lost: null,
  };
}

/** A family starts over: no previous selection, filter, or response is kept (P-026, P-029). */
export function withFamily(context: SelectionContext, productFamily: string): SelectionContext {
  return {
    ...context,
    choice: { ...nothingChosen, productFamily },
    filters: noFilters,
    weights: null,
    presentations: unanswered,
    extendedData: unanswered,
    lost: null,
  };
}

export function withPresentation(context: SelectionContext, productPresentationId: string): SelectionContext {
  const choice = { ...choiceUpTo('presentation', context.choice), productPresentationId };
  return { ...context, choice, weights: null, extendedData: unanswered, lost: null };
}

/** P-026, P-032. */
export function withStrength(
  context: SelectionContext,
  chosen: { readonly classification: string; readonly strength: string },
): SelectionContext {
  const choice = {
    ...context.choice,
    productClassification: chosen.classification,
    productStrength: chosen.strength,
  };
  const { data } = offeredIn(context);
  const products = data === null ? [] : productsIn(data, choice);
  return { ...context, choice, weights: weightFilterOf(chosen.classification, products), lost: null };
}

export function withProduct(context: SelectionContext, productId: string): SelectionContext {
  return { ...context, productId, lost: null };
}

/** Returns to an earlier step: clears choices of this step and later ones, and what followed from them (P-027). */
export function backAt(context: SelectionContext, step: SelectionStep): SelectionContext {
  const choice = choiceUpTo(step, context.choice);
  return {
    ...context,
    choice,
    filters: choice.productFamily === null ? noFilters : context.filters,
    weights: stepOf(choice) === 'product' ? context.weights : null,
    presentations: choice.productFamily === null ? unanswered : context.presentations,
    extendedData: choice.productPresentationId === null ? unanswered : context.extendedData,
    lost: null,
  };
}

export function withFilters(context: SelectionContext, change: Partial<SelectionFilters>): SelectionContext {
  return { ...context, filters: { ...context.filters, ...change }, lost: null };
}

/** Drops a client or patient that is not found; the patient is dropped with the client (P-011, P-038). */
export function withoutParty(context: SelectionContext, party: keyof KnownParties): SelectionContext {
  const parties = settleParties({ ...context.parties, [party]: null }, context.isOfficeUse);
  return { ...context, parties };
}
