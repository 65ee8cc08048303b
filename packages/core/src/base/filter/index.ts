export {
  choiceFilter,
  choicesFilter,
  dateFilter,
  type DateRange,
  dateRangeFilter,
  eitherFilter,
  flagFilter,
  idFilter,
  idsFilter,
  numberFilter,
  pageFilter,
  textFilter,
} from './address-filter.js';
export {
  type AddressFilter,
  fieldsOf,
  type FilterSpec,
  initialFilters,
  isChanged,
  readFilters,
  variablesOf,
  writeFilters,
} from './filter-spec.js';
