import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  activeFirstPhone,
  countryDigitWarning,
  formatPhone,
  isValidPhone,
  maskPhone,
  phoneCell,
  phoneDigits,
  phoneIssue,
  phoneLink,
} from './index.js';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('a phone number', () => {
  it.each(['5551234', '5551234567', '15551234567', '555 123 4567'])('C-034 C-035 A-101 %s is valid', (number) => {
    expect(isValidPhone(number)).toBe(true);
    expect(phoneIssue(number, 'phoneNumber')).toBeNull();
  });

  it.each([
    '',
    ' ',
    '555123',
    '55512345',
    '555123456',
    '155512345678',
    '555-123-4567',
    '(555)1234567',
    'five',
    '+15551234567',
  ])('C-034 C-035 A-101 %j is invalid', (number) => {
    expect(phoneIssue(number, 'locationClientPhones.0.phoneNumber')).toEqual({
      path: 'locationClientPhones.0.phoneNumber',
      code: 'phone-invalid',
      message: 'Invalid phone number',
    });
  });

  it('C-034 is stored as digits', () => {
    expect(phoneDigits('555 123 4567')).toBe('5551234567');
  });

  it.each([
    ['5551234567', '(555)-123-4567'],
    ['15551234567', '1-(555)-123-4567'],
    ['5551234', '555-1234'],
    ['911', '911'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('C-036 A-101 %s is shown as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each([
    ['5', '5'],
    ['5551', '555 1'],
    ['5551234', '555 123 4'],
    ['555-123-45678', '555 123 45678'],
    ['15551234567', '1 555 123 4567'],
    ['1 555 123 45678', '155 512 345678'],
    ['+1 (555) 123-4567', '1 555 123 4567'],
    ['+', '+'],
    ['++1 555 123 4567', '1 555 123 4567'],
    ['+(1) 555 123 4567', '1 555 123 4567'],
    ['++44 20', '+44 20'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    [' +49  30-901820', '+49 30901820'],
    ['011 44 20 7946 0958', '011 442 079460958'],
    ['1555123456', '155 512 3456'],
  ])('C-034 A-101 typing %s shows %s in the input', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  test.prop([fc.constantFrom(7, 10, 11).chain(digits)])('C-035 C-036 never loses a digit when shown', (number) => {
    expect(isValidPhone(number)).toBe(true);
    expect(phoneDigits(formatPhone(number))).toBe(number);
  });

  const typedAs = fc.oneof(
    fc.string(),
    digits(11),
    digits(12),
    fc
      .array(fc.constantFrom('+', '0', '1', '4', '5', '9', ' ', '-', '(', ')', '011 ', '+44 '))
      .map((all) => all.join('')),
  );

  test.prop([typedAs])('C-034 C-289 the mask keeps digits, spaces and a leading +, and drops no digit', (typed) => {
    const shown = maskPhone(typed);
    expect(shown).toMatch(/^\+?[\d ]*$/);
    expect(phoneDigits(shown)).toBe(phoneDigits(typed));
    expect(maskPhone(shown)).toBe(shown);
  });

  const country = fc.constantFrom('44', '52', '49', '33', '39', '7', '852', '216');
  const rest = fc.integer({ min: 6, max: 12 }).chain(digits);
  test.prop([country, rest, fc.constantFrom('+', ' +', '011 ', '011', '00')])(
    'C-289 a foreign number is never stored as a US number, however it is typed',
    (code, subscriber, before) => {
      const typed = `${before}${code} ${subscriber}`;
      const byKey = typed.split('').reduce((shown, key) => maskPhone(shown + key), '');
      for (const text of [typed, maskPhone(typed), byKey]) {
        const stored = phoneIssue(text, 'phone') === null ? phoneDigits(text) : null;
        expect([null, phoneDigits(typed)]).toContain(stored);
      }
    },
  );

  it.each(['+44 20 7946 0958', '011 44 20 7946 0958', '+52 55 1234 5678', '+49 30 901820', '00 49 30 901820'])(
    'C-289 %s is rejected with the reason, also as the form shows it',
    (typed) => {
      for (const text of [typed, maskPhone(typed)])
        expect(phoneIssue(text, 'phone')?.message).toBe(
          'Invalid phone number: enter a US or Canadian number with 7, 10, or 11 digits',
        );
    },
  );

  it('C-289 eleven digits that do not begin with 1 get a warning', () => {
    expect(countryDigitWarning('518 555 01861')).toBe('Read as 5-(185)-550-1861. Check for an extra digit.');
    for (const fine of ['15185550186', '5185550186', '5550186', '518555018612', '+51855501861'])
      expect(countryDigitWarning(fine)).toBeNull();
  });

  test.prop([fc.constantFrom(7, 10, 11).chain(digits)])('A-442 every stored number can be called', (number) => {
    const called = phoneLink(number) ?? '';
    expect(called).toMatch(/^tel:(?:\d{7}|\+\d{11})$/);
    expect(called.endsWith(number)).toBe(true);
    expect(phoneLink(number.slice(0, 5))).toBeNull();
  });

  test.prop([fc.constantFrom(7, 10, 11).chain(digits)])('C-034 C-035 the mask accepts every valid number', (number) => {
    fc.pre(number.length < 11 || number.startsWith('1'));
    const typed = number.split('').reduce((shown, digit) => maskPhone(shown + digit), '');
    expect(phoneDigits(typed)).toBe(number);
  });
});

describe('a phone cell', () => {
  const phone = (phoneNumber: string, isActive = true) => ({ phoneNumber, isActive });

  it('A-038 C-015 shows the first active phone and the number of others', () => {
    const phones = [phone('5550000', false), phone('5551234567'), phone('5552222'), phone('5553333')];
    expect(phoneCell(phones)).toEqual({ primary: '(555)-123-4567', more: '+2 More...' });
    expect(activeFirstPhone(phones)).toBe(phones[1]);
  });

  it('A-038 C-015 shows no number of others when there are none', () => {
    expect(phoneCell([phone('5551234'), phone('5550000', false)])).toEqual({ primary: '555-1234', more: '' });
    expect(phoneCell([phone('5550000', false)])).toEqual({ primary: '', more: '' });
    expect(activeFirstPhone([])).toBeNull();
  });
});
