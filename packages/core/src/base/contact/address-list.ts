import type { Issue } from '../failure/index.js';
import { addressTexts, checkAddress, sameAddress, type AddressForm } from './address-form.js';

/**
 * The issues of an address that is typed next to others: those of its fields, and whether it is a duplicate.
 *
 * @param path - of the address; an issue of the address as a whole has this path itself
 * @see C-043 to C-048
 */
export function listedAddressIssues(others: readonly AddressForm[], typed: AddressForm, path: string): Issue[] {
  const isThere = others.some((other) => sameAddress(other, typed));
  const duplicate = { path, code: 'duplicate', message: addressTexts.duplicate };
  return [...checkAddress(typed, path), ...(isThere ? [duplicate] : [])];
}
