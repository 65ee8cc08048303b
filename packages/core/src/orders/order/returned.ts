import type { LineStatus } from './status.js';

/**
 * The statuses of a line whose goods never went out or came back: such a line takes nothing of its prescription.
 *
 * @see P-236
 */
export const returnedLineStatuses = [
  'cancelled',
  'refunded',
  'void',
  'voided',
] as const satisfies readonly LineStatus[];
