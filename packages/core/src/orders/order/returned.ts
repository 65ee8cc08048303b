import type { LineStatus } from './status.js';

/**
 * The statuses of a line whose goods were never shipped or came back; it uses no fill of its prescription.
 *
 * @see P-236
 */
export const returnedLineStatuses = [
  'cancelled',
  'refunded',
  'void',
  'voided',
] as const satisfies readonly LineStatus[];
