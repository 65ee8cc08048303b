export type { ApprovalTypeFilter } from './approval.js';
export { approvalTypeFilters, countsAsOtc, isPrnOnly, isPrnOnlyFamily } from './approval.js';
export { autoshipPrice } from './autoship-price.js';
export type { AutoshipFacts } from './autoship-price.js';
export { deliveryTimeLabel, outOfStockBanner, outOfStockText } from './availability.js';
export {
  controlledRefusalText,
  hardCopyDelivery,
  hardCopyNotice,
  hasPrescribableSchedule,
  isControlled,
  isInNewYork,
  isScheduleII,
} from './controlled.js';
export type { ControlFacts } from './controlled.js';
export { dosageImageNotFound, dosageImageOf, dosageImages } from './dosage-image.js';
export { formatPrice, packPriceLabel, priceLabel, priceOf } from './price.js';
export type { PriceBookFacts, PriceFacts, PriceQuestion } from './price.js';
export { classifications, deaSchedules, productApprovalTypes } from './product.js';
export type { Classification, DeaSchedule, ProductApprovalType, ProductFacts } from './product.js';
export { byClassificationAndStrength, isConfigured } from './configured-product.js';
export type {
  ClassificationProducts,
  ConfiguredProduct,
  ProductConfiguration,
  StrengthProducts,
} from './configured-product.js';
export { catalogueOrigin, familyResult } from './family-result.js';
export type { FamilyResult, ListedProduct } from './family-result.js';
export { allOption, searchFilters, shownFacetOptions } from './search-facets.js';
export type { FacetCounts, FacetNames, SearchFilter, SearchFilterOption } from './search-facets.js';
export { countFacets, findFamilies } from './search-families.js';
export type { FoundFamily, ProductQuestion } from './search-families.js';
export {
  hasProductFilter,
  noProductFilters,
  productFiltersToSend,
  productWeightIssues,
  productWeightNegative,
  productWeightsReversed,
  shownProductFilters,
} from './search-filter.js';
export type { ProductFilters, ShownProductFilters } from './search-filter.js';
export { hitParts } from './search-hits.js';
export type { HitPart } from './search-hits.js';
export { productMatches, productMatchOf, searchWords } from './search-match.js';
export type { MatchedTexts, ProductMatch } from './search-match.js';
export { hasStrengths, readStrengthSearch, strengthKeys } from './search-strength.js';
export type { StrengthSearch } from './search-strength.js';
export { productSearches, productSearchOf } from './search-operation.js';
export type { ProductSearch } from './search-operation.js';
export { meetsFacet, meetsFilters, overlapsWeight, productFacets, showsCombo } from './search-predicate.js';
export type { ProductFacet } from './search-predicate.js';
export {
  emptyProductSearch,
  searchPageRows,
  withSearchFilters,
  withSearchPage,
  withSearchText,
} from './search-request.js';
export type { ProductSearchRequest } from './search-request.js';
export {
  isProductSearchable,
  productSearchPage,
  productSearchText,
  productSearchTextIssues,
  productSearchTextTooLong,
  searchedText,
} from './search-text.js';
export { parseProductSearch, serialiseProductSearch } from './search-url.js';
export type { ProductSearchInUrl } from './search-url.js';
export { isSearched, searchedFamily, shipDaysOf } from './searched-family.js';
export type { SearchedFamily, SearchedProduct } from './searched-family.js';
export {
  closeSpellingFrom,
  escapePattern,
  intactParts,
  isMisspelt,
  isMisspelledPrefix,
  misspellings,
  spelled,
} from './spelling.js';
export { productTitle } from './product-title.js';
export type { ProductTitle } from './product-title.js';
export { quantityInShort, quantityInUnits, unitOf } from './quantity-in-units.js';
export { shelfLifeLabel } from './shelf-life.js';
export {
  defaultTimesToShip,
  deliveryDaysOf,
  deliveryTimeOf,
  deliveryTimes,
  timesToShip,
  timeToShipLabels,
  timeToShipOf,
} from './ship-time.js';
export type { DeliveryTime, ShipDays, TimeToShip, TimeToShipChoice } from './ship-time.js';
export { openWeightMax, weightRangeLabel } from './weight-range.js';
export { poundsOfLabel } from './whole-pounds.js';
