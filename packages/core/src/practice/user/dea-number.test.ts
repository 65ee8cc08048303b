import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deaCheckDigit, deaNumberIssue, deaNumberTexts, isDeaNumber, settleDeaNumber } from './index.js';

const okafor = { lastName: 'Okafor', businesses: ['Wren Street Animal Hospital', 'The Battenkill Group'] };
const said = (number: string, registrant = okafor) => deaNumberIssue(number, registrant)?.message ?? null;

it('A-460 has two letters and seven digits, the last of which is a check digit', () => {
  expect(['FO4418263', ' fo4418263 ', 'FO 4418263', 'FO-4418263', 'BO1186522'].map((number) => said(number))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  for (const number of ['XYZ', 'F4418263', 'FOO418263', 'FO441826', 'FO44182633', '4O4418263', 'FO441826A', ''])
    expect(said(number)).toBe(deaNumberTexts.form);
  for (const number of ['FO4418267', 'FO4481263', 'BO1186520']) expect(said(number)).toBe(deaNumberTexts.checkDigit);
});

it('A-460 accepts the published example AP5836727', () => {
  expect(deaCheckDigit('AP5836727')).toBe('7');
  expect(said('AP5836727', { ...okafor, lastName: 'Pruitt' })).toBeNull();
});

it('A-460 accepts the first letter of the last name or of the business, or 9 for a business address', () => {
  for (const letter of ['O', 'W', 'B', '9']) expect(said(`F${letter}4418263`)).toBeNull();
  expect(said('FX4418263')).toBe(deaNumberTexts.name('Okafor'));
  expect(said('FX4418263', { ...okafor, lastName: 'Rosenthal-Xander' })).toBeNull();
  expect(said('FE4418263', { ...okafor, lastName: 'Égloff' })).toBeNull();
  expect(said('FO4418263', { lastName: 'Ølsen', businesses: [] })).toBeNull();
  expect(said('FL4418263', { lastName: 'Ølsen', businesses: [] })).toBe(deaNumberTexts.name('Ølsen'));
  expect(said('FD4418263', { lastName: 'D’Angelo', businesses: [] })).toBeNull();
  expect(said('FH4418263', { lastName: 'Okafor', businesses: ['24-Hour Animal Hospital'] })).toBeNull();
  expect(deaNumberIssue('FX4418263', { lastName: 'Okafor', businesses: null })).toBeNull();
});

it('A-460 is invalid with one digit changed, or with two adjacent digits swapped unless their sum stays', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{6}$/).filter((six) => six !== '000000'),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 9 }),
      (six, at, by) => {
        const number = `FO${six}${deaCheckDigit(`FO${six}`)}`;
        expect(said(number)).toBeNull();
        const digits = Array.from(number.slice(2), Number);
        const weight = at === 6 || at % 2 === 0 ? 1 : 2;
        digits[at] = ((digits[at] ?? 0) + by) % 10;
        const isNoticed = (weight * by) % 10 !== 0;
        // Doubling a digit and doubling that digit plus five give the same last digit, which this check does not
        // detect.
        if (isNoticed) expect(said(`FO${digits.join('')}`)).toBe(deaNumberTexts.checkDigit);
      },
    ),
  );
});

it('A-460 is stored in uppercase without spaces, however it was typed', () => {
  expect(settleDeaNumber(' fo 441-8263 ')).toBe('FO4418263');
});

it('A-460 P-115 is no text in place of a number, and no row of zeros', () => {
  expect(['FO4418263', ' fo 441-8263 ', 'F94418263'].map(isDeaNumber)).toEqual([true, true, true]);
  for (const text of ['', 'N/A', 'none', '12345', 'applied for', 'AB0000000', 'FO4418267', 'FO44182633'])
    expect(isDeaNumber(text)).toBe(false);
  expect(said('FO0000000')).toBe(deaNumberTexts.form);
});

it('A-460 P-115 is a DEA number if it has no issue, whoever its registrant is', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[A-Z][A-Z9]\d{7}$/),
    fc.stringMatching(/^[a-z]{2} ?\d{3}-?\d{4}$/),
  );
  fc.assert(
    fc.property(text, (number) => {
      const issue = deaNumberIssue(number, { lastName: 'Okafor', businesses: null });
      expect(isDeaNumber(number)).toBe(issue === null);
    }),
  );
});
