import type { Issue } from '../failure/index.js';
import { addressTexts, checkAddress, sameAddress, type AddressForm } from './address-form.js';

/**
 * What is wrong with an address that is typed beside others: each of its fields, and that it is one of the others.
 *
 * @param path - of the address; what is wrong with it as a whole stands there itself
 * @see C-043 to C-048
 */
export function listedAddressIssues(others: readonly AddressForm[], typed: AddressForm, path: string): Issue[] {
  const isThere = others.some((other) => sameAddress(other, typed));
  const duplicate = { path, code: 'duplicate', message: addressTexts.duplicate };
  return [...checkAddress(typed, path), ...(isThere ? [duplicate] : [])];
}
