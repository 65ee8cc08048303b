import { errorNotice, type Notice } from '../failure/index.js';

/** The modal that asks before archiving; only `yes` archives (P-142). */
export const confirmArchivalText = {
  title: 'Confirm Archival?',
  text: 'Proceed with Rx archival?',
  no: 'No',
  yes: 'Yes',
} as const;

/**
 * What is archived, asked by name: the list behind the modal is long, and archiving cannot be undone.
 *
 * @param rx - `rxNumber` is `null` for a draft, which has none yet
 * @param whom - the patient's name, or Office Use
 * @see P-142, P-266
 */
export function archivalQuestion({ rxNumber }: { readonly rxNumber: string | null }, whom: string): string {
  return `Archive ${rxNumber === null ? 'the draft' : `Rx# ${rxNumber}`} for ${whom}?`;
}

/** P-142, P-225. */
export const archivedNotice = { status: 'success', title: 'Archive rx Successfully' } as const satisfies Notice;

/** P-142, P-226. */
export function archiveErrorNotice(serverMessage: string | null): Notice {
  return errorNotice('Error Archive RX', serverMessage);
}
