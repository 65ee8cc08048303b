import type { SnapshotFrom } from 'xstate';
import { settleChoice } from './choice.js';
import { settleParties } from './known-parties.js';
import { visitOnLeaving } from './leave.js';
import { isOfficeUseVariant, pathOf } from './office-use-variant.js';
import { readParameters, writeParameters, type PrescribingParameters } from './parameter.js';
import type { productSelection } from './selection.js';
import type { SelectionInput } from './selection-context.js';
import { visit, type Visit } from './visit.js';

/** What the router knows of an address. */
export interface Address {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** The navigation state that came with it; anything. */
  readonly state: unknown;
}

/**
 * The selection that an address asks for: the furthest step whose parameters are complete. What cannot be is ignored;
 * `visitOfSelection` then removes it from the address.
 *
 * @see P-011, P-028, P-031
 */
export function selectionFromUrl({ pathname, query, state }: Address): SelectionInput {
  const isOfficeUse = isOfficeUseVariant(pathname, state);
  const parameters = readParameters(query);
  return { isOfficeUse, parties: settleParties(parameters, isOfficeUse), choice: choiceIn(parameters) };
}

/** The choice that parameters spell out, without what lies behind a gap. */
export function choiceIn(parameters: PrescribingParameters) {
  return settleChoice({
    productFamily: parameters.productFamily,
    productPresentationId: parameters.productPresentation,
    productClassification: parameters.productClassification,
    productStrength: parameters.productStrength,
  });
}

/** The parameters that spell out a selection, with a product or without (P-011, P-034). */
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
 * @param others - the query as it stands: parameters that are not of P-011 are kept
 * @see P-011, P-027
 */
export function urlOfSelection(selection: SelectionInput, others?: URLSearchParams): URLSearchParams {
  return writeParameters(parametersOf(selection, null), others);
}

/** The page of a selection with its query; it takes the place of the current history entry (P-028). */
export function visitOfChoice(selection: SelectionInput, others?: URLSearchParams): Visit {
  return visit(pathOf('selection', selection.isOfficeUse), urlOfSelection(selection, others), 'replace');
}

/**
 * Where the screen of a selection is to be: while choosing, its own page, which replaces the history entry; with a
 * product, the wizard with the parameters chosen so far; left on the first step, where the flow began.
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
