import type { SnapshotFrom } from 'xstate';
import { settleChoice } from './choice.js';
import { settleParties } from './known-parties.js';
import { visitOnLeaving } from './leave.js';
import { isOfficeUseVariant, pathOf } from './office-use-variant.js';
import { readParameters, writeParameters, type PrescribingParameters } from './parameter.js';
import type { productSelection } from './selection.js';
import type { SelectionInput } from './selection-context.js';
import { visit, type Visit } from './visit.js';

/** What the router knows about a URL. */
export interface Address {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Its navigation state, of any type. */
  readonly state: unknown;
}

/**
 * The selection in a URL: the furthest step whose parameters are complete. Impossible values are ignored;
 * `visitOfSelection` then removes them from the URL.
 *
 * @see P-011, P-028, P-031
 */
export function selectionFromUrl({ pathname, query, state }: Address): SelectionInput {
  const isOfficeUse = isOfficeUseVariant(pathname, state);
  const parameters = readParameters(query);
  return { isOfficeUse, parties: settleParties(parameters, isOfficeUse), choice: choiceIn(parameters) };
}

/** The selection in the parameters, without choices after a gap. */
export function choiceIn(parameters: PrescribingParameters) {
  return settleChoice({
    productFamily: parameters.productFamily,
    productPresentationId: parameters.productPresentation,
    productClassification: parameters.productClassification,
    productStrength: parameters.productStrength,
  });
}

/** The parameters of a selection, with or without a product (P-011, P-034). */
export function parametersOf(
  { isOfficeUse, parties, choice }: SelectionInput,
  productId: string | null,
): PrescribingParameters {
  const { productFamily, productPresentationId, productClassification, productStrength } = settleChoice(choice);
  return {
    ...settleParties(parties, isOfficeUse),
    productFamily,
    productPresentation: productPresentationId,
    productClassification,
    productStrength,
    productId,
  };
}

/**
 * The query of a selection.
 *
 * @param others - the current query: parameters outside P-011 are kept
 * @see P-011, P-027
 */
export function urlOfSelection(selection: SelectionInput, others?: URLSearchParams): URLSearchParams {
  return writeParameters(parametersOf(selection, null), others);
}

/** The page of a selection with its query; it replaces the current history entry (P-028). */
export function visitOfChoice(selection: SelectionInput, others?: URLSearchParams): Visit {
  return visit(pathOf('selection', selection.isOfficeUse), urlOfSelection(selection, others), 'replace');
}

/**
 * The target of a selection's screen: while choosing, its own page, which replaces the history entry; with a product,
 * the wizard with the parameters so far; after leaving the first step, where the flow started.
 *
 * @see P-028, P-030, P-031, P-034
 */
export function visitOfSelection(
  { value, context }: Pick<SnapshotFrom<typeof productSelection>, 'value' | 'context'>,
  others?: URLSearchParams,
): Visit {
  if (value === 'left') return visitOnLeaving(context);
  if (value !== 'chosen') return visitOfChoice(context, others);
  const query = writeParameters(parametersOf(context, context.productId), others);
  return visit(pathOf('wizard', context.isOfficeUse), query, 'push');
}
