import { hear } from './answered.js';
import { stepOf, type ProductChoice, type SelectionStep } from './choice.js';
import { productsIn, strengthsIn, weightFilterOf, type ExtendedData } from './extended-data.js';
import { extendedDataLookup, keyOf, presentationsLookup, withoutNarrowing } from './lookup.js';
import { backAt, type OfferedPresentation, type SelectionContext } from './selection-context.js';

/** The step of a selected item that a list of presentations does not contain; `null` without one. */
function lackedPresentation(
  { productPresentationId }: ProductChoice,
  presentations: readonly OfferedPresentation[],
): SelectionStep | null {
  if (presentations.length === 0) return 'family';
  const isThere = productPresentationId === null || presentations.some(({ id }) => id === productPresentationId);
  return isThere ? null : 'presentation';
}

function lackedStrength(choice: ProductChoice, data: ExtendedData): SelectionStep | null {
  if (strengthsIn(data).length === 0) return 'presentation';
  return stepOf(choice) === 'product' && productsIn(data, choice).length === 0 ? 'strength' : null;
}

/** The selection at the step where the user must choose again (P-011, P-025). */
function fallenBack(context: SelectionContext, lost: SelectionStep): SelectionContext {
  return { ...backAt(context, lost), lost };
}

type Lookup = Parameters<typeof keyOf>[0] | null;
const answers = (key: string, lookup: Lookup) => lookup !== null && keyOf(lookup) === key;

/**
 * The selection after an expected response: it may fall back to the furthest valid step, and the same response then
 * applies to what is left.
 */
export function withPresentations(
  context: SelectionContext,
  key: string,
  data: readonly OfferedPresentation[],
): SelectionContext {
  const lacked = lackedPresentation(context.choice, data);
  const presentations = hear(context.presentations, {
    key,
    data,
    isFiltered: answers(key, presentationsLookup(context)),
    isWidest: answers(key, presentationsLookup(withoutNarrowing(context))),
    lacks: lacked !== null,
  });
  if (presentations !== 'gone') return { ...context, presentations };
  const fallen = fallenBack(context, lacked ?? 'family');
  return fallen.choice.productFamily === null ? fallen : withPresentations(fallen, key, data);
}

/** Like `withPresentations`; a preventative restored from a URL gets its weight filters here (P-032). */
export function withExtendedData(context: SelectionContext, key: string, data: ExtendedData): SelectionContext {
  const lacked = lackedStrength(context.choice, data);
  const extendedData = hear(context.extendedData, {
    key,
    data,
    isFiltered: answers(key, extendedDataLookup(context)),
    isWidest: answers(key, extendedDataLookup(withoutNarrowing(context))),
    lacks: lacked !== null,
  });
  if (extendedData === 'gone') {
    const fallen = fallenBack(context, lacked ?? 'presentation');
    return fallen.choice.productPresentationId === null ? fallen : withExtendedData(fallen, key, data);
  }
  const { productClassification } = context.choice;
  const weights = context.weights ?? weightFilterOf(productClassification, productsIn(data, context.choice));
  return { ...context, extendedData, weights };
}
