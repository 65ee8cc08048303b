import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFormatText, formatDate, isPlainDate, readTypedDate, readWholeDate } from './index.js';
import { plainDate } from './plain-date.test-arbitrary.js';

describe('a typed date', () => {
  it.each([
    ['9/22/2028', '2028-09-22'],
    ['09222028', '2028-09-22'],
    ['9-22-28', '2028-09-22'],
    ['09-22-2028', '2028-09-22'],
    [' 9.22.2028 ', '2028-09-22'],
    ['9 22 2028', '2028-09-22'],
    ['2028-09-22', '2028-09-22'],
    ['2028/9/22', '2028-09-22'],
    ['20280922', '2028-09-22'],
    ['11/25/2027', '2027-11-25'],
    ['11252027', '2027-11-25'],
    ['11-25-27', '2027-11-25'],
    ['1/2/2026', '2026-01-02'],
    ['5/5/28', '2028-05-05'],
    ['10/31/98', '1998-10-31'],
    ['02/29/2028', '2028-02-29'],
  ])('A-463 P-008 reads %j as %s', (typed, date) => {
    expect(readTypedDate(typed)).toBe(date);
  });

  it.each(['05-06-07', '1/2/26', '12-05-27', '11-10-12'])('A-463 never guesses the meaning of %j', (typed) => {
    expect(readTypedDate(typed)).toBeNull();
  });

  it.each([
    '',
    '02-31-2026',
    '13-01-2026',
    '31/12/2026',
    '02/29/2027',
    '9/22',
    '9222028',
    '092228',
    '99999999',
    '13452027',
    '9//22/2028',
    '9/22/028',
    '-9/22/2028',
    'today',
    '11-20-2026 08:14 AM',
  ])('A-463 P-008 rejects %j', (typed) => {
    expect(readTypedDate(typed)).toBeNull();
  });

  it('A-463 does not parse a whole date before its year has four digits', () => {
    const typed = '11/25/2027';
    const read = Array.from(typed, (_, at) => readWholeDate(typed.slice(0, at + 1)));
    expect(read).toEqual([...Array.from({ length: 9 }, () => null), '2027-11-25']);
  });

  it('A-463 P-008 always parses the date it shows, with any separator and without leading zeros', () => {
    fc.assert(
      fc.property(
        plainDate(),
        fc.constantFrom('', ' ', '\t'),
        fc.constantFrom('-', '/', '.', ' '),
        (date, around, mark) => {
          const [month = '', day = '', year = ''] = formatDate(date).split('-');
          expect(readTypedDate(`${around}${formatDate(date)}${around}`)).toBe(date);
          expect(readTypedDate([Number(month), Number(day), year].join(mark))).toBe(date);
        },
      ),
    );
  });

  it('A-463 never throws on typed input, and returns a day or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/. -]{0,12}$/)), (typed) => {
        const read = readTypedDate(typed);
        expect(read === null || isPlainDate(read)).toBe(true);
      }),
    );
  });

  it('A-463 describes the accepted format by an example that it can parse', () => {
    expect(readTypedDate(/\d\S+\d/.exec(dateFormatText)?.[0] ?? '')).toBe('2028-09-22');
  });
});
