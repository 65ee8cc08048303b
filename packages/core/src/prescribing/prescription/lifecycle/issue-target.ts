import { type Refusal, refuse } from '../../../base/failure/index.js';
import type { LocationFacts } from '../../../practice/location/index.js';
import {
  controlledRefusalText,
  hardCopyDelivery,
  hasPrescribableSchedule,
  type ControlFacts,
  type ProductFacts,
} from '../../../catalog/product/index.js';
import { isBlank } from '../../../base/text/index.js';
import { inactiveProductText } from '../field/product-choice.js';
import { isIssueType, type IssueType } from './save-type.js';
import type { RxStatusCode } from './status.js';

export type IssueProduct = ControlFacts & Pick<ProductFacts, 'fullfillmentVendor'>;
export type IssueLocation = Pick<LocationFacts, 'locationPharmacies' | 'locationAddresses'>;

/** Statuses that an issue can lead to (P-123 to P-125). */
export type IssuedStatus = Extract<RxStatusCode, 'Created' | 'FaxedToPharmacy' | 'MailedToPharmacy'>;

/** Whether one of the location's pharmacies dispenses a product; false without a vendor (P-099). */
export function isFilledAtLocation(
  { fullfillmentVendor }: Pick<ProductFacts, 'fullfillmentVendor'>,
  location: Pick<LocationFacts, 'locationPharmacies'>,
): boolean {
  return !isBlank(fullfillmentVendor) && location.locationPharmacies.some(({ code }) => code === fullfillmentVendor);
}

/**
 * How a product is issued at a location: Authorize Rx when a pharmacy of the location dispenses it, else Print Rx
 * (P-099).
 */
export function issueTypeOf(
  product: Pick<ProductFacts, 'fullfillmentVendor'>,
  location: Pick<LocationFacts, 'locationPharmacies'>,
): IssueType {
  return isFilledAtLocation(product, location) ? 'AuthorizeRx' : 'PrintRx';
}

/** Label of the issuing button: Authorize, or Print Rx (P-099). */
export function issueButtonLabel(
  product: Pick<ProductFacts, 'fullfillmentVendor'>,
  location: Pick<LocationFacts, 'locationPharmacies'>,
): 'Authorize' | 'Print Rx' {
  return issueTypeOf(product, location) === 'AuthorizeRx' ? 'Authorize' : 'Print Rx';
}

const targets = {
  Created: { allowed: true, to: 'Created' },
  FaxedToPharmacy: { allowed: true, to: 'FaxedToPharmacy' },
  MailedToPharmacy: { allowed: true, to: 'MailedToPharmacy' },
} as const;

/** P-099. */
export const notFilledHereText = 'No pharmacy of this location fills this product. Use Print Rx';

const notFilledHere = refuse('BAD_USER_INPUT', notFilledHereText);
const nothingToIssue = refuse('BAD_USER_INPUT', inactiveProductText);
const controlledRefusal = refuse('BAD_USER_INPUT', controlledRefusalText);

/**
 * The status that an issue leads to: a controlled product is mailed or faxed per P-114; any other is faxed when printed
 * and created when authorized. Rejected are AuthorizeRx when no pharmacy of the location dispenses the product, a
 * controlled product that cannot be prescribed, a missing product, and an unknown type.
 *
 * @param product - `null` when the form names none
 * @see P-273, P-099, P-114, P-115, P-123, P-124, P-125
 */
export function issueTarget(
  type: IssueType,
  product: IssueProduct | null,
  location: IssueLocation,
): { readonly allowed: true; readonly to: IssuedStatus } | Refusal {
  if (product === null || !isIssueType(type)) return nothingToIssue;
  if (!hasPrescribableSchedule(product)) return controlledRefusal;
  if (type === 'AuthorizeRx' && !isFilledAtLocation(product, location)) return notFilledHere;
  const delivery = hardCopyDelivery(product, location);
  if (delivery === 'mail') return targets.MailedToPharmacy;
  return delivery === 'fax' || type === 'PrintRx' ? targets.FaxedToPharmacy : targets.Created;
}
