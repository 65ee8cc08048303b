import { trimmed } from '@signa/core/base';

/** Parses a weight: `null` if blank, NaN if it isn't a number, for which the rule has its own message (C-067). */
export function readWeight(text: string): number | null {
  const typed = trimmed(text);
  if (typed === '') return null;
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
