/** An exact decimal number: `digits` times ten to the power of minus `scale`, which is not negative. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** A fraction of whole numbers. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * The exact decimal of a number as it is written: 10.05, not its nearest binary fraction. Trailing zeros are dropped:
 * 2.50 has one decimal.
 *
 * @throws RangeError if the number is not finite
 * @see P-272
 */
export function decimalOf(value: number): Decimal {
  // Fast path for nearly every quantity, and for the numbers that would be written with an exponent.
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 };
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** The number nearest to a decimal. */
export function numberOf({ digits, scale }: Decimal): number {
  return Number(`${digits}e-${scale}`);
}

/** The digits of both numbers at the larger of their scales. */
function aligned(one: Decimal, other: Decimal): readonly [bigint, bigint, number] {
  if (one.scale === other.scale) return [one.digits, other.digits, one.scale];
  const scale = Math.max(one.scale, other.scale);
  const at = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return [at(one), at(other), scale];
}

export function minus(one: Decimal, other: Decimal): Decimal {
  const [a, b, scale] = aligned(one, other);
  return { digits: a - b, scale };
}

export function times(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, scale: one.scale + other.scale };
}

/** Negative when the first is less, positive when it is more, 0 when both are equal. */
export function compare(one: Decimal, other: Decimal): number {
  const [a, b] = aligned(one, other);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The quotient as a fraction of integers with a positive denominator. */
function quotient(of: Decimal, by: Decimal): Fraction {
  const [over, under] = aligned(of, by);
  if (under <= 0n) throw new RangeError('Divided by what is not above 0');
  return { over, under };
}

/**
 * Whether a number is a whole multiple of another: 3.3 of 1.1.
 *
 * @param by - above 0
 */
export function isMultiple(of: Decimal, by: Decimal): boolean {
  const { over, under } = quotient(of, by);
  return over % under === 0n;
}

/**
 * The quotient rounded up: 237 by 237 is 1, 238 by 237 is 2.
 *
 * @param of - 0 or above
 * @param by - above 0
 */
export function dividedUp(of: Decimal, by: Decimal): number {
  const { over, under } = quotient(of, by);
  return Number((over + under - 1n) / under);
}

/**
 * The quotient rounded half up.
 *
 * @param of - 0 or above
 * @param by - above 0
 */
export function dividedToNearest(of: Decimal, by: Decimal): number {
  const { over, under } = quotient(of, by);
  return Number((2n * over + under) / (2n * under));
}

/** `value * factor`, rounded half up once, to `places` decimals. Neither is negative. */
export function scaled({ digits, scale }: Decimal, factor: Fraction, places: number): number {
  const over = digits * factor.over * 10n ** BigInt(places);
  const under = factor.under * 10n ** BigInt(scale);
  return numberOf({ digits: (2n * over + under) / (2n * under), scale: places });
}

/** A non-negative number rounded half up once, to `places` decimals. */
export function rounded(value: Decimal, places: number): number {
  return scaled(value, { over: 1n, under: 1n }, places);
}
