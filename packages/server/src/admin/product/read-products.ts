import { lostLetterIssue } from '@signa/core/pims';
import { parse } from 'csv-parse/sync';
import { WrongValue } from '../csv/cell.js';
import { csvOptions } from '../csv/csv-options.js';
import type { LineFault } from '../csv/line-fault.js';
import { type ProductColumn, productColumns } from './product-column.js';
import { type ProductDraft, priceBooks, priceFields } from './product-draft.js';

interface ReadProducts {
  readonly products: readonly ProductDraft[];
  readonly faults: readonly LineFault[];
}

interface CsvLine {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** Reads a product file and reports the errors of each line. */
export function readProducts(text: string): ReadProducts {
  const faults: LineFault[] = [];
  const products: ProductDraft[] = [];
  const skus = new Map<string, number>();
  for (const { record, info } of linesOf(text, faults)) {
    const line = info.lines;
    const before = faults.length;
    const fault = (column: string | null, what: string) => faults.push({ line, column, what });
    const draft = draftOf(record, fault);
    const known = skus.get(draft.sku ?? '');
    if (known !== undefined) fault('sku', `'${draft.sku}' is already on line ${known}`);
    else if (draft.sku !== undefined) skus.set(draft.sku, line);
    if (faults.length > before) continue;
    const product = draft as ProductDraft;
    for (const [column, what] of contradictionsIn(product)) fault(column, what);
    products.push(product);
  }
  return { products, faults };
}

function linesOf(text: string, faults: LineFault[]): readonly CsvLine[] {
  const known = new Set(productColumns.map(({ name }) => name));
  try {
    const lines = parse(text, {
      ...csvOptions,
      columns: (head: string[]) => {
        for (const name of head) if (!known.has(name)) faults.push({ line: 1, column: name, what: 'unknown column' });
        for (const name of needed)
          if (!head.includes(name)) faults.push({ line: 1, column: name, what: 'missing column' });
        return head;
      },
    }) as unknown as CsvLine[];
    // With a wrong header, each line would repeat the same error.
    return faults.length > 0 ? [] : lines;
  } catch (error) {
    const { lines = 1, message } = error as Error & { readonly lines?: number };
    faults.push({ line: lines, column: null, what: message });
    return [];
  }
}

/** A column that cannot be empty cannot be omitted. */
const needed = productColumns.filter((column) => !mayBeEmpty(column)).map(({ name }) => name);

function mayBeEmpty({ read }: ProductColumn): boolean {
  try {
    read('');
    return true;
  } catch {
    return false;
  }
}

function draftOf(
  record: Readonly<Record<string, string>>,
  fault: (column: string, what: string) => void,
): Partial<ProductDraft> {
  let draft: Partial<ProductDraft> = {};
  for (const { name, read } of productColumns) {
    const lost = lostLetterIssue(record[name] ?? '');
    if (lost !== null) fault(name, lost);
    try {
      draft = { ...draft, ...read(record[name] ?? '') };
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      fault(name, error.message);
    }
  }
  return draft;
}

/** Checks across columns. */
function contradictionsIn(product: ProductDraft): [column: string, what: string][] {
  const found: [string, string][] = [];
  const isControlled = product.dea_schedule !== null || product.is_controlled === true;
  if (product.dea_schedule !== null && product.is_controlled === false)
    found.push(['is_controlled', `it is no, but the schedule is ${product.dea_schedule}`]);
  if (isControlled && product.approval_type !== 'Rx')
    found.push(['approval_type', 'a controlled product needs a prescription: Rx']);
  for (const [from, to, column] of [
    [product.weight_min, product.weight_max, 'weight_to_lbs'],
    [product.rx_delivery_days_min, product.rx_delivery_days_max, 'rx_delivery_days_max'],
    [product.office_use_delivery_days_min, product.office_use_delivery_days_max, 'office_use_delivery_days_max'],
  ] as const)
    if (from !== null && to !== null && to < from) found.push([column, `${to} is less than ${from}`]);
  for (const book of priceBooks) {
    const given = priceFields.filter((field) => product[`${book}.${field}`] !== null).length;
    if (given !== 0 && given !== priceFields.length)
      found.push([`${book.toLowerCase()}_caretaker_price`, `price book ${book} needs all four prices, or none`]);
  }
  return found;
}
