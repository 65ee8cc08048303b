/** The brands of a location's storefront (A-182, P-229). */
export const portalTypeCodes = ['brava', 'signa'] as const;
export type PortalTypeCode = (typeof portalTypeCodes)[number];

/** The default of a new location. */
export const defaultPortalType: PortalTypeCode = 'signa';

/** The price lists of a location, stored as priceBookType (A-182, P-229). */
export const priceBooks = ['Generic', 'MVP'] as const;
export type PriceBookName = (typeof priceBooks)[number];

/** The default of a new location. */
export const defaultPriceBook: PriceBookName = 'Generic';

/** The contact details of support for users of a practice. */
export interface SupportContact {
  readonly phone: string;
  readonly email: string;
}

/** The two configured contacts. */
export interface SupportContacts {
  readonly brava: SupportContact;
  readonly default: SupportContact;
}

/**
 * The support phone and email shown in the header.
 *
 * @param portalTypeCode - of the location; `null` without one
 * @see A-035
 */
export function supportContactFor(portalTypeCode: string | null, contacts: SupportContacts): SupportContact {
  return portalTypeCode === 'brava' ? contacts.brava : contacts.default;
}
