import { isFilled } from '../form/field-issue.js';

/** The family, form and strength that stand chosen, in words; `null` where none is. */
export interface ChosenDose {
  readonly product: string | null;
  readonly presentation: string | null;
  readonly strength: string | null;
}

/**
 * What the directions were written for, once they were edited or confirmed. Written while no strength was chosen, they
 * are still those of the strength before: nobody has seen them beside another one.
 */
export function writtenFor<Dose extends { readonly strengthDisplay: string | null }>(
  before: Dose | undefined,
  now: Dose,
): Dose | undefined {
  return now.strengthDisplay === null ? before : now;
}

/**
 * Why the directions must be looked at again: the same words are another dose of another product, form or strength. `null`
 * while there are none, and where all three are those that they were written for.
 *
 * @see P-035, P-042, P-052
 */
export function directionsDoubt(directions: string | null, written: ChosenDose, now: ChosenDose): string | null {
  if (!isFilled(directions)) return null;
  const changed = [
    change('product', written.product, now.product),
    change('form', written.presentation, now.presentation),
    change('strength', written.strength, now.strength),
  ].filter((part) => part !== null);
  if (changed.length === 0) return null;
  return `The ${changed.join(', ')}: check the directions.`;
}

/** 'strength changed from 5 mg to 20 mg'; nothing is said as long as nothing else is chosen. */
function change(what: string, before: string | null, now: string | null): string | null {
  if (now === null || before === null || before === now) return null;
  return `${what} changed from ${before || 'none'} to ${now || 'none'}`;
}
