import type { OrderStatus, LineStatus } from './status.js';

/** The statuses of a voided line or order (C-132). */
export const voidedStatuses = ['void', 'voided'] as const satisfies readonly (LineStatus | OrderStatus)[];

const voided: ReadonlySet<string> = new Set(voidedStatuses);

/**
 * Whether a line or order was voided.
 *
 * @see C-179
 */
export function isVoided({ status }: { readonly status: string }): boolean {
  return voided.has(status);
}
