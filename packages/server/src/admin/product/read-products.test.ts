import { fc, test } from '@fast-check/vitest';
import { csvLine } from '@signa/core/administration';
import { describe, expect, it } from 'vitest';
import { productTemplate } from './product.js';
import { productColumns } from './product-column.js';
import { readProducts } from './read-products.js';

const examples = Object.fromEntries(productColumns.map(({ name, example }) => [name, example]));
const fileOf = (...products: readonly Readonly<Record<string, string>>[]) => {
  const head = productColumns.map(({ name }) => name);
  return [head, ...products.map((product) => head.map((name) => product[name] ?? ''))].map(csvLine).join('');
};
const faultsOf = (change: Readonly<Record<string, string>>) =>
  readProducts(fileOf({ ...examples, ...change })).faults.map(({ line, column, what }) => `${line} ${column}: ${what}`);

describe('a file of products', () => {
  it.each(['sku', 'title', 'product_family', 'presentation'])('A-338 needs a value in the column %s', (column) => {
    expect(faultsOf({ [column]: '' })).toEqual([`2 ${column}: it is empty`]);
  });

  it('A-338 the template is one that can be imported', () => {
    const { products, faults } = readProducts(productTemplate.text?.() ?? '');
    expect(faults).toEqual([]);
    expect(products).toMatchObject([
      {
        sku: 'GAB-100-90',
        ingredients: ['gabapentin'],
        species_codes: ['canine', 'feline'],
        packsize_qty: 90,
        'Generic.caretakerPrice': 24.5,
        'MVP.caretakerPrice': null,
        approval_type: 'Rx',
        is_active: true,
        is_controlled: false,
      },
    ]);
  });

  it.each<[Record<string, string>, string]>([
    [{ sku: '' }, '2 sku: it is empty'],
    [{ title: 'x'.repeat(201) }, '2 title: it has 201 letters, at most 200 are kept'],
    [{ title: 'a\0b' }, '2 title: it holds a NUL character, which is no text'],
    [{ ingredients: ' ; ' }, '2 ingredients: it is empty: no conflict would be found'],
    [{ species: '' }, '2 species: it is empty: no animal could be given it'],
    [{ approval_type: 'Rxx' }, "2 approval_type: 'Rxx' is none of Rx, OTC, AOTC"],
    [{ dea_schedule: 'C2' }, "2 dea_schedule: 'C2' is none of C-I, C-II, C-III, C-IV, C-V"],
    [{ dea_schedule: 'C-II', is_controlled: 'no' }, '2 is_controlled: it says no, and the schedule is C-II'],
    [
      { dea_schedule: 'C-II', is_controlled: '', approval_type: 'OTC' },
      '2 approval_type: a controlled product needs a prescription: Rx',
    ],
    [{ is_controlled: 'yes', approval_type: 'OTC' }, '2 approval_type: a controlled product needs a prescription: Rx'],
    [{ pack_quantity: '0' }, '2 pack_quantity: it must be more than 0'],
    [{ pack_quantity: '1e3' }, "2 pack_quantity: '1e3' is no number from 0 to 100000"],
    [{ weight_from_lbs: '20', weight_to_lbs: '10' }, '2 weight_to_lbs: 10 is less than 20'],
    [{ rx_delivery_days_min: '3', rx_delivery_days_max: '1' }, '2 rx_delivery_days_max: 1 is less than 3'],
    [{ shelf_life_days: '1.5' }, "2 shelf_life_days: '1.5' is no whole number"],
    [{ is_hazardous: 'maybe' }, "2 is_hazardous: 'maybe' is neither yes nor no"],
    [{ mvp_acquisition_cost: '3' }, '2 mvp_caretaker_price: the price book MVP needs all four prices, or none'],
  ])('A-338 says of %j what is wrong, with line and column', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it('A-338 a schedule alone says that a product is controlled, in whatever case it is written', () => {
    const file = fileOf({ ...examples, dea_schedule: 'c-iv', is_controlled: '', approval_type: 'rx' });
    expect(readProducts(file)).toMatchObject({ faults: [], products: [{ dea_schedule: 'C-IV', approval_type: 'Rx' }] });
  });

  it('A-338 a SKU stands there once, and the line of the other is named', () => {
    const { faults } = readProducts(fileOf(examples, { ...examples, sku: 'OTHER' }, examples));
    expect(faults).toEqual([{ line: 4, column: 'sku', what: "'GAB-100-90' stands in line 2 already" }]);
  });

  it('A-338 names a column that there is not, and one that is missing', () => {
    const { products, faults } = readProducts('sku,titel\nA,B\n');
    expect(products).toEqual([]);
    expect(faults).toContainEqual({ line: 1, column: 'titel', what: 'there is no such column' });
    expect(faults).toContainEqual({ line: 1, column: 'title', what: 'this column is missing' });
    expect(faults.every(({ line }) => line === 1)).toBe(true);
  });

  it('A-338 a file that is no CSV says in which line it breaks', () => {
    const { products, faults } = readProducts(`${fileOf(examples)}"open`);
    expect(products).toEqual([]);
    expect(faults).toEqual([{ line: 3, column: null, what: expect.stringContaining('Quote') as string }]);
  });

  test.prop([fc.string(), fc.array(fc.array(fc.string()))])('A-338 takes whatever is in a file', (text, lines) => {
    for (const file of [
      text,
      lines.map(csvLine).join(''),
      fileOf(...lines.map((line) => ({ ...examples, sku: line.join('') }))),
    ]) {
      const { products, faults } = readProducts(file);
      for (const { line } of faults) expect(line).toBeGreaterThan(0);
      for (const { sku } of products) expect(sku).not.toBe('');
    }
  });

  test.prop([fc.constantFrom(...productColumns), fc.string({ maxLength: 30 })])(
    'A-338 never stores a controlled product that may be sold without a prescription',
    ({ name }, text) => {
      for (const approval_type of ['Rx', 'OTC', 'AOTC']) {
        const { products, faults } = readProducts(
          fileOf({ ...examples, approval_type, dea_schedule: 'C-III', is_controlled: '', [name]: text }),
        );
        if (faults.length > 0) continue;
        for (const product of products)
          if (product.dea_schedule !== null || product.is_controlled) expect(product.approval_type).toBe('Rx');
      }
    },
  );
});
