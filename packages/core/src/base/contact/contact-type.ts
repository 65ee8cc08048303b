/** A kind of phone or address, as the look-ups PhoneTypes and AddressTypes answer it. */
export interface ContactType {
  readonly id: number;
  readonly description: string;
}

/** Sent when a type is not found; it has no description and shows none (C-038, C-047). */
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

/** Who a phone or an address belongs to. */
export type ContactOwner = 'client' | 'user' | 'location' | 'organization';

/** The type a new phone starts with: Cell for a client, Office for everyone else. @see C-038, A-100 */
export function defaultPhoneType(owner: ContactOwner): ContactType {
  return owner === 'client' ? phoneTypes[0] : phoneTypes[2];
}

/** The type a new address starts with, for every owner. @see C-047, A-119 */
export const defaultAddressType: ContactType = addressTypes[0];

/** Whether an id can be stored as a type of this list; 0 can. @see C-038, C-047 */
export function isContactType(types: readonly ContactType[], id: number): boolean {
  return id === noContactType || types.some((type) => type.id === id);
}

/** What is shown for a type: its description, nothing for 0 and for an id that is not listed. @see C-038, C-047 */
export function contactTypeText(types: readonly ContactType[], id: number): string {
  return types.find((type) => type.id === id)?.description ?? '';
}
