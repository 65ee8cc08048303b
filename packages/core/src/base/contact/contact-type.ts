/** A type of phone or address, as returned by the queries PhoneTypes and AddressTypes. */
export interface ContactType {
  readonly id: number;
  readonly description: string;
}

/** The type ID that is sent for an unknown type. It has no description and is shown as nothing (C-038, C-047). */
export const noContactType = 0;

/** @see C-038, A-180 */
export const phoneTypes = [
  { id: 1, description: 'Cell' },
  { id: 2, description: 'Home' },
  { id: 3, description: 'Office' },
  { id: 4, description: 'Other' },
  { id: 5, description: 'Fax' },
] as const satisfies readonly ContactType[];

/** @see C-047, A-180 */
export const addressTypes = [
  { id: 1, description: 'Home' },
  { id: 2, description: 'Office' },
  { id: 3, description: 'Other' },
  { id: 4, description: 'Shipping' },
  { id: 5, description: 'Billing' },
] as const satisfies readonly ContactType[];

/** The kind of record a phone or an address belongs to. */
export type ContactOwner = 'client' | 'user' | 'location' | 'organization';

/** The default type of a new phone: Cell for a client, Office for every other owner. @see C-038, A-100 */
export function defaultPhoneType(owner: ContactOwner): ContactType {
  return owner === 'client' ? phoneTypes[0] : phoneTypes[2];
}

/** The default type of a new address, for every owner. @see C-047, A-119 */
export const defaultAddressType: ContactType = addressTypes[0];

/** Whether a type ID can be stored; 0 can. @see C-038, C-047 */
export function isContactType(types: readonly ContactType[], id: number): boolean {
  return id === noContactType || types.some((type) => type.id === id);
}

/** The description of a type; empty for 0 and for an unknown ID. @see C-038, C-047 */
export function contactTypeText(types: readonly ContactType[], id: number): string {
  return types.find((type) => type.id === id)?.description ?? '';
}
