import { doubtful, unanswered, type Answered } from './answered.js';
import { keptAt, nothingChosen, settleChoice, stepOf, type ProductChoice, type SelectionStep } from './choice.js';
import { productsIn, weightFilterOf, type ExtendedData, type WeightFilter } from './extended-data.js';
import { noFilters, type SelectionFilters } from './filters.js';
import { settleParties, type KnownParties } from './known-parties.js';
import { offeredIn } from './offer.js';

/** Where a selection starts: what an address says. */
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
  /** Only in the end (P-034). */
  readonly productId: string | null;
  readonly filters: SelectionFilters;
  /** Set by the choice of a strength, gone with it (P-032). */
  readonly weights: WeightFilter | null;
  readonly presentations: Answered<readonly OfferedPresentation[]>;
  readonly extendedData: Answered<ExtendedData>;
  /** The step at which to choose again, for what was chosen there is gone; `null` after the next step of a person. */
  readonly lost: SelectionStep | null;
}

/** The selection as an address restores it: the furthest step whose parameters are complete, all of it in doubt (P-028). */
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

/** A family starts anew: nothing that was chosen, narrowed or answered before survives it (P-026, P-029). */
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
  const choice = { ...keptAt('presentation', context.choice), productPresentationId };
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

/** Back at an earlier step: what was chosen there and later is cleared, and what only followed from it (P-027). */
export function backAt(context: SelectionContext, step: SelectionStep): SelectionContext {
  const choice = keptAt(step, context.choice);
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

/** Without a client or patient that is not found; a patient goes with the client (P-011, P-038). */
export function withoutParty(context: SelectionContext, party: keyof KnownParties): SelectionContext {
  const parties = settleParties({ ...context.parties, [party]: null }, context.isOfficeUse);
  return { ...context, parties };
}
