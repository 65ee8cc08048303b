import { csvLine } from '@signa/core/administration';
import type { AdminCommand } from '../owner/admin-command.js';
import { fileText } from '../owner/file-text.js';
import { refused } from '../owner/refused.js';
import { type LineFault, faultLines } from '../csv/line-fault.js';
import { productColumns } from './product-column.js';
import { readProducts } from './read-products.js';
import { type StoredProducts, storeProducts } from './store-products.js';

/** A template with the columns and one example product. */
export const productTemplate: AdminCommand = {
  usage: '',
  what: 'Print a CSV template for products with all columns and an example',
  names: 0,
  text: () => csvLine(productColumns.map(({ name }) => name)) + csvLine(productColumns.map(({ example }) => example)),
};

export const productColumnList: AdminCommand = {
  usage: '',
  what: 'Describe each column of the CSV file',
  names: 0,
  text: () => productColumns.map(({ name, what }) => `${name.padEnd(34)}${what}\n`).join(''),
};

/** Adds or updates the products of a file, all or none. */
export const productImport: AdminCommand = {
  usage: '<file.csv> [--dry-run]',
  what: 'Add or update the products of a CSV file by SKU; if any row is invalid, nothing is imported',
  names: 1,
  flags: { 'dry-run': { type: 'boolean' } },
  run: async (owner, { names: [file = ''], flags }) => {
    const { products, faults } = readProducts(await fileText(file));
    if (faults.length > 0) refused(faultText(file, faults));
    if (products.length === 0) refused(`${file} has no products. Start with: signa-server admin product template`);
    const stored = await storeProducts(owner, products);
    if (stored.unknown.length > 0) refused(unknownText(stored));
    const isDry = flags['dry-run'] === true;
    if (!isDry)
      await owner.record('ImportProducts', [
        { subject: 'products', before: null, after: { added: stored.added, changed: stored.changed } },
      ]);
    return { lines: told(stored, isDry), isDry };
  },
};

const faultText = (file: string, faults: readonly LineFault[]) =>
  [`Nothing was imported from ${file}. Errors: ${faults.length}`, ...faultLines(faults, faults.length)].join('\n');

const unknownText = ({ unknown }: StoredProducts) =>
  ["Nothing was imported because these don't exist:", ...unknown.map((one) => `  ${one}`)].join('\n');

function told(stored: StoredProducts, isDry: boolean): string[] {
  const { added, changed, unchanged, newPresentations, newFlavors } = stored;
  return [
    `${isDry ? 'Would be' : 'Products'} added: ${added}, changed: ${changed}, unchanged: ${unchanged}.`,
    ...(newPresentations.length > 0 ? [`New dosage forms: ${newPresentations.join(', ')}.`] : []),
    ...(newFlavors.length > 0 ? [`New flavors: ${newFlavors.join(', ')}.`] : []),
    ...(isDry ? ['This was a dry run. Nothing was imported.'] : []),
  ];
}
