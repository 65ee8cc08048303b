import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { failureCodes } from '../base/failure/index.js';
import { formatRequestId, isReportableFailure, readAnswer, parseRequestId } from './index.js';

const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });
/** Notations in which users write down a request ID they were told. */
const heard = (number: string, letters: readonly number[]): string =>
  Array.from(number)
    .map((sign, at) => {
      const way = letters[at] ?? 0;
      if (sign === '-') return ['-', ' ', '', ' - ', '–'][way % 5];
      if (sign === '0') return ['0', 'O', 'o'][way % 3];
      if (sign === '1') return ['1', 'I', 'L', 'i', 'l'][way % 5];
      return way % 2 ? sign.toLowerCase() : sign;
    })
    .join('');

describe('the request ID of a call', () => {
  it('A-421 is three groups of four', () => {
    expect(formatRequestId(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1))).toBe('1000-0000-0000');
    expect(formatRequestId(new Uint8Array(8).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
    expect(parseRequestId('k7qx 2m9r 4dtb')).toBe('K7QX-2M9R-4DTB');
    expect(parseRequestId('Number K7QX-2M9R-4DTB')).toBe('K7QX-2M9R-4DTB');
    expect(parseRequestId('Request ID: K7QX-2M9R-4DTB')).toBe('K7QX-2M9R-4DTB');
    expect(parseRequestId('k7qxOil24dtb')).toBe('K7QX-0112-4DTB');
    expect(() => formatRequestId(Uint8Array.of(1))).toThrow(RangeError);
  });

  test.prop([bytes])('A-421 never contains a letter that looks like a digit', (random) => {
    expect(formatRequestId(random)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test.prop([bytes, fc.array(fc.nat(14), { minLength: 14, maxLength: 14 })])(
    'A-421 is always parsed, in any notation',
    (random, letters) => {
      const number = formatRequestId(random);
      expect(parseRequestId(heard(number, letters))).toBe(number);
    },
  );

  test.prop([bytes, bytes])('A-421 differs whenever the 60 bits differ', (one, other) => {
    const isSame = one.every((byte, at) => (at === 0 ? (byte & 15) === ((other[0] ?? 0) & 15) : byte === other[at]));
    expect(formatRequestId(one) === formatRequestId(other)).toBe(isSame);
  });

  test.prop([fc.string()])('A-421 is never parsed from any other text', (text) => {
    const read = parseRequestId(text);
    expect(read === null || text.replace(/[^a-z\d]/gi, '').replace(/^number/i, '').length === 12).toBe(true);
  });

  it.each(['', 'K7QX-2M9R-4DT', 'K7QX-2M9R-4DTBB', 'K7QX-2M9R-4DTU', '7f3a0c52-0b3e-4c52-9d4e-0c1f5a3b7e21', '4711'])(
    'A-421 is not %j',
    (text) => {
      expect(parseRequestId(text)).toBeNull();
    },
  );
});

describe('the request ID of a failure', () => {
  const refused = (code: string) => ({ errors: [{ message: 'No', extensions: { code } }] });
  const numberOf = (json: unknown, header: string | null) => {
    const answer = readAnswer(json, header);
    return answer.ok ? undefined : answer.failure.requestId;
  };

  it('A-421 A-309 is part of an answer that support can look up', () => {
    const told = failureCodes.filter((code) => numberOf(refused(code), 'K7QX-2M9R-4DTB') === 'K7QX-2M9R-4DTB');
    expect(told).toEqual(['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PARTNER_UNREACHABLE', 'UNAVAILABLE']);
    expect(failureCodes.filter(isReportableFailure)).toEqual(told);
    const fault = { errors: [{ message: 'Our fault', extensions: { errorId: 'K7QX-2M9R-4DTB' } }] };
    expect(numberOf(fault, 'K7QX-2M9R-4DTB')).toBe('K7QX-2M9R-4DTB');
  });

  it('A-421 is absent when none of our servers answered', () => {
    expect(numberOf(refused('FORBIDDEN'), null)).toBeUndefined();
    expect(numberOf(refused('FORBIDDEN'), 'two words')).toBeUndefined();
    expect(numberOf(undefined, null)).toBeUndefined();
  });
});
