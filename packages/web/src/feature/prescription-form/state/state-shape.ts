import type { ChosenSelection, NotificationOption, PrescriptionForm, ProductWishes } from '@signa/core/prescribing';
import type { FormProduct } from './setting';

/** A product chosen in the form, in place of the one it opened with; `null` while it is being chosen. */
interface ProductInForm {
  readonly selection: ChosenSelection;
  readonly product: FormProduct | null;
}

/** The numbers that are typed: the box keeps what was typed, the form what it names. */
export type TypedNumber = 'unitPerFill' | 'daysSupply';

/** What stands in a form, and what the person has done with it. Can be written down as JSON and read again. */
export interface FormState {
  readonly form: PrescriptionForm;
  readonly typed: Readonly<Record<TypedNumber, string>>;
  readonly notification: NotificationOption;
  /** The fields that were left once: their errors show (P-045). */
  readonly touched: readonly string[];
  /** The mode of the last attempt to save: its errors all show. */
  readonly submitted: 'issue' | 'draft' | null;
  readonly isExpirationEdited: boolean;
  /** The product that was chosen here; `null` while it is the one that the form opened with. */
  readonly choice: ProductInForm | null;
  /** What was asked for, also where the product of the moment hides it. */
  readonly wishes: ProductWishes;
  /** A quantity was typed before it was known which products it may pick. */
  readonly awaitsPick: boolean;
  /** What was chosen when the directions were last edited or confirmed; left out while that is what the form opened with. */
  readonly directionsFor?: ChosenSelection;
  /** The dose doubts at which keep was pressed, by what they say. */
  readonly kept?: readonly string[];
  /** Fields that another choice emptied: they are not wrong before they are left or sent. */
  readonly emptied?: readonly string[];
}
