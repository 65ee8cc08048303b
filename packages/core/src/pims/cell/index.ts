export { type BreedEntry, type BreedLists, type BreedMatch, openBreedMatcher } from './breed-match.js';
export { type CellAddress, readAddressCell } from './read-address-cell.js';
export { type CellRead, cellText } from './cell-read.js';
export { listText, readList } from './entry-list.js';
export { type InferredDateFormat, inferDateFormat } from './infer-date-format.js';
export { type DateFormat, dateFormats, type DateReading, readDateCell } from './read-date-cell.js';
export { readGenderCell } from './read-gender-cell.js';
export { type MiddleNames, middleNames, type NameOrder, nameOrders, readFullName } from './read-full-name.js';
export { hasLostLetter, lostLetterText, readNameCell } from './read-name-cell.js';
export {
  areaCodeOf,
  type CellPhone,
  isAreaCode,
  type PhoneReading,
  phoneTypeOf,
  readPhoneCell,
} from './read-phone-cell.js';
export { decimalMarks, type DecimalMark, numberOf, readWeightCell, weightUnitOf } from './read-weight-cell.js';
export { deathAsYes, isDeathWord } from './read-death-cell.js';
export { speciesOfCell } from './read-species-cell.js';
export { readYesCell } from './read-yes-cell.js';
export { readZipCell } from './read-zip-cell.js';
