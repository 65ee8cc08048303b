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

describe('product files', () => {
  it.each(['sku', 'title', 'product_family', 'presentation'])('A-338 require a value in the column %s', (column) => {
    expect(faultsOf({ [column]: '' })).toEqual([`2 ${column}: it is empty`]);
  });

  it('A-518 never store a text that lost a letter to a wrong encoding', () => {
    expect(faultsOf({ title: 'Caf\uFFFD' })[0]).toMatch(/^2 title: a character was lost/);
    expect(faultsOf({ title: 'Café' })).toEqual([]);
  });

  it('A-338 start from a template that can be imported', () => {
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
    [{ title: 'x'.repeat(201) }, '2 title: it has 201 characters; the limit is 200'],
    [{ title: 'a\0b' }, '2 title: it contains a NUL character'],
    [{ ingredients: ' ; ' }, '2 ingredients: it is empty, so no conflict would be found'],
    [{ species: '' }, '2 species: it is empty, so the product could not be used for any animal'],
    [{ approval_type: 'Rxx' }, "2 approval_type: 'Rxx' is not one of Rx, OTC, AOTC"],
    [{ dea_schedule: 'C2' }, "2 dea_schedule: 'C2' is not one of C-I, C-II, C-III, C-IV, C-V"],
    [{ dea_schedule: 'C-II', is_controlled: 'no' }, '2 is_controlled: it is no, but the schedule is C-II'],
    [
      { dea_schedule: 'C-II', is_controlled: '', approval_type: 'OTC' },
      '2 approval_type: a controlled product needs a prescription: Rx',
    ],
    [{ is_controlled: 'yes', approval_type: 'OTC' }, '2 approval_type: a controlled product needs a prescription: Rx'],
    [{ pack_quantity: '0' }, '2 pack_quantity: it must be greater than 0'],
    [{ pack_quantity: '1e3' }, "2 pack_quantity: '1e3' is not a number from 0 to 100000"],
    [{ weight_from_lbs: '20', weight_to_lbs: '10' }, '2 weight_to_lbs: 10 is less than 20'],
    [{ rx_delivery_days_min: '3', rx_delivery_days_max: '1' }, '2 rx_delivery_days_max: 1 is less than 3'],
    [{ shelf_life_days: '1.5' }, "2 shelf_life_days: '1.5' is not a whole number"],
    [{ is_hazardous: 'maybe' }, "2 is_hazardous: 'maybe' is not yes or no"],
    [{ mvp_acquisition_cost: '3' }, '2 mvp_caretaker_price: price book MVP needs all four prices, or none'],
  ])('A-338 report what is wrong with %j, with line and column', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it('A-338 mark a product as controlled by its schedule alone, ignoring case', () => {
    const file = fileOf({ ...examples, dea_schedule: 'c-iv', is_controlled: '', approval_type: 'rx' });
    expect(readProducts(file)).toMatchObject({ faults: [], products: [{ dea_schedule: 'C-IV', approval_type: 'Rx' }] });
  });

  it('A-338 contain a SKU once, and the error names the other line', () => {
    const { faults } = readProducts(fileOf(examples, { ...examples, sku: 'OTHER' }, examples));
    expect(faults).toEqual([{ line: 4, column: 'sku', what: "'GAB-100-90' is already on line 2" }]);
  });

  it('A-338 report an unknown column and a missing one', () => {
    const { products, faults } = readProducts('sku,titel\nA,B\n');
    expect(products).toEqual([]);
    expect(faults).toContainEqual({ line: 1, column: 'titel', what: 'unknown column' });
    expect(faults).toContainEqual({ line: 1, column: 'title', what: 'missing column' });
    expect(faults.every(({ line }) => line === 1)).toBe(true);
  });

  it('A-338 report the line at which a file is not valid CSV', () => {
    const { products, faults } = readProducts(`${fileOf(examples)}"open`);
    expect(products).toEqual([]);
    expect(faults).toEqual([{ line: 3, column: null, what: expect.stringContaining('Quote') as string }]);
  });

  test.prop([fc.string(), fc.array(fc.array(fc.string()))])('A-338 can contain any text', (text, lines) => {
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
    'A-338 never store a controlled product that can be sold without a prescription',
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
