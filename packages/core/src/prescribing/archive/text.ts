import { errorNotice, type Notice } from '../../base/failure/index.js';
import { type NamedPrescription, prescriptionName } from '../../catalog/prescription-name/index.js';

/** The confirmation dialog before archiving; only `yes` archives (P-142). */
export const confirmArchivalText = {
  title: 'Confirm Archival?',
  text: 'Proceed with Rx archival?',
  no: 'No',
  yes: 'Yes',
} as const;

/**
 * Names what will be archived, because the list behind the dialog is long and archiving is final.
 *
 * @param rx - a draft has no name yet
 * @param whom - the patient's name, or Office Use
 * @see P-142, P-266, P-301
 */
export function archivalQuestion(rx: NamedPrescription, whom: string): string {
  const isDraft = rx.rxNumber === null && !rx.elsewhere;
  return `Archive ${isDraft ? 'the draft' : prescriptionName(rx)} for ${whom}?`;
}

/** P-142, P-225. */
export const archivedNotice = { status: 'success', title: 'Archive rx Successfully' } as const satisfies Notice;

/** P-142, P-226. */
export function archiveErrorNotice(serverMessage: string | null): Notice {
  return errorNotice('Error Archive RX', serverMessage);
}
