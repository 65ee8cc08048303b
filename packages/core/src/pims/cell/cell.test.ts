import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { formatPhone, isValidPhone, states } from '../../base/contact/index.js';
import { optionalNameIssue } from '../../base/name/index.js';
import { trimmed } from '../../base/text/index.js';
import { zipWarning } from '../../base/zip/index.js';
import { genderCodes } from '../../clients/patient/index.js';
import { listedSpecies } from '../record/index.js';
import { readGenderCell, readNameCell, readPhoneCell, readWeightCell, readYesCell, readZipCell } from './index.js';

const valueOf = <V>(found: { readonly value: V; readonly note: string | null } | { readonly fault: string }) =>
  'value' in found ? found.value : found.fault;

describe('the phones of a cell', () => {
  const phones = (cell: string, dropsExtension = false) => {
    const found = readPhoneCell(cell, { dropsExtension, areaCode: 'none' });
    return 'value' in found
      ? found.value.map(({ number, type }) => (type ? `${type} ${number}` : number))
      : found.fault;
  };

  it.each([
    ...[
      '5185550177',
      '518 555 0177',
      '518-555-0177',
      '(518) 555-0177',
      '(518)555-0177',
      '518.555.0177',
      '518/555-0177',
    ],
    ...[
      '(518)-555-0177',
      '518–555–0177',
      ' 518 - 555 - 0177 ',
      '5185550177.0',
      '518-5550177',
      '518\u00A0555\u00A00177',
    ],
  ])('A-584 %j is ten digits', (cell) => {
    expect(phones(cell)).toEqual(['5185550177']);
  });

  it.each([
    ['+1 (518) 555-0177', ['5185550177']],
    ['1-518-555-0177', ['5185550177']],
    ['+15185550177', ['5185550177']],
    ['555-0177', ['5550177']],
    ['518-555-0177 (cell)', ['Cell 5185550177']],
    ['H: 518-555-0177', ['Home 5185550177']],
    ['518-555-0177 w', ['Office 5185550177']],
    ['C 518-555-0177; 518-555-0178 home', ['Cell 5185550177', 'Home 5185550178']],
    ['518-555-0177 / 518-555-0178', ['5185550177', '5185550178']],
    ['518-555-0177 or 518-555-0178', ['5185550177', '5185550178']],
    ['', []],
    ['N/A', []],
    ['none', []],
    ['000-000-0000', []],
  ])('A-584 %j is %j', (cell, expected) => {
    expect(phones(cell)).toEqual(expected);
  });

  it('A-584 refuses an extension, or drops it with a note where that is allowed', () => {
    for (const cell of ['518-555-0177 x12', '518-555-0177 ext. 12', '518-555-0177 #12']) {
      expect(phones(cell)).toMatch(
        /^an extension can't be stored. Remove '.*12', or drop it by a mapping with "extensions": "drop"$/,
      );
      expect(readPhoneCell(cell, { dropsExtension: true, areaCode: 'none' })).toEqual({
        value: [{ number: '5185550177', type: null }],
        note: 'the extension of a phone was dropped',
      });
    }
  });

  it.each([
    ['+44 20 7946 0958', /enter a US or Canadian number/],
    ['518-555-017', /it has 9 digits instead of 7, 10, or 11/],
    ['25185550177', /it has 11 digits/],
    ['5.18555E+09', /a spreadsheet shortened this number/],
    ['call first 518-555-0177', /^Invalid phone number\. Write it as 518-555-0177$/],
    ['Bob', /^Invalid phone number/],
  ])('A-584 %j is a fault', (cell, fault) => {
    expect(phones(cell)).toMatch(fault);
  });

  const number = fc
    .stringMatching(/^(?:1[2-9]\d{9}|[2-9]\d{9}|[2-9]\d{6})$/)
    .filter((digits) => new Set(digits.slice(1)).size > 1);
  test.prop([number])('A-584 reads back what Signa stores, shows and dials, unchanged', (digits) => {
    const own = { dropsExtension: false, areaCode: 'none', keepsCountryCode: true };
    for (const cell of [digits, formatPhone(digits)])
      expect(readPhoneCell(cell, own)).toEqual({ value: [{ number: digits, type: null }], note: null });
  });

  test.prop([number, fc.stringMatching(/^[2-9]\d{2}$/)])(
    'A-595 A-584 always become ten digits, with the area code of the mapping for those of seven',
    (digits, areaCode) => {
      const expected = digits.length === 7 ? areaCode + digits : digits.slice(-10);
      for (const cell of [digits, formatPhone(digits), `+${digits}`.replace(/^\+(?!1)/, '')])
        expect(readPhoneCell(cell, { dropsExtension: false, areaCode })).toMatchObject({
          value: [{ number: expected }],
        });
    },
  );

  test.prop([fc.stringMatching(/^[2-9]\d{2}-\d{4}$/).filter((cell) => new Set(cell.replace('-', '')).size > 1)])(
    'A-595 without an area code are never stored silently',
    (cell) => {
      const found = readPhoneCell(cell, { dropsExtension: true, areaCode: 'refuse' });
      expect(found).toEqual({ fault: expect.stringMatching(/^it has no area code. Set "area_code"/) as string });
    },
  );

  test.prop([fc.oneof(fc.string(), fc.stringMatching(/^[0-9()+ .x-]{0,20}$/)), fc.boolean()])(
    'A-584 are valid phones with digits of the cell, or a fault',
    (cell, dropsExtension) => {
      const found = readPhoneCell(cell, { dropsExtension, areaCode: 'none' });
      if ('fault' in found) return;
      for (const { number: digits } of found.value) {
        expect(isValidPhone(digits)).toBe(true);
        expect(cell.replaceAll(/\D/g, '')).toContain(digits);
      }
    },
  );
});

describe('a zip code of a cell', () => {
  it.each([
    ['12866', 'NY', '12866', null],
    ['12866-1234', 'NY', '12866', 'the last four digits of a ZIP+4 code were dropped'],
    ['128661234', 'NY', '12866', 'the last four digits of a ZIP+4 code were dropped'],
    ['12866-0000', 'NY', '12866', null],
    ['12866-', 'NY', '12866', null],
    ['12866.0', 'NY', '12866', null],
    ['1001', 'MA', '01001', null],
    ['1001', 'Massachusetts', '01001', null],
    ['1001-1234', 'MA', '01001', 'the last four digits of a ZIP+4 code were dropped'],
    ['501', 'NY', '00501', null],
    ['', 'NY', '', null],
  ])('A-585 %j in %s is %j', (cell, state, value, note) => {
    expect(readZipCell(cell, state)).toEqual({ value, note });
  });

  it('A-585 gets no zeros where the state contradicts or is unknown', () => {
    expect(valueOf(readZipCell('1001', 'TX'))).toBe(
      "Zip code must be 5 digits. 01001 isn't in the state 'TX', so no zeros were added",
    );
    expect(readZipCell('1001', '')).toHaveProperty('fault');
    expect(valueOf(readZipCell('K1A 0B1', 'NY'))).toBe('Zip code must be 5 digits, such as 12866 or 12866-1234');
  });

  test.prop([fc.stringMatching(/^\d{1,9}$/), fc.constantFrom(...states.map(({ code }) => code))])(
    'A-585 never changes five digits, and adds zeros only where the state has the code',
    (digits, state) => {
      const found = readZipCell(digits, state);
      if ('fault' in found) return;
      if (digits.length === 5) expect(found.value).toBe(digits);
      expect(found.value).toMatch(/^\d{5}$/);
      if (digits.length < 5) expect(zipWarning({ state, zip: found.value })).toBeNull();
    },
  );
});

describe('a weight of a cell', () => {
  const weight = (cell: string, decimal: '.' | ',' = '.', unit: string | null = 'lbs') =>
    valueOf(readWeightCell(cell, { decimal, unit, keepsZero: false }));

  it.each<[string, '.' | ',', number, string]>([
    ['12.5', '.', 12.5, 'lbs'],
    ['12.5 lb', '.', 12.5, 'lbs'],
    ['12.5#', '.', 12.5, 'lbs'],
    ['12.5lbs.', '.', 12.5, 'lbs'],
    ['5,7 kg', ',', 5.7, 'kg'],
    ['1,250.5 lb', '.', 1250.5, 'lbs'],
    ['1.250,5', ',', 1250.5, 'lbs'],
    ['450 g', '.', 0.45, 'kg'],
    ['8 oz', '.', 0.5, 'lbs'],
    ['12 lb 4 oz', '.', 12.25, 'lbs'],
    ['5.6789 kg', '.', 5.68, 'kg'],
  ])('A-586 %j with the mark %j is %d %s', (cell, decimal, amount, unit) => {
    expect(weight(cell, decimal)).toEqual({ weight: amount, unit });
  });

  it('A-586 is missing if it is zero or empty, and a fault without a known unit, number or range', () => {
    for (const cell of ['', '0', '0.00 lb', 'N/A']) expect(weight(cell)).toBeNull();
    expect(weight('12', '.', null)).toBe(
      'nothing names its unit. Set "unit" of weight in the mapping to lbs or kg, or map a column with the unit to weight_unit',
    );
    expect(weight('12 stone')).toBe("its unit 'stone' is unknown. Write lbs, oz, kg, or g");
    expect(weight('12,5')).toBe("it isn't a weight such as 12.5 or 12.5 kg");
    expect(weight('heavy')).toBe("it isn't a weight such as 12.5 or 12.5 kg");
    expect(weight('99999')).toBe('Weight must be between 0 and 9999.99');
    expect(valueOf(readWeightCell('0', { decimal: '.', unit: 'kg', keepsZero: true }))).toEqual({
      weight: 0,
      unit: 'kg',
    });
  });

  test.prop([
    fc.integer({ min: 0, max: 999_999 }),
    fc.constantFrom('lbs', 'kg'),
    fc.constantFrom('.' as const, ',' as const),
  ])('A-586 written with either mark and its unit reads back unchanged', (hundredths, unit, decimal) => {
    const text = String(hundredths / 100).replace('.', decimal);
    const found = readWeightCell(`${text} ${unit}`, { decimal, unit: null, keepsZero: true });
    expect(valueOf(found)).toEqual({ weight: hundredths / 100, unit });
  });
});

describe('the gender, the species, and a yes or no of a cell', () => {
  it.each([
    ['M', 'M'],
    ['Male', 'M'],
    ['Intact Male', 'M'],
    ['male (intact)', 'M'],
    ['MN', 'N'],
    ['M/N', 'N'],
    ['NM', 'N'],
    ['CM', 'N'],
    ['Male Neutered', 'N'],
    ['Neutered Male', 'N'],
    ['Castrated Male', 'N'],
    ['Male, Altered', 'N'],
    ['Gelding', 'N'],
    ['Neutered', 'N'],
    ['N', 'N'],
    ['F', 'F'],
    ['Intact Female', 'F'],
    ['FS', 'S'],
    ['F/S', 'S'],
    ['SF', 'S'],
    ['F(S)', 'S'],
    ['Spayed Female', 'S'],
    ['Female - Spayed', 'S'],
    ['Spayed', 'S'],
    ['S', 'S'],
    ['Mare', 'F'],
    ['Unknown', 'U'],
    ['', 'U'],
    ['U', 'U'],
    ['Other', 'O'],
  ])('A-583 the gender %j is %s', (cell, gender) => {
    expect(valueOf(readGenderCell(cell))).toBe(gender);
  });

  it.each([
    ['Male', 'Yes', 'N'],
    ['F', 'Y', 'S'],
    ['Female', 'Altered', 'S'],
    ['Male', 'No', 'M'],
    ['Male', 'Intact', 'M'],
    ['Male', 'Unknown', 'M'],
    ['Male', '', 'M'],
    ['FS', 'No', 'S'],
    ['U', 'Yes', 'U'],
  ])('A-583 the gender %j with %j in the column for neutered is %s', (cell, altered, gender) => {
    expect(valueOf(readGenderCell(cell, altered))).toBe(gender);
  });

  it.each(['Female Male', 'Spayed Male', 'X', 'Intact Neutered Male', 'Males only', 'Fluffy'])(
    'A-583 the gender %j is a fault',
    (cell) => {
      expect(valueOf(readGenderCell(cell))).toMatch(/^it isn't a known gender: write M, F, N/);
    },
  );

  it('A-583 reads every code of Signa as itself, and refuses an unknown word for neutered', () => {
    for (const code of genderCodes) expect(valueOf(readGenderCell(code))).toBe(code);
    expect(valueOf(readGenderCell('Male', 'maybe'))).toBe('it is not yes or no');
  });

  it.each([
    ['Dog', 'canine'],
    ['CANINE', 'canine'],
    ['Dogs (K9)', 'canine'],
    ['Cat', 'feline'],
    ['Kittens', 'feline'],
    ['Guinea Pig', 'small_animal'],
    ['small_animal', 'small_animal'],
    ['Bird', 'avian'],
    ['Cattle', null],
    ['Livestock', null],
  ])('A-583 the species %j is %j', (cell, species) => {
    expect(listedSpecies(cell)).toBe(species);
  });

  it('A-583 reads yes and no in every notation', () => {
    for (const cell of ['yes', 'Y', 'TRUE', '1', 'Active', 'x']) expect(valueOf(readYesCell(cell, false))).toBe(true);
    for (const cell of ['no', 'N', 'false', '0', 'Inactive']) expect(valueOf(readYesCell(cell, true))).toBe(false);
    expect([valueOf(readYesCell('', true)), valueOf(readYesCell('NULL', false))]).toEqual([true, false]);
    expect(valueOf(readYesCell('maybe', true))).toBe('it is not yes or no');
  });
});

describe('a name of a cell', () => {
  it.each([
    ['O’Brien', "O'Brien", false],
    ['Tug & Kunu', 'Tug and Kunu', false],
    ['Bella/Blue', 'Bella - Blue', false],
    ['“Bo”', '"Bo"', false],
    ['Anne–Marie', 'Anne-Marie', false],
    ['*Bella*', 'Bella', true],
    ['  Muñoz  García ', 'Muñoz  García', false],
    ['None', 'None', false],
  ])('A-587 %j is %j', (cell, value, isNoted) => {
    expect(readNameCell(cell)).toEqual({
      value,
      note: isNoted ? 'signs that a name cannot contain were removed' : null,
    });
  });

  it.each(['Mu?oz', 'Nguy?n', 'Jos?', '?ngel'])('A-594 %j lost a letter, and the fault says so', (cell) => {
    expect(readNameCell(cell)).toEqual({
      fault: expect.stringMatching(/^a letter was lost before this file was written, and '\?' is/) as string,
    });
  });

  test.prop([fc.string({ unit: 'grapheme' })])('A-587 keeps every letter and digit, in their order', (cell) => {
    // Fillers of Korean are letters that nobody sees.
    fc.pre(!/\p{L}\?|\?\p{L}/u.test(cell));
    const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
    const joined = cell.replaceAll(/\s*[&+]\s*/g, ' and ').replaceAll(/[\u02BC]/g, '');
    expect(letters(valueOf(readNameCell(cell)))).toBe(letters(joined));
  });

  test.prop([fc.string({ unit: 'grapheme' })])('A-587 leaves a valid name as it is', (cell) => {
    const name = trimmed(cell);
    fc.pre(optionalNameIssue(name, 'name') === null);
    expect(readNameCell(name)).toEqual({ value: name, note: null });
  });
});
