import {
  notificationDate,
  type NotificationOption,
  notificationOptionOf,
  type PrescriptionForm,
  readQuantity,
  readWholeNumber,
  unitPerFillOf,
  overridesAfter,
  overridesOf,
  withPrn,
  withReason,
  writtenFor,
} from '@signa/core/prescribing';
import type { PlainDate } from '@signa/core/base';
import { choiceReducer } from './choose';
import { withFavorite, withoutUndo } from './favorite-state';
import type { FavoriteAction } from './favorite-state';
import type { ChoiceAction } from './choose';
import { asTyped } from './as-typed';
import type { FormState, TypedNumber } from './state-shape';
import type { FormProduct, FormReason } from './setting';

export type FormAction =
  | ChoiceAction
  | FavoriteAction
  | { readonly type: 'fill'; readonly values: Partial<PrescriptionForm> }
  | { readonly type: 'number'; readonly field: TypedNumber; readonly text: string }
  | { readonly type: 'packs'; readonly count: number; readonly product: FormProduct }
  | { readonly type: 'prn'; readonly on: boolean; readonly product: FormProduct | null }
  | { readonly type: 'reason'; readonly reason: string | null; readonly reasons: readonly FormReason[] }
  | { readonly type: 'expiration'; readonly date: string | null }
  | { readonly type: 'notify'; readonly option: NotificationOption; readonly today: PlainDate }
  | { readonly type: 'notify-date'; readonly date: string | null }
  | { readonly type: 'directions-right' }
  | { readonly type: 'keep'; readonly doubt: string }
  | { readonly type: 'leave'; readonly field: string }
  | { readonly type: 'submit'; readonly mode: 'issue' | 'draft' }
  | { readonly type: 'restart'; readonly state: FormState };

const readers: Readonly<Record<TypedNumber, (text: string) => number | null>> = {
  unitPerFill: readQuantity,
  daysSupply: readWholeNumber,
};

/** The initial state of a form (P-079). */
export function openedForm(form: PrescriptionForm, today: PlainDate, product: FormProduct | null): FormState {
  return {
    form,
    typed: { unitPerFill: asTyped(form.unitPerFill), daysSupply: asTyped(form.daysSupply) },
    notification: notificationOptionOf(form.notifyClientDate, today),
    touched: [],
    submitted: null,
    isExpirationEdited: false,
    choice: null,
    wishes: overridesOf(form, product),
    awaitsPick: false,
  };
}

/** Restores a serialized form. JSON has no NaN, so numbers are parsed again from the text fields. */
export function rereadForm(state: FormState): FormState {
  const { unitPerFill, daysSupply } = state.typed;
  return {
    ...state,
    form: { ...state.form, unitPerFill: readers.unitPerFill(unitPerFill), daysSupply: readers.daysSupply(daysSupply) },
  };
}

const filledIn = (state: FormState, values: Partial<PrescriptionForm>): FormState => ({
  ...state,
  form: { ...state.form, ...values },
});

function withNumber(state: FormState, field: TypedNumber, text: string): FormState {
  return { ...filledIn(state, { [field]: readers[field](text) }), typed: { ...state.typed, [field]: text } };
}

/** Records the selection that the directions were written or reviewed for. */
function withDirectionsSeen(state: FormState): FormState {
  const seen = state.choice && writtenFor(state.directionsFor, state.choice.selection);
  return seen ? { ...state, directionsFor: seen } : state;
}

/** Records what the user filled in, so that it survives product changes. */
function withOverrides(state: FormState, after: FormState, product: FormProduct | null): FormState {
  const wishes = overridesAfter(state.wishes, { before: state.form, after: after.form, product });
  return { ...after, wishes };
}

function left(state: FormState, field: string): FormState {
  const { touched, emptied = [] } = state;
  if (touched.includes(field) && !emptied.includes(field)) return state;
  return {
    ...state,
    touched: touched.includes(field) ? touched : [...touched, field],
    emptied: emptied.filter((each) => each !== field),
  };
}

/** Applies a user's action to the form, by core's rules. */
export function formReducer(state: FormState, action: FormAction): FormState {
  return withoutUndo(reduced(state, action), action.type);
}

function reduced(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'favorite': {
      const seen = action.values.directions === undefined ? state : withDirectionsSeen(state);
      return withOverrides(state, withFavorite(state, seen, action), action.product);
    }
    case 'fill':
      return withOverrides(
        state,
        filledIn(action.values.directions === undefined ? state : withDirectionsSeen(state), action.values),
        null,
      );
    case 'directions-right':
      return withDirectionsSeen(state);
    case 'number':
      return withNumber(state, action.field, action.text);
    case 'packs':
      return withNumber(state, 'unitPerFill', String(unitPerFillOf(action.count, action.product)));
    case 'prn':
      return withOverrides(state, { ...state, form: withPrn(state.form, action.on) }, action.product);
    case 'reason': {
      const form = withReason(state.form, action.reason, action.reasons);
      return withOverrides(state, { ...state, form }, null);
    }
    case 'expiration':
      return { ...filledIn(state, { prescExpiryDate: action.date }), isExpirationEdited: true };
    case 'notify': {
      const { notifyClientDate } = state.form;
      return {
        ...filledIn(state, { notifyClientDate: notificationDate(action.option, action.today, notifyClientDate) }),
        notification: action.option,
      };
    }
    case 'notify-date':
      return { ...filledIn(state, { notifyClientDate: action.date }), notification: 'select-date' };
    case 'keep':
      return { ...state, kept: [...(state.kept ?? []), action.doubt] };
    case 'leave':
      return left(state, action.field);
    case 'submit':
      return { ...state, submitted: action.mode, emptied: [] };
    case 'restart':
      return action.state;
    case 'family':
    case 'presentation':
    case 'strength':
    case 'quantity':
    case 'offered':
      return choiceReducer(state, action);
  }
}
