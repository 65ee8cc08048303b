/** The two brands a location's storefront can have (A-182, P-229). */
export const portalTypeCodes = ['brava', 'signa'] as const;
export type PortalTypeCode = (typeof portalTypeCodes)[number];

/** What a new location gets. */
export const defaultPortalType: PortalTypeCode = 'signa';

/** The price lists a location can have as its priceBookType (A-182, P-229). */
export const priceBooks = ['Generic', 'MVP'] as const;
export type PriceBookName = (typeof priceBooks)[number];

/** What a new location gets. */
export const defaultPriceBook: PriceBookName = 'Generic';

/** Where people of a practice ask for help. */
export interface SupportContact {
  readonly phone: string;
  readonly email: string;
}

/** The two configured pairs. */
export interface SupportContacts {
  readonly brava: SupportContact;
  readonly default: SupportContact;
}

/**
 * The support phone and e-mail of the header.
 *
 * @param portalTypeCode - of the location; `null` without one
 * @see A-035
 */
export function supportContactFor(portalTypeCode: string | null, contacts: SupportContacts): SupportContact {
  return portalTypeCode === 'brava' ? contacts.brava : contacts.default;
}
