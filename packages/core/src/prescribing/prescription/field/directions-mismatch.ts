import { isFilled } from '../form/field-issue.js';

/** The selected family, form, and strength in words; `null` without a selection. */
export interface ChosenDose {
  readonly product: string | null;
  readonly presentation: string | null;
  readonly strength: string | null;
}

/**
 * What the directions were written for, when they were last edited or confirmed. Directions written without a selection
 * keep the previous strength, because no one has seen them with another one.
 */
export function writtenFor<Dose extends { readonly strengthDisplay: string | null }>(
  before: Dose | undefined,
  now: Dose,
): Dose | undefined {
  return now.strengthDisplay === null ? before : now;
}

/**
 * Why the directions must be checked again: the same words are another dose for another product, form, or strength.
 * `null` without directions, and when all three are those that they were written for.
 *
 * @see P-035, P-042, P-052
 */
export function directionsMismatch(directions: string | null, written: ChosenDose, now: ChosenDose): string | null {
  if (!isFilled(directions)) return null;
  const changed = [
    change('product', written.product, now.product),
    change('form', written.presentation, now.presentation),
    change('strength', written.strength, now.strength),
  ].filter((part) => part !== null);
  if (changed.length === 0) return null;
  return `The ${changed.join(', ')}: check the directions.`;
}

/** 'strength changed from 5 mg to 20 mg'; empty as long as nothing else is chosen. */
function change(what: string, before: string | null, now: string | null): string | null {
  if (now === null || before === null || before === now) return null;
  return `${what} changed from ${before || 'none'} to ${now || 'none'}`;
}
