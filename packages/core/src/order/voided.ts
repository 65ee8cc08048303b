import type { OrderStatus, LineStatus } from './status.js';

/** The statuses of a line, and of a whole order, that were taken back (C-132). */
export const voidedStatuses = ['void', 'voided'] as const satisfies readonly (LineStatus | OrderStatus)[];

const voided: ReadonlySet<string> = new Set(voidedStatuses);

/**
 * Whether a line, or an order, was taken back.
 *
 * @see C-179
 */
export function isVoided({ status }: { readonly status: string }): boolean {
  return voided.has(status);
}

/**
 * The lines an order is answered with: without those taken back, unless they are asked for.
 *
 * @param withVoided - the voided flag of GetOrder
 * @see C-179, P-214
 */
export function answeredLines<Line extends { readonly status: string }>(
  lines: readonly Line[],
  withVoided: boolean,
): readonly (Line & { readonly voided: boolean })[] {
  const marked = lines.map((line) => ({ ...line, voided: isVoided(line) }));
  return withVoided ? marked : marked.filter((line) => !line.voided);
}
