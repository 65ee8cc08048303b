import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { activeFirstPhone, formatPhone, isValidPhone, maskPhone, phoneCell, phoneDigits, phoneIssue } from './index.js';

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
  ])('C-034 C-035 A-101 %j is refused', (number) => {
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
  ])('C-036 A-101 %s reads %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each([
    ['5', '5'],
    ['5551', '555 1'],
    ['5551234', '555 123 4'],
    ['555-123-45678', '555 123 4567'],
    ['15551234567', '1 555 123 4567'],
    ['1 555 123 45678', '1 555 123 4567'],
    ['1555123456', '155 512 3456'],
  ])('C-034 A-101 typed as %s the input shows %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  test.prop([fc.constantFrom(7, 10, 11).chain(digits)])('C-035 C-036 never loses a digit when shown', (number) => {
    expect(isValidPhone(number)).toBe(true);
    expect(phoneDigits(formatPhone(number))).toBe(number);
  });

  test.prop([fc.oneof(fc.string(), digits(11), digits(12))])(
    'C-034 the mask always leaves digits and spaces only, ten digits at most and a 1 before them',
    (typed) => {
      const shown = maskPhone(typed);
      const all = phoneDigits(typed);
      expect(shown).toMatch(/^(1 \d{3} \d{3} \d{4}|[\d ]*)$/);
      expect(phoneDigits(shown)).toBe(all.slice(0, all.startsWith('1') ? 11 : 10));
      expect(maskPhone(shown)).toBe(shown);
    },
  );

  test.prop([fc.constantFrom(7, 10, 11).chain(digits)])('C-034 C-035 the mask lets every number be typed', (number) => {
    fc.pre(number.length < 11 || number.startsWith('1'));
    const typed = number.split('').reduce((shown, digit) => maskPhone(shown + digit), '');
    expect(phoneDigits(typed)).toBe(number);
  });
});

describe('a phone cell', () => {
  const phone = (phoneNumber: string, isActive = true) => ({ phoneNumber, isActive });

  it('A-038 C-015 shows the first active phone and how many more there are', () => {
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
