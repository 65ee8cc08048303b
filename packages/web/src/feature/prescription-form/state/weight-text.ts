import { trimmed } from '@signa/core/base';

/** A typed weight: `null` when blank, NaN when it names no number; the rule answers NaN with its own text (C-067). */
export function readWeight(text: string): number | null {
  const typed = trimmed(text);
  if (typed === '') return null;
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
