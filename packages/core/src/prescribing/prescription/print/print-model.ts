import { formatPhone } from '../../../base/contact/index.js';
import { noAllergiesText, noKnownAllergiesText, weightLabel } from '../../../clients/patient/index.js';
import { formatDate, formatDateTime, todayIn } from '../../../base/time/index.js';
import { trimmed } from '../../../base/text/index.js';
import { eSignatureText } from './esignature.js';
import { practiceRows } from './print-address.js';
import { authorizationRows, submittedBy } from './print-authorization.js';
import { controlledParts, type PrintControlled } from './print-controlled.js';
import type { PrintClient, PrintFacts, PrintPatient } from './print-facts.js';
import { notAvailable, rowOf, type PrintRow } from './print-row.js';

/** The printed prescription with every text as printed. */
export interface PrintModel {
  readonly paper: 'letter';
  readonly practiceName: string;
  readonly header: { readonly issueDate: string; readonly rxNumber: string; readonly pharmacyFax: string };
  /** 'Reprint 1'; `null` on the original (P-146). */
  readonly reprintMark: string | null;
  readonly authorization: readonly PrintRow[];
  readonly patient: readonly PrintRow[];
  readonly practice: readonly PrintRow[];
  readonly eSignature: string;
  /** Who signed electronically and when; `null` before the issue is stored. */
  readonly signedBy: string | null;
  readonly controlled: PrintControlled | null;
  readonly printed: string;
}

/**
 * Builds the printed prescription form.
 *
 * @throws RangeError on a quantity, date, or instant that cannot be printed: an incorrect printout must never be
 * produced
 * @see P-104, P-108 to P-112, P-146, README rulings 1, 7 and 10
 */
export function printModel(facts: PrintFacts): PrintModel {
  const { prescription, location, printedAt, printedBy, reprint } = facts;
  const pharmacyFax = pharmacyFaxOf(facts);
  return {
    paper: 'letter',
    practiceName: location.name,
    header: {
      issueDate: formatDate(todayIn(location.timeZone, prescription.issuedDate ?? printedAt)),
      rxNumber: prescription.rxNumber ?? notAvailable,
      pharmacyFax,
    },
    reprintMark: reprint > 0 ? `Reprint ${reprint}` : null,
    authorization: authorizationRows(prescription, location),
    patient: patientRows(prescription.locationPatient, prescription.locationClient),
    practice: practiceRows(location),
    eSignature: prescription.issueRecord?.signature ?? eSignatureText,
    signedBy: signedBy(facts),
    controlled: controlledParts(facts, pharmacyFax),
    printed: `Printed ${formatDateTime(printedAt, location.timeZone)} by ${printedBy}`,
  };
}

/**
 * The fax as of issue; before the issue, that of the location's pharmacy that is the product's vendor, else the
 * vendor's own, else N/A (P-108).
 */
function pharmacyFaxOf({ prescription, location, pharmacies }: PrintFacts): string {
  const { issueRecord } = prescription;
  if (issueRecord) return issueRecord.pharmacyFax === null ? notAvailable : formatPhone(issueRecord.pharmacyFax);
  const vendor = prescription.product.fullfillmentVendor;
  const faxIn = (list: PrintFacts['pharmacies']) => trimmed(list.find(({ code }) => code === vendor)?.fax);
  return faxIn(location.locationPharmacies) || faxIn(pharmacies) || notAvailable;
}

function patientRows(patient: PrintPatient | null, client: PrintClient | null): PrintRow[] {
  const allergies = patient?.allergies.map(({ name }) => name).join(', ');
  return [
    rowOf('Name', patient?.name),
    rowOf('Species', patient?.species?.name),
    rowOf('Weight', patient === null ? null : weightLabel(patient)),
    rowOf('Birthdate', patient?.birthdate ? formatDate(patient.birthdate) : null),
    rowOf('Allergies', allergies || (patient === null ? noKnownAllergiesText : noAllergiesText(patient))),
    rowOf('Owner', [client?.firstName, client?.lastName].filter(Boolean).join(' ')),
  ];
}

/** The acting user, and for whom; license and DEA number are always the vet's (P-006, README ruling 1). */
function signedBy({ prescription, location }: PrintFacts): string | null {
  const signer = submittedBy(prescription);
  if (signer === null || prescription.issuedDate === null) return null;
  const vet = prescription.authorizingVetLocationUser?.displayName;
  const onBehalf = vet === undefined || vet === prescription.actingLocationUser?.displayName ? '' : ` for ${vet}`;
  return `Signed electronically by ${signer}${onBehalf}, ${formatDateTime(prescription.issuedDate, location.timeZone)}.`;
}
