import { packPriceLabel } from '../../../catalog/product/index.js';
import { formatDate, type PlainDate } from '../../../base/time/index.js';
import { trimmed } from '../../../base/text/index.js';
import type { PrintedField } from '../form/form.js';
import type { PrintLocation, PrintPrescription, PrintVet } from './print-facts.js';
import { rowOf, type PrintRow } from './print-row.js';
import { printedQuantity } from '../quantity/quantity-in-words.js';
import { refillsLabel } from '../quantity/refills-label.js';

const dateOrNull = (date: PlainDate | null) => (date === null ? null : formatDate(date));

/** The rows of the block: the printed form fields, and the other printed values. */
type AuthorizationRow =
  | PrintedField
  | 'type'
  | 'form'
  | 'strength'
  | 'price'
  | 'license'
  | 'submittedBy'
  | 'origin'
  | 'method';

/**
 * The authorization block, in print order. The strength is omitted when the product has none; a controlled product's
 * strength is printed although its form field is optional.
 *
 * @see P-109, P-110, P-184, README rulings 1 and 10
 */
export function authorizationRows(
  prescription: PrintPrescription,
  { priceBookType }: Pick<PrintLocation, 'priceBookType'>,
): PrintRow[] {
  const { product, authorizingVetLocationUser: vet, isOfficeUse, unitPerFill } = prescription;
  const strength = trimmed(product.strengthDisplay);
  const unit = product.unitMeasure?.description ?? null;
  const rows: Readonly<Record<AuthorizationRow, PrintRow | null>> = {
    type: rowOf('Type', 'Rx'),
    productId: rowOf('Product', product.title),
    form: rowOf('Form', product.productPresentation?.description),
    strength: strength ? rowOf('Strength', strength) : null,
    flavorId: rowOf('Flavor', prescription.flavor?.flavor),
    price: rowOf('Price', packPriceLabel(product, unitPerFill, { priceBookType, isOfficeUse })),
    unitPerFill: rowOf('Quantity', printedQuantity(unitPerFill, unit)),
    directions: rowOf('Directions', prescription.directions),
    daysSupply: rowOf('Days supply', prescription.daysSupply?.toString()),
    refills: rowOf('Refills', refillsLabel(prescription)),
    prescExpiryDate: rowOf('Expiration date', dateOrNull(prescription.prescExpiryDate)),
    autoShipPrompt: rowOf('Autoship', prescription.autoShipPrompt ? 'Yes' : 'No'),
    notifyClientDate: rowOf('Notification date', dateOrNull(prescription.notifyClientDate)),
    workflowLocationUserId: rowOf('Workflow user', workflowUserOf(prescription)),
    noteToPharmacy: rowOf('Pharmacy note', prescription.noteToPharmacy),
    noteToClient: rowOf('Client note', prescription.noteToClient),
    authorizingVet: rowOf('Authorizing vet', vet?.displayName),
    license: rowOf('License', vet === null ? null : licenseOf(vet)),
    submittedBy: rowOf('Submitted by', submittedBy(prescription)),
    origin: rowOf('Origin', 'Practice'),
    method: rowOf('Method', 'ePrescribe'),
  };
  return Object.values(rows).filter((row) => row !== null);
}

/** Reassignments continue after the issue (P-173); the printed prescription names the assignee at issue. */
function workflowUserOf({ issueRecord, workflowLocationUser }: PrintPrescription): string | null {
  return issueRecord ? issueRecord.workflowUser : (workflowLocationUser?.displayName ?? null);
}

function licenseOf({ vetLicenseNumber, vetLicenseState }: PrintVet): string | null {
  return [vetLicenseNumber, vetLicenseState].filter(Boolean).join(', ') || null;
}

/** The acting user; under impersonation, both users are named (P-069, P-109). */
export function submittedBy({
  actingLocationUser,
  impersonatedBy,
}: Pick<PrintPrescription, 'actingLocationUser' | 'impersonatedBy'>): string | null {
  if (actingLocationUser === null) return null;
  return impersonatedBy === null
    ? actingLocationUser.displayName
    : `${actingLocationUser.displayName} (${impersonatedBy})`;
}
