export { favoriteNote } from './applied-favorite.js';
export type { AppliedFavorite, FavoriteNote } from './applied-favorite.js';
export { checkFavorite, exampleCalculation, favoriteTexts } from './check-favorite.js';
export { computeDose } from './computed-dose.js';
export type { ComputedDose, NotComputed } from './computed-dose.js';
export { expandFavorite, expansionTexts } from './expand-favorite.js';
export type { ExpansionFacts, FavoriteExpansion } from './expand-favorite.js';
export { emptyFavorite, favoriteFields, favoriteLimits, favoriteScopes } from './favorite.js';
export type {
  FavoriteField,
  FavoriteForm,
  FavoriteOffer,
  FavoriteProduct,
  FavoriteScope,
  FavoriteTexts,
  OfferedPatient,
} from './favorite.js';
export { formulaTexts, readFormula } from './formula.js';
export type { DoseFormula, DoseStep, FormulaFault, SubstanceUnit } from './formula.js';
export { favoriteScopeTexts, mayKeepFavorite } from './may-keep.js';
export { favoritesLabel, isOfferedFor, weightBandText } from './offered.js';
export { startFavorite } from './start-favorite.js';
export type { FavoriteSource } from './start-favorite.js';
