import { allowed, isNo, refuse, type Verdict } from '../../base/failure/index.js';
import { hasFeature, type Features } from './feature.js';

/** The values of AddLocation that nobody but support may send. */
export const supportLocationFields = [
  'locationAccountId',
  'pharmacyCodes',
  'isPimsEnabled',
  'pimsAccountId',
  'pimsConnectionType',
  'pimsWritebackAccountId',
  'pimsWritebackLocationId',
  'isEnabledForWriteback',
] as const;

export const addLocationTexts = {
  salesforce: 'Locations of this organization are kept in Salesforce and are added there.',
  salesforceOrganizations: 'Organizations are kept in Salesforce and are added there.',
  supportFields: 'Only Signa support may set the account number, the pharmacy or the practice system of a location.',
  portalType: 'A location you add shows the products of your own location; leave the portal type out.',
  organization: 'You may add a location only to the organization of a location where you work.',
} as const;

/**
 * Whether locations are added here at all: where Salesforce keeps them, nobody adds one, support included.
 *
 * @param isKeptInSalesforce - salesforce2Way is on at any location of the organization
 * @see A-051
 */
export function mayAddLocation(isKeptInSalesforce: boolean): Verdict {
  return isNo(isKeptInSalesforce) ? allowed : refuse('FORBIDDEN', addLocationTexts.salesforce);
}

/**
 * Whether organizations are added here at all: where Salesforce keeps those of the whole platform, nobody adds one.
 *
 * @param isKeptInSalesforce - salesforce2Way is on platform-wide
 * @see A-051
 */
export function mayAddOrganization(isKeptInSalesforce: boolean): Verdict {
  return isNo(isKeptInSalesforce) ? allowed : refuse('FORBIDDEN', addLocationTexts.salesforceOrganizations);
}

/**
 * Whether a person who may add locations is offered to, at the location where they work.
 *
 * @see
 */
export function isAddLocationOffered(
  location: { readonly organizationId: string | null },
  features: Features,
): boolean {
  return location.organizationId !== null && mayAddLocation(hasFeature(features, 'salesforce2Way')).allowed;
}
