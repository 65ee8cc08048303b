import { type DoseUnit, doseUnitOf } from './dose-unit.js';
import { numberAt, textAt, type Token, tokensOf } from './token.js';

/** One ingredient's part of a strength, in the smallest unit: grams and micrograms are converted to mg. */
export interface StrengthPart {
  readonly value: number;
  readonly unit: 'mg' | 'units' | 'mEq' | '%';
}

/** A parsed strength: its ingredients, and the amount of product that contains them. */
export interface Strength {
  /** In the order of the label. */
  readonly parts: readonly [StrengthPart, ...StrengthPart[]];
  /** '/mL', '/5 mL', '/g', '/actuation'; `each` for one tablet, capsule or applicator. */
  readonly per: { readonly value: number; readonly unit: DoseUnit };
}

const inMilligrams: Readonly<Record<string, (value: number) => number>> = {
  mg: (value) => value,
  g: (value) => value * 1000,
  mcg: (value) => value / 1000,
};

/** The label weight range of a parasite product comes first: '2.8-5.5 lb / 3 mg-0.06 mg'. The strength follows it. */
function behindBand(display: string): string {
  const parts = display.split(' / ');
  return parts.at(-1) ?? '';
}

function partAt(tokens: readonly Token[], at: number): StrengthPart | null {
  const value = numberAt(tokens, at);
  if (value === null || !(value > 0)) return null;
  if (textAt(tokens, at + 1) === '%') return { value, unit: '%' };
  const unit = doseUnitOf(textAt(tokens, at + 1));
  const milligrams = unit === null ? undefined : inMilligrams[unit];
  if (milligrams !== undefined) return { value: milligrams(value), unit: 'mg' };
  return unit === 'units' || unit === 'mEq' ? { value, unit } : null;
}

/** '/mL', '/5 mL', '/actuation'; `each` if it is missing; `null` if it is unknown. */
function perAt(tokens: readonly Token[], at: number): Strength['per'] | null {
  const slash = tokens.findIndex((_, place) => place >= at && textAt(tokens, place) === '/');
  if (slash < 0) return { value: 1, unit: 'each' };
  const value = numberAt(tokens, slash + 1);
  const unit = doseUnitOf(textAt(tokens, value === null ? slash + 1 : slash + 2));
  return unit === null || value === 0 ? null : { value: value ?? 1, unit };
}

/**
 * Parses a strength as the catalog displays it: '50 mg', '50 mg/mL', '300 mg-30 mg', '200 mg/5 mL', 'Dogs 2.8-5.5 lb /
 * 3 mg-0.06 mg-12.5 mg', '100 units/mL vial', '2%'.
 *
 * @returns `null` if it is not an amount of substance: a volume, a length, or the grams of a jar, a packet or a chew,
 * which are its weight
 * @see P-241
 */
export function readStrength(display: string | null): Strength | null {
  const tokens = tokensOf(behindBand(display ?? ''));
  const parts: StrengthPart[] = [];
  let at = 0;
  for (let part = partAt(tokens, at); part !== null; part = partAt(tokens, at)) {
    parts.push(part);
    at += 2;
    if (textAt(tokens, at) !== '-') break;
    at += 1;
  }
  const [first, ...others] = parts;
  const per = perAt(tokens, at);
  if (first === undefined || per === null || (per.unit === 'each' && textAt(tokens, 1) === 'g')) return null;
  return { parts: [first, ...others], per };
}
