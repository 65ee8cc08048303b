import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  decimalOf,
  dividedToNearest,
  dividedUp,
  isMultiple,
  minus,
  numberOf,
  rounded,
  times,
} from './index.js';

/** A number with up to four decimals, and its value in ten-thousandths. */
const anyNumber = fc.integer({ min: 1, max: 99_999_999 }).map((count) => ({ count, value: count / 10_000 }));
const product = (one: number, other: number) => numberOf(times(decimalOf(one), decimalOf(other)));

describe('decimal arithmetic', () => {
  it('P-272 reads a number exactly as it is written', () => {
    expect(decimalOf(10.05)).toEqual({ digits: 1005n, scale: 2 });
    expect(decimalOf(2.5)).toEqual({ digits: 25n, scale: 1 });
    expect(decimalOf(1e-7)).toEqual({ digits: 1n, scale: 7 });
    expect(decimalOf(1.5e22)).toEqual({ digits: 15n * 10n ** 21n, scale: 0 });
    expect(decimalOf(-0.3)).toEqual({ digits: -3n, scale: 1 });
  });

  it('P-272 converts every number back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberOf(decimalOf(value))).toBe(value + 0);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('P-272 P-273 rejects %d', (value) => {
    expect(() => decimalOf(value)).toThrow(RangeError);
  });

  it('P-272 multiplies, subtracts and compares without binary rounding errors', () => {
    expect(product(3, 1.1)).toBe(3.3);
    expect(numberOf(minus(decimalOf(0.3), decimalOf(0.1)))).toBe(0.2);
    expect(compare(decimalOf(0.1), decimalOf(0.1000001))).toBe(-1);
    expect(compare(decimalOf(1.1), decimalOf(1.1))).toBe(0);
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        expect(product(one.value, other.value)).toBe(Number(`${BigInt(one.count) * BigInt(other.count)}e-8`));
        expect(numberOf(minus(decimalOf(one.value), decimalOf(other.value)))).toBe((one.count - other.count) / 10_000);
        expect(Math.sign(compare(decimalOf(one.value), decimalOf(other.value)))).toBe(
          Math.sign(one.count - other.count),
        );
      }),
    );
  });

  it('P-272 detects whole multiples, and rounds up and to the nearest', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 1, max: 9999 }), (pack, count) => {
        const whole = decimalOf(product(count, pack.value));
        const more = decimalOf((pack.count * count + 1) / 10_000);
        const by = decimalOf(pack.value);
        expect(isMultiple(whole, by)).toBe(true);
        expect(isMultiple(more, by)).toBe(pack.count === 1);
        expect(dividedUp(whole, by)).toBe(count);
        expect(dividedUp(more, by)).toBe(count + 1);
        expect(dividedToNearest(whole, by)).toBe(count);
        expect(dividedToNearest(more, by)).toBe(pack.count <= 2 ? count + 1 : count);
      }),
    );
    expect(() => isMultiple(decimalOf(1), decimalOf(0))).toThrow(RangeError);
  });

  it('P-272 rounds half up once, from the exact decimal', () => {
    expect(rounded(decimalOf(1.005), 2)).toBe(1.01);
    expect(rounded(decimalOf(8.575), 2)).toBe(8.58);
    expect(rounded(decimalOf(0.5749), 2)).toBe(0.57);
  });
});
