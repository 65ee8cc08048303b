import { allowed, isNo, isYes, refuse, type Verdict } from '../../base/failure/index.js';
import { isShownAsShipped } from '../../orders/order/index.js';

/** Fields of a prescription's order line that the gate reads (GetLineItemsByPrescriptionId, C-180). */
export interface ArchiveLine {
  readonly status: string;
  /** Any shipment finishes the line, whatever its status. */
  readonly shipment: unknown;
  /** A pending line that is marked shipped is shown as shipped (C-133), and is finished. */
  readonly shipped?: boolean;
}

/** Statuses in which a line is finished, as spelled in the contract (P-140, C-132). */
export const finishedLineStatuses = [
  'shipped',
  'cancelled',
  'delivered',
  'picked-up',
  'refunded',
  'shipped-recieved',
  'void',
  'voided',
] as const;

const finished: ReadonlySet<string> = new Set(finishedLineStatuses);

/** The tooltip of the disabled Archive button, and the server's error message (P-141). */
export const orderInProgressText =
  'A client order is in progress. Archiving is not possible until processing completes.';

/** The tooltip of an archived prescription's button, and the error message for archiving it again (P-142). */
export const alreadyArchivedText = 'This prescription has been archived.';

/** The error message for `archived: false`: archiving is final (P-143). */
export const noUnarchiveText = 'An archived prescription cannot be restored.';

/** State of the lines: loading, failed, or loaded. */
export type ArchiveLines = 'loading' | 'failed' | readonly ArchiveLine[];

/**
 * Whether a line is finished.
 *
 * @see P-140
 */
export function isLineFinished({ status, shipment, shipped }: ArchiveLine): boolean {
  const hasShipment = typeof shipment === 'object' && shipment !== null;
  return finished.has(status) || hasShipment || isShownAsShipped(status, isYes(shipped));
}

/**
 * Whether a prescription can be archived: every line is finished, or there is none. Unknown is not allowed, so the gate
 * stays closed while the lines load and after loading failed.
 *
 * @returns allowed, or CONFLICT with the text of the tooltip
 * @see P-140, P-141, P-142
 */
export function mayArchive(prescription: { readonly archived: boolean }, lines: ArchiveLines): Verdict {
  if (!isNo(prescription.archived)) return refuse('CONFLICT', alreadyArchivedText);
  if (!Array.isArray(lines)) return refuse('CONFLICT', orderInProgressText);
  return lines.every(isLineFinished) ? allowed : refuse('CONFLICT', orderInProgressText);
}

/**
 * Whether the argument of ArchivePrescription is supported: `archived: false` is not.
 *
 * @see P-143
 */
export function checkArchiveInput(input: { readonly archived: boolean }): Verdict {
  return isYes(input.archived) ? allowed : refuse('BAD_USER_INPUT', noUnarchiveText);
}
