import type { ImportOrigin, PatientFacts } from '../../clients/patient/index.js';
import type { ProductFacts } from '../../catalog/product/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { SigningFacts } from './signing-facts.js';

/** What the conflict check reads of the product. */
export type ConflictProduct = Pick<
  ProductFacts,
  | 'id'
  | 'title'
  | 'ingredients'
  | 'keywords'
  | 'classification'
  | 'productPresentation'
  | 'productSpecies'
  | 'productFlavors'
  | 'weightMin'
  | 'weightMax'
  | 'shelfLife'
>;

/** What the conflict check reads of the patient. */
export type ConflictPatient = Pick<
  PatientFacts,
  | 'species'
  | 'breed'
  | 'birthdate'
  | 'weight'
  | 'weightUnit'
  | 'allergies'
  | 'healthConditions'
  | 'currentMeds'
  | 'activePrescriptions'
> &
  ImportOrigin;

/** The strength, the unit and the form as far as it is filled in. */
export interface Dosing {
  readonly strengthDisplay: string | null;
  readonly unit: string | null;
  readonly packsizeQty: number | null;
  readonly unitPerFill: number | null;
  readonly directions: string | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
}

/** One prescription about to be issued, and whom it is for. */
export interface ConflictSubject {
  readonly product: ConflictProduct;
  readonly patient: ConflictPatient;
  /** Days; `null` when none is given. */
  readonly daysSupply: number | null;
  /** The flavor chosen; without one, the only flavor of the product counts as chosen. */
  readonly flavorId?: string | null;
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** `Location.timeZone`, in which instants show as days; America/New_York without one. */
  readonly timeZone?: string | null;
  /** The product of the previous prescription, in a renewal. */
  readonly renewedProductId?: string | null;
  /** What of the form duplicates and doses are judged by; left out where only the records are compared. */
  readonly dosing?: Dosing;
  /** What else is known of the patient; left out where it is not loaded. */
  readonly facts?: SigningFacts;
  /** What the prescription is itself, so that nothing is held against itself. */
  readonly self?: {
    readonly taskId: string | null;
    readonly draftId: string | null;
    readonly previousPrescriptionId: string | null;
  };
}

/** The flavor the product will have: the chosen or the only one; `null` while several are open. */
export function flavorOf({ product, flavorId }: Pick<ConflictSubject, 'product' | 'flavorId'>): string | null {
  const chosen = flavorId ? product.productFlavors.find((flavor) => flavor.flavorId === flavorId) : undefined;
  const [only, ...others] = product.productFlavors;
  return (chosen ?? (others.length === 0 ? only : undefined))?.flavor ?? null;
}
