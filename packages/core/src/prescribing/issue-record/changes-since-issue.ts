import { addressLine, formatPhone } from '../../base/contact/index.js';
import { genderLabel, noAllergiesText, weightLabel } from '../../clients/patient/index.js';
import { packPriceLabel } from '../../catalog/product/index.js';
import { formatDate } from '../../base/time/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { IssuedAddress, IssuedPart, IssuedPhone, IssueRecord } from './issue-record.js';

/** A value that differs from the current one. */
export interface ChangeSinceIssue {
  readonly part: IssuedPart;
  /** 'Weight', 'Owner address'. */
  readonly label: string;
  readonly issued: string;
  readonly now: string;
}

/** What a price depends on within the prescription; it never changes after the issue. */
interface Sold {
  readonly unitPerFill: number;
  readonly isOfficeUse: boolean;
}

type Row = readonly [IssuedPart, string, string | null | undefined];

/** Shown when nothing is recorded. */
export const notRecorded = 'not recorded';

const list = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name).join(', ');
const phones = (entries: readonly IssuedPhone[]) =>
  entries
    .filter(({ isActive }) => isActive)
    .map(({ phoneNumber }) => formatPhone(phoneNumber))
    .join(', ');
const addresses = (entries: readonly IssuedAddress[]) =>
  entries
    .filter(({ isActive }) => isActive)
    .map(addressLine)
    .join('; ');

function rowsOf(record: IssueRecord, { unitPerFill, isOfficeUse }: Sold): readonly Row[] {
  const { patient, client, location, vet, product } = record;
  const price = packPriceLabel(product, unitPerFill, { priceBookType: location.priceBookType, isOfficeUse });
  return [
    ['patient', 'Patient name', patient?.name],
    ['patient', 'Species', patient?.species?.name],
    ['patient', 'Breed', patient?.breed?.name],
    ['patient', 'Gender', patient && (genderLabel(patient.gender) ?? patient.gender)],
    ['patient', 'Birthdate', patient?.birthdate && formatDate(patient.birthdate)],
    ['patient', 'Weight', patient && weightLabel(patient)],
    ['patient', 'Allergies', patient && (list(patient.allergies) || noAllergiesText(patient))],
    ['patient', 'Health conditions', patient && list(patient.healthConditions)],
    ['patient', 'Medications', record.medications.join(', ')],
    ['client', 'Owner', [client?.firstName, client?.lastName].filter(Boolean).join(' ')],
    ['client', 'Owner address', client && addresses(client.addresses)],
    ['client', 'Owner phone', client && phones(client.phones)],
    ['location', 'Practice', location.name],
    ['location', 'Practice address', addresses(location.locationAddresses)],
    ['location', 'Practice phone', phones(location.locationPhones)],
    ['vet', 'Authorizing vet', vet?.displayName],
    ['vet', 'License', [vet?.vetLicenseNumber, vet?.vetLicenseState].filter(Boolean).join(', ')],
    ['product', 'Product', product.title],
    ['product', 'Form', product.productPresentation?.description],
    ['product', 'Strength', product.strengthDisplay],
    ['product', 'Unit', product.unitMeasure?.description],
    ['product', 'Flavor', record.flavor],
    ['product', 'Schedule', product.deaSchedule],
    ['product', 'Price', price],
  ];
}

/**
 * The differences between an issue record and the current values, in words. DEA numbers are not compared, because the
 * prescription must not show the current one.
 *
 * @see P-333
 */
export function changesSinceIssue(issued: IssueRecord, now: IssueRecord, sold: Sold): readonly ChangeSinceIssue[] {
  const today = rowsOf(now, sold);
  return rowsOf(issued, sold).flatMap(([part, label, value], index) => {
    const [was, is] = [trimmedOrNull(value), trimmedOrNull(today[index]?.[2])];
    return was === is ? [] : [{ part, label, issued: was ?? notRecorded, now: is ?? notRecorded }];
  });
}

/** 'Weight when issued 20 lbs; now 9 kg'. @see P-333 */
export function changeSentence({ label, issued, now }: Pick<ChangeSinceIssue, 'label' | 'issued' | 'now'>): string {
  return `${label} when issued ${issued}; now ${now}`;
}
