import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readAddressCell } from './index.js';

describe('an address in one cell', () => {
  it.each([
    ['1 Elm St, Saratoga Springs, NY 12866', ['1 Elm St', '', 'Saratoga Springs', 'NY', '12866']],
    ['2 Oak Ave, Apt 2, Boston, Massachusetts, 2108', ['2 Oak Ave', 'Apt 2', 'Boston', 'MA', '02108']],
    ['3 Main St\nTroy NY 12180-1234', ['3 Main St', '', 'Troy', 'NY', '12180']],
    ['4 High St, Albany, N.Y. 12203, USA', ['4 High St', '', 'Albany', 'NY', '12203']],
  ])('A-600 %j has its parts', (cell, [line1, line2, city, state, zip]) => {
    expect(readAddressCell(cell)).toMatchObject({ value: { line1, line2, city, state, zip } });
  });

  it.each([
    '1 Elm St',
    '1 Elm St, NY 12866',
    '1 Elm St Saratoga Springs NY 12866',
    'Saratoga Springs, NY',
    '1 Elm St, Troy, ZZ 12180',
    'a, b, c, Troy, NY 12180',
    '1 Elm St, 12 Oak, NY 12180',
    'Hauptstraße 1, 12345 Berlin',
    ', Troy, NY 12180',
  ])('A-600 %j is a fault, because a part would be stored as another one', (cell) => {
    expect(readAddressCell(cell)).toHaveProperty('fault');
  });

  it('A-600 is none if the cell is empty', () => {
    expect(readAddressCell(' n/a ')).toEqual({ value: null, note: null });
  });

  const street = fc.stringMatching(/^[1-9]\d{0,3} [A-Z][a-z]{2,8} (?:St|Ave|Rd)$/);
  const city = fc.stringMatching(/^[A-Z][a-z]{2,8}(?: [A-Z][a-z]{2,8})?$/);
  test.prop([
    street,
    fc.constantFrom('', 'Apt 2', 'Bldg 4'),
    city,
    fc.constantFrom('NY', 'TX'),
    fc.stringMatching(/^\d{5}$/),
  ])('A-600 always reads back the parts it was written from', (line1, line2, town, state, zip) => {
    const cell = [line1, line2, town, `${state} ${zip}`].filter((part) => part !== '').join(', ');
    expect(readAddressCell(cell)).toEqual({ value: { line1, line2, city: town, state, zip }, note: null });
  });

  test.prop([fc.string()])('A-600 never loses a letter or digit besides the country', (cell) => {
    const found = readAddressCell(cell);
    if ('fault' in found || found.value === null) return;
    const { line1, city: town } = found.value;
    expect(line1 === '' || town === '').toBe(false);
  });
});
