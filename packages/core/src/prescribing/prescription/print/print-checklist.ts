import { hardCopyDelivery, isScheduleII } from '../../../catalog/product/index.js';
import type { MailingInstructions, PrintLocation, PrintPrescription } from './print-facts.js';

export interface ChecklistStep {
  readonly title: string;
  readonly text: string;
}

/**
 * The additional page for a controlled product: what the practice does with the printout, and where to send it (P-112).
 */
export interface PrintChecklist {
  readonly title: 'Controlled substance checklist';
  readonly steps: readonly ChecklistStep[];
  readonly mailTo: readonly string[];
  readonly pharmacyPhone: string;
  readonly pharmacyFax: string;
}

function deliveryStep(product: PrintPrescription['product'], location: PrintLocation, fax: string): ChecklistStep {
  if (hardCopyDelivery(product, location) === 'fax') {
    return {
      title: 'Print and fax the signed page 1 to the pharmacy',
      text: `Fax ${fax}. The pharmacy must also receive the hard copy.`,
    };
  }
  const reason = isScheduleII(product)
    ? 'Schedule II is mailed from every state.'
    : 'The practice is in New York, so every schedule is mailed.';
  return { title: 'Mail the signed page 1 to the pharmacy', text: `${reason} A fax does not replace it.` };
}

/** @see P-112, P-114, README ruling 7 */
export function checklistOf(
  product: PrintPrescription['product'],
  location: PrintLocation,
  mailing: MailingInstructions,
  fax: string,
): PrintChecklist {
  return {
    title: 'Controlled substance checklist',
    steps: [
      { title: 'Print both pages', text: 'One copy for the pharmacy, one for the patient record.' },
      {
        title: 'Check page 1',
        text: 'Patient, owner address, practitioner address, DEA number, quantity in figures and words, refills, expiration date.',
      },
      {
        title: 'Sign page 1 by hand, in ink',
        text: 'On the signature line. The eSignature alone is not enough for this prescription.',
      },
      deliveryStep(product, location, fax),
      { title: 'Keep a copy in the patient record', text: 'Write the date sent next to the signature.' },
    ],
    mailTo: mailing.addressLines,
    pharmacyPhone: mailing.phone,
    pharmacyFax: fax,
  };
}
