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
