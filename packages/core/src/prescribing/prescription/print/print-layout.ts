import { productTitle, type ProductTitle } from '../../../catalog/product/index.js';
import type { PrintControlled } from './print-controlled.js';
import type { PrintModel } from './print-model.js';
import type { PrintRow } from './print-row.js';

/** A caption with its rows. */
export interface PrintBlock {
  readonly caption: string;
  readonly rows: readonly PrintRow[];
}

/** The header of a sheet: title, subtitle, and the rows on the right. */
export interface PrintHead {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly PrintRow[];
}

/** The form's print layout: which block contains what, the same in the portal and in the file. */
export interface PrintForm {
  readonly head: PrintHead;
  readonly patient: PrintBlock;
  readonly practice: PrintBlock;
  readonly authorization: {
    readonly caption: 'Authorization';
    /** The largest text on the printout. */
    readonly drug: ProductTitle;
    readonly type: PrintRow;
    /** The rows that share a line, from the top. */
    readonly lines: readonly (readonly PrintRow[])[];
  };
}

/** How the authorization rows share lines; a missing row leaves its space to the others. */
const lines: readonly (readonly string[])[] = [
  ['Form', 'Strength', 'Flavor', 'Price'],
  ['Directions'],
  ['Quantity', 'Days supply', 'Refills'],
  ['Expiration date', 'Autoship', 'Notification date', 'Workflow user'],
  ['Pharmacy note', 'Client note'],
  ['Authorizing vet', 'License', 'Submitted by', 'Origin', 'Method'],
];
const above: readonly string[] = ['Product', 'Type'];

/**
 * Minimum scale of a form to fit on one page instead of two; 1 is full size. The signature line of a controlled
 * substance must be below what is signed, so its form can be scaled down further.
 */
export const smallestPrintedSize = ({ controlled }: Pick<PrintModel, 'controlled'>): number =>
  controlled === null ? 0.88 : 0.78;

/** This value needs twice the width of the values next to it. */
export const isPrintedWide = ({ label }: PrintRow): boolean => label === 'Quantity';
/** This value is read aloud and followed, so its text is larger. */
export const isPrintedLarge = ({ label }: PrintRow): boolean => label === 'Directions';

const rowIn = (rows: readonly PrintRow[], label: string): PrintRow =>
  rows.find((row) => row.label === label) ?? { label, value: [] };
const textIn = (rows: readonly PrintRow[], label: string): string => rowIn(rows, label).value.join(' ');

/** @see P-108, P-109, P-111, P-112 */
export function printForm(model: PrintModel): PrintForm {
  const { header, authorization: rows, controlled } = model;
  const strength = textIn(rows, 'Strength');
  const placed = new Set([...above, ...lines.flat()]);
  const rest = rows.filter(({ label }) => !placed.has(label)).map(({ label }) => [label]);
  return {
    head: {
      title: 'Prescription',
      subtitle: model.practiceName,
      rows: [...issueRows(model), { label: 'Pharmacy fax', value: [header.pharmacyFax] }],
    },
    patient: { caption: controlled ? 'Patient and owner' : 'Patient', rows: patientRows(model) },
    practice: { caption: controlled ? 'Practice and practitioner' : 'Practice', rows: practiceRows(model) },
    authorization: {
      caption: 'Authorization',
      drug: productTitle(textIn(rows, 'Product'), strength || null),
      type: rowIn(rows, 'Type'),
      lines: [...lines, ...rest]
        .map((labels) => labels.flatMap((label) => rows.filter((row) => row.label === label)))
        .filter((line) => line.length > 0),
    },
  };
}

/** The header of the additional page for a controlled product (P-112). */
export function checklistHead(model: PrintModel, { checklist, schedule }: PrintControlled): PrintHead {
  const { authorization, patient } = model;
  const { name, strength } = printForm(model).authorization.drug;
  const product = [name, strength].filter(Boolean).join(' ') || textIn(authorization, 'Product');
  return {
    title: checklist.title,
    subtitle: `${product}, ${schedule}, for ${textIn(patient, 'Name')} (${textIn(patient, 'Owner')})`,
    rows: [...issueRows(model), { label: 'Schedule', value: [schedule] }],
  };
}

/** Contact for questions about a controlled product, and its sender (P-112). */
export function checklistContacts(
  { practiceName }: PrintModel,
  { checklist, practitionerAddress }: PrintControlled,
): readonly PrintRow[] {
  return [
    { label: 'Pharmacy phone', value: [checklist.pharmacyPhone] },
    { label: 'Pharmacy fax', value: [checklist.pharmacyFax] },
    { label: 'From', value: [practiceName, ...practitionerAddress] },
  ];
}

/** Footer of each page, before its number. */
export function printFooter({ header, printed }: PrintModel): readonly [string, string] {
  return [`Rx# ${header.rxNumber}`, printed];
}

function issueRows({ header }: PrintModel): readonly PrintRow[] {
  return [
    { label: 'Issue date', value: [header.issueDate] },
    { label: 'Rx#', value: [header.rxNumber] },
  ];
}

function patientRows({ patient, controlled }: PrintModel): readonly PrintRow[] {
  return controlled === null ? patient : [...patient, { label: 'Owner address', value: controlled.ownerAddress }];
}

function practiceRows({ practice, controlled, authorization }: PrintModel): readonly PrintRow[] {
  if (controlled === null) return practice;
  const vet = rowIn(authorization, 'Authorizing vet').value;
  return [
    ...practice,
    { label: 'Practitioner', value: [...vet, ...controlled.practitionerAddress] },
    { label: 'DEA number', value: [controlled.deaNumber] },
  ];
}
