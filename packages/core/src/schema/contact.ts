import * as z from 'zod/mini';
import { checkAddress, checkAddresses, checkPhones, type AddressForm, type PhoneForm } from '../base/contact/index.js';
import type { Issue } from '../base/failure/index.js';
import { checked } from './checked.js';
import { number, text } from './part.js';

/** An address as it is typed. */
export const address = z.object({
  addressTypeId: number,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  zip: text,
});
/** A phone as it is typed. */
export const phone = z.object({ phoneTypeId: number, phoneNumber: text });

/** Removes the leading field name from a check's paths, because a schema adds it. */
const within = (check: (path: string) => readonly Issue[]): readonly Issue[] =>
  check('it').map((issue) => ({ ...issue, path: issue.path.split('.').slice(1).join('.') }));

/** `checkAddress` as a schema (C-034 to C-049). */
export const addressSchema = checked(address, (value: AddressForm) => within((path) => checkAddress(value, path)));

/** `checkAddresses` as a schema of the whole list (C-040). */
export const addressesSchema = checked(z.array(address), (list: readonly AddressForm[]) =>
  within((path) => checkAddresses(list, path)),
);

/** `checkPhones` as a schema of the whole list (C-034). */
export const phonesSchema = checked(z.array(phone), (list: readonly PhoneForm[]) =>
  within((path) => checkPhones(list, path)),
);
