import type { WeightUnit } from '../../clients/patient/index.js';
import type { PrescriptionForm } from '../prescription/form/form.js';
import type { FavoriteExpansion } from './expand-favorite.js';

/** A favorite that was chosen in a form, with what is shown beside the directions. */
export interface AppliedFavorite extends Omit<FavoriteExpansion, 'values'> {
  readonly name: string;
  /** As computed; `null` if they were not filled in. */
  readonly directions: string | null;
  /** The weight used; `null` if none was known. */
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
}

/** The line beside the directions. */
export interface FavoriteNote {
  /** Whether it asks for something. */
  readonly isWarning: boolean;
  readonly text: string;
}

/**
 * What is shown about a chosen favorite before signing: the arithmetic of its directions while they are unchanged, that
 * the weight has changed since, or why the directions were not filled in.
 *
 * @returns `null` when there is nothing to show: without calculations, and after the directions were edited
 * @see P-496
 */
export function favoriteNote(
  applied: AppliedFavorite | null,
  form: Pick<PrescriptionForm, 'directions'>,
  patient: Pick<AppliedFavorite, 'weight' | 'weightUnit'> | null,
): FavoriteNote | null {
  if (applied === null) return null;
  const { name, sums, label, notFilledIn, directions } = applied;
  if (notFilledIn !== null) {
    if (form.directions !== null) return null;
    return { isWarning: true, text: `${name}: the directions are not filled in. ${notFilledIn}` };
  }
  if (sums.length === 0 || form.directions !== directions) return null;
  if (patient?.weight !== applied.weight || patient.weightUnit !== applied.weightUnit)
    return {
      isWarning: true,
      text: `The weight has changed since the directions were computed (${sums.join('; ')}). Choose the favorite again.`,
    };
  return { isWarning: false, text: `${name}: ${sums.join('; ')}. ${label ?? ''}`.trim() };
}
