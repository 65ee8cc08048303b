/** A number exactly as it is written: `digits` times ten to the minus `scale`, which is not negative. */
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
 * A number as the decimal people wrote, 10.05 and not its nearest binary fraction. It has no more decimals than it
 * needs: 2.50 has one.
 *
 * @throws RangeError on a number that is not finite
 * @see P-272
 */
export function decimalOf(value: number): Decimal {
  // Nearly every quantity, and written without a point or an exponent.
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 };
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** The number nearest to a decimal: the one that is written like it. */
export function numberOf({ digits, scale }: Decimal): number {
  return Number(`${digits}e-${scale}`);
}

/** The digits of both at the larger scale of the two. */
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

/** Below 0 when the first is less, above 0 when it is more, 0 when both are the same. */
export function compare(one: Decimal, other: Decimal): number {
  const [a, b] = aligned(one, other);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** How often one goes into another: a fraction of whole numbers, the lower one above 0. */
function quotient(of: Decimal, by: Decimal): Fraction {
  const [over, under] = aligned(of, by);
  if (under <= 0n) throw new RangeError('Divided by what is not above 0');
  return { over, under };
}

/**
 * Whether one is a whole multiple of another: 3.3 of 1.1.
 *
 * @param by - above 0
 */
export function isMultiple(of: Decimal, by: Decimal): boolean {
  const { over, under } = quotient(of, by);
  return over % under === 0n;
}

/**
 * How often one goes into another, rounded up: 237 by 237 is 1, 238 by 237 is 2.
 *
 * @param of - 0 or above
 * @param by - above 0
 */
export function dividedUp(of: Decimal, by: Decimal): number {
  const { over, under } = quotient(of, by);
  return Number((over + under - 1n) / under);
}

/**
 * How often one goes into another, rounded half up.
 *
 * @param of - 0 or above
 * @param by - above 0
 */
export function dividedToNearest(of: Decimal, by: Decimal): number {
  const { over, under } = quotient(of, by);
  return Number((2n * over + under) / (2n * under));
}

/** `value * factor`, rounded once, half up, to `places` decimals; neither is negative. */
export function scaled({ digits, scale }: Decimal, factor: Fraction, places: number): number {
  const over = digits * factor.over * 10n ** BigInt(places);
  const under = factor.under * 10n ** BigInt(scale);
  return numberOf({ digits: (2n * over + under) / (2n * under), scale: places });
}

/** Rounded once, half up, to `places` decimals; not negative. */
export function rounded(value: Decimal, places: number): number {
  return scaled(value, { over: 1n, under: 1n }, places);
}
