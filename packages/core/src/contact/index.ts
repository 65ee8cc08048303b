export { addressLine, addressLines } from './address.js';
export type { AddressFacts } from './address.js';
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
export { formatPhone, invalidPhoneText, isValidPhone, maskPhone, phoneDigits, phoneIssue } from './phone.js';
export { activeFirstPhone, phoneCell } from './phone-cell.js';
export type { PhoneCell, PhoneFacts } from './phone-cell.js';
export { stateCode, states } from './state.js';
export type { StateCode } from './state.js';
