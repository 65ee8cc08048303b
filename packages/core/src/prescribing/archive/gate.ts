import { allowed, isNo, isYes, refuse, type Verdict } from '../../base/failure/index.js';
import { isShownAsShipped } from '../../orders/order/index.js';

/** What the gate reads of an order line of the prescription (GetLineItemsByPrescriptionId, C-180). */
export interface ArchiveLine {
  readonly status: string;
  /** Any shipment finishes the line, whatever its status says. */
  readonly shipment: unknown;
  /** A line that waits and is marked shipped is shown as shipped (C-133), and is finished. */
  readonly shipped?: boolean;
}

/** The statuses after which a line needs nothing more, spelled as they travel (P-140, C-132). */
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

/** The tooltip of the greyed Archive button, and the server's refusal (P-141). */
export const orderInProgressText =
  'A client order is in progress. Archiving is not possible until processing completes.';

/** The tooltip of the button of an archived prescription, and the refusal of archiving it again (P-142). */
export const alreadyArchivedText = 'This prescription has been archived.';

/** The refusal of `archived: false`: archiving cannot be undone (P-143). */
export const noUnarchiveText = 'An archived prescription stays archived.';

/** What is known of the lines: still loading, failed to load, or here. */
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
 * Whether a prescription may be archived: every line is finished, no line at all included. What is not known is not
 * allowed, so the gate stays closed while the lines load and after they failed to.
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
 * Whether what ArchivePrescription asks for exists at all: `archived: false` does not.
 *
 * @see P-143
 */
export function checkArchiveInput(input: { readonly archived: boolean }): Verdict {
  return isYes(input.archived) ? allowed : refuse('BAD_USER_INPUT', noUnarchiveText);
}
