/** A number exactly as it is written: `digits` times ten to the minus `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * A number as the decimal people wrote, 10.05 and not its nearest binary fraction.
 *
 * @throws RangeError on a number that is not finite
 */
export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** `value * factor`, rounded once, half up, to `places` decimals; `factor` is a fraction of whole numbers. */
export function scaled(
  value: number,
  factor: { readonly over: bigint; readonly under: bigint },
  places: number,
): number {
  const { digits, scale } = decimalOf(value);
  const over = digits * factor.over * 10n ** BigInt(places);
  const under = factor.under * 10n ** BigInt(scale);
  return Number((2n * over + under) / (2n * under)) / 10 ** places;
}
