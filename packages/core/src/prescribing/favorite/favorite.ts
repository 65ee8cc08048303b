import type { ProductFacts } from '../../catalog/product/index.js';
import type { PatientFacts, WeightUnit } from '../../clients/patient/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import type { PrescriptionForm } from '../prescription/form/form.js';

/** Who a favorite is offered to: the user who keeps it, everyone at the location, or at the organization (P-490). */
export const favoriteScopes = ['own', 'location', 'organization'] as const;
export type FavoriteScope = (typeof favoriteScopes)[number];

/** The fields of a prescription that a favorite fills in. */
export const favoriteFields = [
  'directions',
  'unitPerFill',
  'prnFlag',
  'refills',
  'daysSupply',
  'noteToPharmacy',
  'noteToClient',
] as const satisfies readonly (keyof PrescriptionForm)[];
export type FavoriteField = (typeof favoriteFields)[number];

/** The patients that a favorite is offered for; an empty list and `null` mean any (P-495). */
export interface FavoriteOffer {
  readonly species: readonly SpeciesCode[];
  /** In `weightUnit`, inclusive. */
  readonly weightMin: number | null;
  readonly weightMax: number | null;
  readonly weightUnit: WeightUnit;
  /** A health condition of the patient, by its code. */
  readonly conditionCode: string | null;
}

/** What is filled in: directions with calculations, and the rest as it is (P-491). */
export type FavoriteTexts = Pick<PrescriptionForm, FavoriteField>;

/** A whole prescription under a name. */
export interface FavoriteForm extends FavoriteTexts, FavoriteOffer {
  readonly name: string;
  /** `null` until it is chosen. */
  readonly scope: FavoriteScope | null;
  readonly productId: string | null;
}

/** The facts of the product that a calculation is compared with. */
export type FavoriteProduct = Pick<ProductFacts, 'id' | 'title' | 'strengthDisplay' | 'productPresentation'> & {
  readonly unitMeasure: { readonly description: string } | null;
};

/** The facts of a patient that decide whether a favorite is offered. */
export type OfferedPatient = Pick<PatientFacts, 'species' | 'weight' | 'weightUnit' | 'healthConditions'>;

/** Limits in visible characters. */
export const favoriteLimits = { nameMin: 3, nameMax: 60 } as const;

/** A favorite with nothing filled in, for a product. */
export const emptyFavorite: FavoriteForm = {
  name: '',
  scope: null,
  productId: null,
  directions: null,
  unitPerFill: null,
  prnFlag: false,
  refills: null,
  daysSupply: null,
  noteToPharmacy: null,
  noteToClient: null,
  species: [],
  weightMin: null,
  weightMax: null,
  weightUnit: 'lbs',
  conditionCode: null,
};
