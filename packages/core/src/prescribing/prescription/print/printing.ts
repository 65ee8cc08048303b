import type { Instant } from '../../../base/time/index.js';

/** Which paper of a prescription a printing is; `number` is what the paper carries, 0 on the one original. */
export type Printing =
  | { readonly kind: 'original'; readonly number: 0 }
  | { readonly kind: 'reprint'; readonly number: number };

/** What is recorded of the printings so far; field names as they travel (P-188). */
export interface PrintingsSoFar {
  /** When the original was printed; `null` while there is no paper. */
  readonly firstPrintedAt: Instant | null;
  /** How often it was printed after the original; a whole number, 0 or more. */
  readonly reprintCount: number;
}

/** The line of the audit trail that a printing leaves. */
export const printingEvents = { original: 'printed', reprint: 'reprinted' } as const satisfies Record<
  Printing['kind'],
  string
>;

/**
 * What the next recorded printing is: the first is the original, each later one a reprint with the next number. It is
 * counted when it is recorded and not when it is looked at, so that a view closed unprinted costs no original, and two
 * papers of a controlled substance never both pass for the one that counts.
 *
 * @throws RangeError on a count that is not a whole number from 0: a number of a paper must not be guessed
 * @see P-146, P-112, README ruling 10
 */
export function nextPrinting({ firstPrintedAt, reprintCount }: PrintingsSoFar): Printing {
  if (!Number.isSafeInteger(reprintCount) || reprintCount < 0)
    throw new RangeError(`Not a count of reprints: ${reprintCount}`);
  if (firstPrintedAt === null && reprintCount === 0) return { kind: 'original', number: 0 };
  return { kind: 'reprint', number: reprintCount + 1 };
}

/** A line of the audit trail, as far as printing goes. */
export interface PrintingTrace {
  readonly at: Instant;
  readonly kind: string;
  readonly actor: string;
  readonly note: string | null;
}

/** The paper that was recorded last: its number, who printed it and when. */
export interface RecordedPrinting {
  readonly number: number;
  readonly at: Instant;
  /** Under impersonation both people are named (P-069). */
  readonly by: string;
}

/**
 * The printing that was recorded last, which is the only one whose paper may be drawn.
 *
 * @param prescription - `history` is its audit trail, newest first
 * @returns `null` when none was recorded; its first printing is to be recorded then, whatever number it gets
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
