import type { AppliedFavorite, FavoriteExpansion } from '@signa/core/prescribing';
import { asTyped } from './as-typed';
import type { FormProduct } from './setting';
import type { FormState } from './state-shape';

/** A favorite was chosen, with what it fills in for the patient. */
export interface FavoriteAction {
  readonly type: 'favorite';
  readonly values: FavoriteExpansion['values'];
  readonly applied: AppliedFavorite;
  readonly product: FormProduct | null;
}

/** Fills in a favorite, and remembers the state before, so that nothing typed is lost (P-496). */
export function withFavorite(before: FormState, state: FormState, { values, applied }: FavoriteAction): FormState {
  const form = { ...state.form, ...values };
  const { favorite: _earlier, ...undone } = before;
  return {
    ...state,
    form,
    typed: {
      unitPerFill: values.unitPerFill === undefined ? state.typed.unitPerFill : asTyped(form.unitPerFill),
      daysSupply: values.daysSupply === undefined ? state.typed.daysSupply : asTyped(form.daysSupply),
    },
    favorite: { applied, before: undone },
  };
}

/** Actions that change nothing that was typed. */
const harmless: ReadonlySet<string> = new Set(['favorite', 'restart', 'leave', 'submit', 'keep', 'offered']);

/** Once something else is changed, choosing the favorite can't be undone without losing it. */
export function withoutUndo(state: FormState, action: string): FormState {
  if (harmless.has(action) || state.favorite?.before === undefined) return state;
  return { ...state, favorite: { applied: state.favorite.applied } };
}
