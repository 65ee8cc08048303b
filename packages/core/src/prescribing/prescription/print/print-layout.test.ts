import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { printFooter, printForm, smallestPrintedSize } from './print-layout.js';
import type { PrintModel } from './print-model.js';
import type { PrintRow } from './print-row.js';

const row = (label: string, value = label.toLowerCase()): PrintRow => ({ label, value: [value] });
const model: PrintModel = {
  paper: 'letter',
  practiceName: 'Wren Street Animal Hospital',
  header: { issueDate: '11-20-2026', rxNumber: '26-121877', pharmacyFax: '(614)-555-0190' },
  reprintMark: null,
  authorization: [row('Type', 'Rx'), row('Product', 'Gabapentin 50 mg'), row('Strength', '50 mg'), row('Directions')],
  patient: [row('Name', 'Clementine')],
  practice: [row('Name', 'Wren Street')],
  eSignature: 'eSignature',
  signedBy: null,
  controlled: null,
  printed: 'Printed 11-20-2026',
};

describe('printed prescription', () => {
  it('P-108 has date, number, and fax in its header, and its number in the footer', () => {
    expect(printForm(model).head.rows.map(({ label }) => label)).toEqual(['Issue date', 'Rx#', 'Pharmacy fax']);
    expect(printFooter(model)).toEqual(['Rx# 26-121877', 'Printed 11-20-2026']);
  });

  it('P-109 names the drug with its strength once, above what is authorized', () => {
    const { drug, type, lines } = printForm(model).authorization;
    expect(drug).toEqual({ name: 'Gabapentin', strength: '50 mg' });
    expect(type.value).toEqual(['Rx']);
    expect(lines.map((line) => line.map(({ label }) => label))).toEqual([['Strength'], ['Directions']]);
  });

  it('P-112 keeps the form of any other product at a readable size', () => {
    expect(smallestPrintedSize(model)).toBeGreaterThan(0.85);
  });

  const labels = ['Form', 'Flavor', 'Price', 'Quantity', 'Refills', 'Autoship', 'Origin', 'Method', 'New', 'Other'];
  test.prop([fc.subarray(labels)])('P-109 gives every row of the authorization exactly one place', (given) => {
    const { lines } = printForm({ ...model, authorization: given.map((label) => row(label)) }).authorization;
    const placed = lines.flat().map(({ label }) => label);
    expect(placed.toSorted()).toEqual(given.toSorted());
  });
});
