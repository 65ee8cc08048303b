import type { Operations } from '@signa/core/contract';
import { type FavoriteForm, readQuantity, readWholeNumber } from '@signa/core/prescribing';

export type ListedFavorite = Operations['GetFavorites']['data']['favorites'][number];
export type FavoriteProduct = ListedFavorite['product'];

const readers = {
  unitPerFill: readQuantity,
  refills: readWholeNumber,
  daysSupply: readWholeNumber,
  weightMin: readQuantity,
  weightMax: readQuantity,
} as const;
type NumberField = keyof typeof readers;

/** A favorite while it is typed: numbers are texts. */
export type TypedFavorite = Omit<FavoriteForm, NumberField> & Readonly<Record<NumberField, string>>;

const typedNumber = (value: number | null) => (value === null ? '' : String(value));

export const typedFavorite = (form: FavoriteForm): TypedFavorite => ({
  ...form,
  unitPerFill: typedNumber(form.unitPerFill),
  refills: typedNumber(form.refills),
  daysSupply: typedNumber(form.daysSupply),
  weightMin: typedNumber(form.weightMin),
  weightMax: typedNumber(form.weightMax),
});

/** The form of what was typed; a number that can't be read is NaN, which the check reports. */
export const favoriteOf = (typed: TypedFavorite): FavoriteForm => ({
  ...typed,
  unitPerFill: readers.unitPerFill(typed.unitPerFill),
  refills: typed.prnFlag ? null : readers.refills(typed.refills),
  daysSupply: readers.daysSupply(typed.daysSupply),
  weightMin: readers.weightMin(typed.weightMin),
  weightMax: readers.weightMax(typed.weightMax),
});

/** The form of a stored favorite. */
export const storedForm = ({ condition, ...favorite }: ListedFavorite): FavoriteForm => ({
  name: favorite.name,
  scope: favorite.scope,
  productId: favorite.productId,
  directions: favorite.directions,
  unitPerFill: favorite.unitPerFill,
  prnFlag: favorite.prnFlag,
  refills: favorite.refills,
  daysSupply: favorite.daysSupply,
  noteToPharmacy: favorite.noteToPharmacy,
  noteToClient: favorite.noteToClient,
  species: favorite.species,
  weightMin: favorite.weightMin,
  weightMax: favorite.weightMax,
  weightUnit: favorite.weightUnit,
  conditionCode: condition?.code ?? null,
});

/** Where a message of the server belongs: the input is one argument of the call. */
export const withoutInput = <Issue extends { readonly path: string }>(issue: Issue): Issue => ({
  ...issue,
  path: issue.path.replace(/^input\./, ''),
});
