import { packPriceLabel } from '../../../catalog/product/index.js';
import { formatDate, type PlainDate } from '../../../base/time/index.js';
import { trimmed } from '../../../base/text/index.js';
import { prescriptionFields } from '../form/fields.js';
import type { PrintedField } from '../form/form.js';
import type { PrintLocation, PrintPrescription, PrintVet } from './print-facts.js';
import { rowOf, type PrintRow } from './print-row.js';
import { quantityOnPaper } from '../quantity/quantity-in-words.js';
import { refillsLabel } from '../quantity/refills-label.js';

const dateOrNull = (date: PlainDate | null) => (date === null ? null : formatDate(date));

/** The rows of the block: the printed fields of the form, and the other printed values. */
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

const fieldRow = (field: PrintedField, value: string | null | undefined) =>
  rowOf(prescriptionFields[field].labels.print, value);

/**
 * The authorization block, in print order. The strength is left out when the product has none; a controlled
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
  const unit = product.unitMeasure?.description ?? null;
  const rows: Readonly<Record<AuthorizationRow, PrintRow | null>> = {
    type: rowOf('Type', 'Rx'),
    productId: fieldRow('productId', product.title),
    form: rowOf('Form', product.productPresentation?.description),
    strength: strength ? rowOf('Strength', strength) : null,
    flavorId: fieldRow('flavorId', prescription.flavor?.flavor),
    price: rowOf('Price', packPriceLabel(product, unitPerFill, { priceBookType, isOfficeUse })),
    unitPerFill: fieldRow('unitPerFill', quantityOnPaper(unitPerFill, unit)),
    directions: fieldRow('directions', prescription.directions),
    daysSupply: fieldRow('daysSupply', prescription.daysSupply?.toString()),
    refills: fieldRow('refills', refillsLabel(prescription)),
    prescExpiryDate: fieldRow('prescExpiryDate', dateOrNull(prescription.prescExpiryDate)),
    autoShipPrompt: fieldRow('autoShipPrompt', prescription.autoShipPrompt ? 'Yes' : 'No'),
    notifyClientDate: fieldRow('notifyClientDate', dateOrNull(prescription.notifyClientDate)),
    workflowLocationUserId: fieldRow('workflowLocationUserId', workflowUserOf(prescription)),
    noteToPharmacy: fieldRow('noteToPharmacy', prescription.noteToPharmacy),
    noteToClient: fieldRow('noteToClient', prescription.noteToClient),
    authorizingVet: fieldRow('authorizingVet', vet?.displayName),
    license: rowOf('License', vet === null ? null : licenseOf(vet)),
    submittedBy: rowOf('Submitted by', submittedBy(prescription)),
    origin: rowOf('Origin', 'Practice'),
    method: rowOf('Method', 'ePrescribe'),
  };
  return Object.values(rows).filter((row) => row !== null);
}

/** A hand-over goes on after the issue (P-173); the printed prescription names the user who had the work when it was issued. */
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
