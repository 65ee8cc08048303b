import { packPriceLabel } from '../../../catalog/product/index.js';
import { formatDate, type PlainDate } from '../../../base/time/index.js';
import { trimmed } from '../../../base/text/index.js';
import type { PrintLocation, PrintPrescription, PrintVet } from './print-facts.js';
import { rowOf, type PrintRow } from './print-row.js';
import { quantityOnPaper } from '../quantity/quantity-in-words.js';
import { refillsLabel } from '../quantity/refills-label.js';

const dateOrNull = (date: PlainDate | null) => (date === null ? null : formatDate(date));

/**
 * The authorization block, in the order of the paper. The strength is left out when the product has none; a controlled
 * product's strength prints though its form field is optional.
 *
 * @see P-109, P-110, P-184, README rulings 1 and 10
 */
export function authorizationRows(
  prescription: PrintPrescription,
  { priceBookType }: Pick<PrintLocation, 'priceBookType'>,
): PrintRow[] {
  const { product, authorizingVetLocationUser: vet, isOfficeUse, unitPerFill } = prescription;
  const strength = trimmed(product.strengthDisplay);
  return [
    rowOf('Type', 'Rx'),
    rowOf('Product', product.title),
    rowOf('Form', product.productPresentation?.description),
    ...(strength ? [rowOf('Strength', strength)] : []),
    rowOf('Flavor', prescription.flavor?.flavor),
    rowOf('Price', packPriceLabel(product, unitPerFill, { priceBookType, isOfficeUse })),
    rowOf('Quantity', quantityOnPaper(unitPerFill, product.unitMeasure?.description ?? null)),
    rowOf('Directions', prescription.directions),
    rowOf('Days supply', prescription.daysSupply?.toString()),
    rowOf('Refills', refillsLabel(prescription)),
    rowOf('Expiration date', dateOrNull(prescription.prescExpiryDate)),
    rowOf('Autoship', prescription.autoShipPrompt ? 'Yes' : 'No'),
    rowOf('Notification date', dateOrNull(prescription.notifyClientDate)),
    rowOf('Workflow user', workflowUserOf(prescription)),
    rowOf('Pharmacy note', prescription.noteToPharmacy),
    rowOf('Client note', prescription.noteToClient),
    rowOf('Authorizing vet', vet?.displayName),
    rowOf('License', vet === null ? null : licenseOf(vet)),
    rowOf('Submitted by', submittedBy(prescription)),
    rowOf('Origin', 'Practice'),
    rowOf('Method', 'ePrescribe'),
  ];
}

/** A hand-over goes on after the issue (P-173); the paper names who had the work when it was issued. */
function workflowUserOf({ issueRecord, workflowLocationUser }: PrintPrescription): string | null {
  return issueRecord ? issueRecord.workflowUser : (workflowLocationUser?.displayName ?? null);
}

function licenseOf({ vetLicenseNumber, vetLicenseState }: PrintVet): string | null {
  return [vetLicenseNumber, vetLicenseState].filter(Boolean).join(', ') || null;
}

/** The acting user; under impersonation both people are named (P-069, P-109). */
export function submittedBy({
  actingLocationUser,
  impersonatedBy,
}: Pick<PrintPrescription, 'actingLocationUser' | 'impersonatedBy'>): string | null {
  if (actingLocationUser === null) return null;
  return impersonatedBy === null
    ? actingLocationUser.displayName
    : `${actingLocationUser.displayName} (${impersonatedBy})`;
}
