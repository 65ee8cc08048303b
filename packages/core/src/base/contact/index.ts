export { addressLine, addressLines } from './address.js';
export type { AddressFacts } from './address.js';
export {
  addressFormOf,
  addressLimits,
  addressTexts,
  checkAddress,
  checkAddresses,
  checkEachAddress,
  emptyAddress,
  isBlankAddress,
  isCompleteAddress,
  normalizeAddress,
  placeKey,
  sameAddress,
} from './address-form.js';
export type { AddressForm, PlaceFacts } from './address-form.js';
export { checkListEntries, listAfter } from './list-change.js';
export type { ListEntry, StoredEntry } from './list-change.js';
export { listedAddressIssues } from './address-list.js';
export {
  addressTypes,
  contactTypeText,
  defaultAddressType,
  defaultPhoneType,
  isContactType,
  noContactType,
  phoneTypes,
} from './contact-type.js';
export type { ContactOwner, ContactType } from './contact-type.js';
export { emailIssue, invalidEmailText, isEmail } from './email.js';
export {
  countryDigitWarning,
  foreignPhoneText,
  formatPhone,
  invalidPhoneText,
  isForeignPhone,
  isValidPhone,
  maskPhone,
  phoneDigits,
  phoneIssue,
  phoneKey,
  phoneLink,
  searchedPhoneMinimum,
} from './phone.js';
export { activeFirstPhone, phoneCell } from './phone-cell.js';
export type { PhoneCell, PhoneFacts } from './phone-cell.js';
export {
  checkEachPhone,
  checkPhones,
  distinctNumbers,
  distinctPhones,
  isBlankPhone,
  phoneTexts,
  samePhone,
} from './phone-form.js';
export type { PhoneForm } from './phone-form.js';
export { phonesWith } from './phone-list.js';
export { asPhoneTerm, likePhone, withoutAreaCode } from './phone-term.js';
export { stateCode, states } from './state.js';
export type { StateCode } from './state.js';
export { zoneOfState } from './state-zone.js';
export { textIssue } from './text-issue.js';
export type { TextRule } from './text-issue.js';
export { webLink } from './web-link.js';
export { invalidUrlText, isWebAddress, webAddressIssue } from './web-address.js';
