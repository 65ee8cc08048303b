import type { KnowledgePackage } from '../../knowledge/index.js';
import type { ImportOrigin, PatientFacts } from '../../clients/patient/index.js';
import type { ProductFacts } from '../../catalog/product/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { NotChecked } from './not-checked.js';
import type { SigningFacts } from './signing-facts.js';

/** The fields of the product that the conflict check needs. */
export const conflictProductFields = [
  'id',
  'title',
  'ingredients',
  'keywords',
  'classification',
  'productPresentation',
  'productSpecies',
  'productFlavors',
  'weightMin',
  'weightMax',
  'shelfLife',
] as const satisfies readonly (keyof ProductFacts)[];
export type ConflictProduct = Pick<ProductFacts, (typeof conflictProductFields)[number]>;

/** The fields of the patient that the conflict check needs, besides its origin. */
export const conflictPatientFields = [
  'species',
  'breed',
  'birthdate',
  'weight',
  'weightUnit',
  'allergies',
  'healthConditions',
  'currentMeds',
  'activePrescriptions',
] as const satisfies readonly (keyof PatientFacts)[];
export type ConflictPatient = Pick<PatientFacts, (typeof conflictPatientFields)[number]> & ImportOrigin;

/** The strength, the unit and the form, as far as it is filled in. */
export interface Dosing {
  readonly strengthDisplay: string | null;
  readonly unit: string | null;
  readonly packsizeQty: number | null;
  readonly unitPerFill: number | null;
  readonly directions: string | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
}

/** A prescription about to be issued, with its patient. */
export interface ConflictSubject {
  readonly product: ConflictProduct;
  readonly patient: ConflictPatient;
  /** In days; `null` when none is given. */
  readonly daysSupply: number | null;
  /** The chosen flavor; without one, the only flavor of the product counts as chosen. */
  readonly flavorId?: string | null;
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** What is known of drugs and animals (`@signa/core/knowledge`). */
  readonly knowledge: KnowledgePackage;
  /** `Location.timeZone`, in which instants are shown as days; America/New_York without one. */
  readonly timeZone?: string | null;
  /** The product of the previous prescription, in a renewal. */
  readonly renewedProductId?: string | null;
  /** The form fields needed to check duplicates and doses; omitted if only the records are compared. */
  readonly dosing?: Dosing;
  /** Further facts about the patient; omitted if they are not loaded. */
  readonly facts?: SigningFacts;
  /** What of the law could not be checked (`lawNotChecked`); omitted if the law isn't checked. */
  readonly law?: readonly NotChecked[];
  /** The identity of the prescription itself, so that it is not compared with itself. */
  readonly self?: {
    readonly taskId: string | null;
    readonly draftId: string | null;
    readonly previousPrescriptionId: string | null;
  };
}

/** The flavor of the product: the chosen or the only one; `null` while none of several is chosen. */
export function flavorOf({ product, flavorId }: Pick<ConflictSubject, 'product' | 'flavorId'>): string | null {
  const chosen = flavorId ? product.productFlavors.find((flavor) => flavor.flavorId === flavorId) : undefined;
  const [only, ...others] = product.productFlavors;
  return (chosen ?? (others.length === 0 ? only : undefined))?.flavor ?? null;
}
