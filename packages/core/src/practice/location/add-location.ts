import { allowed, isNo, refuse, type Verdict } from '../../base/failure/index.js';
import { hasFeature, type Features } from './feature.js';

/** The fields of AddLocation that only support may send. */
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
  salesforce: 'Locations of this organization are managed in Salesforce. Add them there.',
  salesforceOrganizations: 'Organizations are managed in Salesforce. Add them there.',
  supportFields: 'Only Signa support can set the account number, pharmacy, or practice system of a location.',
  portalType: 'A location that you add has the product range of your own location. Omit the portal type.',
  organization: 'You can add a location only to the organization of a location where you work.',
} as const;

/**
 * Whether locations can be added in Signa. When Salesforce manages them, nobody can add one, not even support.
 *
 * @param isKeptInSalesforce - salesforce2Way is on at any location of the organization
 * @see A-051
 */
export function mayAddLocation(isKeptInSalesforce: boolean): Verdict {
  return isNo(isKeptInSalesforce) ? allowed : refuse('FORBIDDEN', addLocationTexts.salesforce);
}

/**
 * Whether organizations can be added in Signa. When Salesforce manages them platform-wide, nobody can add one.
 *
 * @param isKeptInSalesforce - salesforce2Way is on platform-wide
 * @see A-051
 */
export function mayAddOrganization(isKeptInSalesforce: boolean): Verdict {
  return isNo(isKeptInSalesforce) ? allowed : refuse('FORBIDDEN', addLocationTexts.salesforceOrganizations);
}

/**
 * Whether a user who may add locations is offered to do so at their current location.
 *
 * @see
 */
export function isAddLocationOffered(
  location: { readonly organizationId: string | null },
  features: Features,
): boolean {
  return location.organizationId !== null && mayAddLocation(hasFeature(features, 'salesforce2Way')).allowed;
}
