import type { Instant } from '../../../base/time/index.js';

/** Identifies a printout of a prescription; `number` is the printed one, 0 on the single original. */
export type Printing =
  | { readonly kind: 'original'; readonly number: 0 }
  | { readonly kind: 'reprint'; readonly number: number };

/** The recorded printings; contract field names (P-188). */
export interface PrintingsSoFar {
  /** When the original was printed; `null` before the first printing. */
  readonly firstPrintedAt: Instant | null;
  /** Number of printings after the original; a whole number, 0 or more. */
  readonly reprintCount: number;
}

/** The audit trail entry of a printing. */
export const printingEvents = { original: 'printed', reprint: 'reprinted' } as const satisfies Record<
  Printing['kind'],
  string
>;

/**
 * The next printing to record: the first is the original, each later one a reprint with the next number. Printings are
 * counted when recorded rather than when viewed, so that a view closed without printing uses up no original, and two
 * printouts of a controlled substance never both pass for the valid one.
 *
 * @throws RangeError on a count that is not a whole number from 0: a printed number must not be guessed
 * @see P-146, P-112, README ruling 10
 */
export function nextPrinting({ firstPrintedAt, reprintCount }: PrintingsSoFar): Printing {
  if (!Number.isSafeInteger(reprintCount) || reprintCount < 0)
    throw new RangeError(`Not a count of reprints: ${reprintCount}`);
  if (firstPrintedAt === null && reprintCount === 0) return { kind: 'original', number: 0 };
  return { kind: 'reprint', number: reprintCount + 1 };
}

/** The fields of an audit trail entry that concern printing. */
export interface PrintingTrace {
  readonly at: Instant;
  readonly kind: string;
  readonly actor: string;
  readonly note: string | null;
}

/** The last recorded printing: its number, who printed it, and when. */
export interface RecordedPrinting {
  readonly number: number;
  readonly at: Instant;
  /** Under impersonation, both users are named (P-069). */
  readonly by: string;
}

/**
 * The last recorded printing, the only one that can be rendered.
 *
 * @param prescription - `history` is its audit trail, newest first
 * @returns `null` when none was recorded; its first printing must then be recorded, whatever number it gets
 * @see P-146
 */
export function lastPrinting({
  reprintCount,
  history,
}: PrintingsSoFar & { readonly history: readonly PrintingTrace[] }): RecordedPrinting | null {
  const kind = reprintCount > 0 ? printingEvents.reprint : printingEvents.original;
  const trace = history.find((event) => event.kind === kind);
  if (!trace) return null;
  const by = trace.note === null ? trace.actor : `${trace.actor} (${trace.note})`;
  return { number: reprintCount, at: trace.at, by };
}
