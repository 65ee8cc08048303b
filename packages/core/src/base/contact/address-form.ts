import { required, type Issue } from '../failure/index.js';
import { isBlank, trimmed } from '../text/index.js';
import { addressTypes, defaultAddressType, isContactType } from './contact-type.js';
import { stateCode } from './state.js';
import { textIssue } from './text-issue.js';

/** An address as it is typed and submitted. */
export interface AddressForm {
  readonly addressTypeId: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** An address as form values: a missing second line becomes an empty one, and all other properties are kept. */
export function addressFormOf<A extends PlaceFacts>(address: A): A & { readonly addressLine2: string } {
  return { ...address, addressLine2: address.addressLine2 ?? '' };
}

/** Maximum lengths in characters (C-043, A-119). */
export const addressLimits = { line1: 100, line2: 60, city: 60, zip: 5 } as const;

export const addressTexts = {
  /** C-043. */
  zip: 'Zip code must be 5 digits',
  state: 'Choose one of the 50 states or DC',
  type: 'Choose one of the listed address types',
  /** C-048. */
  duplicate: 'Address: The address already exists',
  /** C-049, A-112. */
  none: 'Please enter at least 1 address',
} as const;

/** The initial value of an address form. @see C-047, A-119 */
export const emptyAddress: AddressForm = {
  addressTypeId: defaultAddressType.id,
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zip: '',
};

/**
 * The issues of one address before it is trimmed: a line of spaces only is invalid.
 *
 * @param path - of the address in its form, such as `locationAddresses.0`
 * @see C-043 to C-047, A-119
 */
export function checkAddress(address: AddressForm, path: string): Issue[] {
  const at = (field: keyof AddressForm) => `${path}.${field}`;
  const issues = [
    isContactType(addressTypes, address.addressTypeId)
      ? null
      : { path: at('addressTypeId'), code: 'unknown', message: addressTexts.type },
    textIssue(address.addressLine1, at('addressLine1'), { max: addressLimits.line1 }),
    textIssue(address.addressLine2, at('addressLine2'), { max: addressLimits.line2, optional: true }),
    textIssue(address.city, at('city'), { max: addressLimits.city }),
    stateIssue(address.state, at('state')),
    zipIssue(address.zip, at('zip')),
  ];
  return issues.filter((issue) => issue !== null);
}

function stateIssue(state: string, path: string): Issue | null {
  if (isBlank(state)) return required(path);
  return stateCode(state) === null ? { path, code: 'unknown', message: addressTexts.state } : null;
}

function zipIssue(zip: string, path: string): Issue | null {
  if (isBlank(zip)) return required(path);
  return /^\d{5}$/.test(trimmed(zip)) ? null : { path, code: 'invalid', message: addressTexts.zip };
}

/** Whether nothing was typed. A blank form is not an address, whatever its type. @see C-045 */
export function isBlankAddress({ addressLine1, addressLine2, city, state, zip }: AddressForm): boolean {
  return [addressLine1, addressLine2, city, state, zip].every(isBlank);
}

/** Whether an address has line 1, city, state and zip code. @see C-045, A-119 */
export function isCompleteAddress({ addressLine1, city, state, zip }: AddressForm): boolean {
  return [addressLine1, city, state, zip].every((text) => !isBlank(text));
}

/** An address as it is stored: trimmed, the state as its code. @see C-046 */
export function normalizeAddress(address: AddressForm): AddressForm {
  return {
    addressTypeId: address.addressTypeId,
    addressLine1: trimmed(address.addressLine1),
    addressLine2: trimmed(address.addressLine2),
    city: trimmed(address.city),
    state: stateCode(address.state) ?? trimmed(address.state),
    zip: trimmed(address.zip),
  };
}

/** Whether two addresses are the same: all parts and the type, trimmed and ignoring case. @see C-048, A-119 */
export function sameAddress(a: AddressForm, b: AddressForm): boolean {
  return addressKey(a) === addressKey(b);
}

const addressKey = (address: AddressForm) => `${address.addressTypeId} ${placeKey(address)}`;

/**
 * A key that is the same for two addresses of the same place, whatever their types. The types of a practice system
 * differ from Signa's.
 *
 * @see C-048, C-097
 */
export function placeKey({ addressLine1, addressLine2, city, state, zip }: PlaceFacts): string {
  const parts = [addressLine1, addressLine2, city, stateCode(state) ?? state, zip];
  return JSON.stringify(parts.map((part) => trimmed(part).toLowerCase()));
}

/** The parts of an address, typed or stored; the second line may be missing. */
export interface PlaceFacts extends Omit<AddressForm, 'addressTypeId' | 'addressLine2'> {
  readonly addressLine2?: string | null;
}

/**
 * The issues of the addresses of an owner who must have at least one: those of each address, duplicates, and a missing
 * address. Blank entries are ignored.
 *
 * @param path - of the list in its form, such as `locationAddresses`
 * @see C-045, C-048, C-049, A-112, A-119
 */
export function checkAddresses(addresses: readonly AddressForm[], path: string): Issue[] {
  if (addresses.every(isBlankAddress)) return [{ path, code: 'required', message: addressTexts.none }];
  return checkEachAddress(addresses, path);
}

/** The issues of the addresses of an owner who may have none, such as an inactive client. @see C-024, C-048 */
export function checkEachAddress(addresses: readonly AddressForm[], path: string): Issue[] {
  const typed = addresses
    .map((address, index) => ({ address, at: `${path}.${index}` }))
    .filter(({ address }) => !isBlankAddress(address));
  return typed.flatMap(({ address, at }, index) => {
    const isRepeated = typed.slice(0, index).some((earlier) => sameAddress(earlier.address, address));
    const duplicate = { path: at, code: 'duplicate', message: addressTexts.duplicate };
    return [...checkAddress(address, at), ...(isRepeated ? [duplicate] : [])];
  });
}
