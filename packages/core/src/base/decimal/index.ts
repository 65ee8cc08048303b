export {
  compare,
  decimalOf,
  dividedToNearest,
  dividedUp,
  isMultiple,
  minus,
  numberOf,
  rounded,
  scaled,
  times,
} from './decimal.js';
export type { Decimal, Fraction } from './decimal.js';
