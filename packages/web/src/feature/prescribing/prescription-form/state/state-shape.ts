import type {
  AppliedFavorite,
  ChosenSelection,
  NotificationOption,
  PrescriptionForm,
  FormOverrides,
} from '@signa/core/prescribing';
import type { FormProduct } from './setting';

/** A product chosen in the form instead of the initial one; `null` while it is being chosen. */
interface ProductInForm {
  readonly selection: ChosenSelection;
  readonly product: FormProduct | null;
}

/** A favorite that was chosen in the form. */
interface ChosenFavorite {
  readonly applied: AppliedFavorite;
  /** The state before, to undo the choice; omitted once something else was changed. */
  readonly before?: FormState;
}

/** Number fields: the text field keeps what was typed; the form keeps the parsed number. */
export type TypedNumber = 'unitPerFill' | 'daysSupply';

/** The state of a form and the user's interaction with it. JSON-serializable. */
export interface FormState {
  readonly form: PrescriptionForm;
  readonly typed: Readonly<Record<TypedNumber, string>>;
  readonly notification: NotificationOption;
  /** Fields that lost focus once, whose errors show (P-045). */
  readonly touched: readonly string[];
  /** The mode of the last save attempt, which makes all of its errors visible. */
  readonly submitted: 'issue' | 'draft' | null;
  readonly isExpirationEdited: boolean;
  /** The product chosen here; `null` while it is the initial one. */
  readonly choice: ProductInForm | null;
  /** The requested values, including those that the current product hides. */
  readonly wishes: FormOverrides;
  /** True if a quantity was typed before the products that it can select were loaded. */
  readonly awaitsPick: boolean;
  /** The selection when the directions were last edited or confirmed; omitted while it is the initial one. */
  readonly directionsFor?: ChosenSelection;
  /** The dose warnings that the user dismissed with Keep, by content. */
  readonly kept?: readonly string[];
  /** The favorite that was chosen last; omitted without one. */
  readonly favorite?: ChosenFavorite;
  /** Fields that another choice cleared: they show no error before they lose focus or the form is sent. */
  readonly emptied?: readonly string[];
}
