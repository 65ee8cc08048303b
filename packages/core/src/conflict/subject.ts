import type { PatientFacts } from '../patient/index.js';
import type { ProductFacts } from '../product/index.js';
import type { PlainDate } from '../time/index.js';

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
>;

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
  /** The product of the previous prescription, in a renewal. */
  readonly renewedProductId?: string | null;
}

/** The flavor the product will have: the chosen or the only one; `null` while several are open. */
export function flavorOf({ product, flavorId }: Pick<ConflictSubject, 'product' | 'flavorId'>): string | null {
  const chosen = flavorId ? product.productFlavors.find((flavor) => flavor.flavorId === flavorId) : undefined;
  const [only, ...others] = product.productFlavors;
  return (chosen ?? (others.length === 0 ? only : undefined))?.flavor ?? null;
}
