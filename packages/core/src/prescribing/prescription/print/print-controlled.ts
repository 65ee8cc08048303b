import { hardCopyNotice } from '../../../catalog/product/index.js';
import { trimmedOrNull } from '../../../base/text/index.js';
import { notOnFile, ownerAddress, practitionerAddress } from './print-address.js';
import { checklistOf, type PrintChecklist } from './print-checklist.js';
import type { PrintFacts } from './print-facts.js';
import { notAvailable } from './print-row.js';

/** What only the form of a controlled product contains. */
export interface PrintControlled {
  readonly schedule: string;
  /** P-113. */
  readonly notice: string;
  readonly deaNumber: string;
  readonly ownerAddress: readonly string[];
  readonly practitionerAddress: readonly string[];
  /** The blank signature line, with its texts. */
  readonly wetSignature: {
    readonly title: string;
    readonly mark: string;
    readonly signer: string;
    readonly dateLabel: string;
  };
  readonly checklist: PrintChecklist;
}

/** In the view before the save: the number is returned only with the stored prescription. */
const deaNumberToCome = 'Printed once authorized';

/**
 * The additional parts for a controlled product; `null` for any other, because DEA numbers must not appear on other
 * printouts.
 *
 * @see P-112, P-113, README ruling 7
 */
export function controlledParts(
  { prescription, location, mailing }: PrintFacts,
  pharmacyFax: string,
): PrintControlled | null {
  const { product, authorizingVetLocationUser: vet, locationClient } = prescription;
  const notice = hardCopyNotice(product);
  if (notice === null) return null;
  const deaNumber = trimmedOrNull(vet?.deaLicense) ?? (prescription.issuedDate === null ? deaNumberToCome : notOnFile);
  return {
    schedule: product.deaSchedule ?? notAvailable,
    notice,
    deaNumber,
    ownerAddress: ownerAddress(locationClient),
    practitionerAddress: practitionerAddress(location),
    wetSignature: {
      title: 'Signature by hand, in ink',
      mark: 'This is the signature that counts.',
      signer: `${vet?.displayName ?? notAvailable}, DEA number ${deaNumber}`,
      dateLabel: 'Date signed',
    },
    checklist: checklistOf(product, location, mailing, pharmacyFax),
  };
}
