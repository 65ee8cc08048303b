import { errorNotice, type Notice } from '../failure/index.js';

/** The modal that asks before archiving; only `yes` archives (P-142). */
export const confirmArchivalText = {
  title: 'Confirm Archival?',
  text: 'Proceed with Rx archival?',
  no: 'No',
  yes: 'Yes',
} as const;

/** P-142, P-225. */
export const archivedNotice = { status: 'success', title: 'Archive rx Successfully' } as const satisfies Notice;

/** P-142, P-226. */
export function archiveErrorNotice(serverMessage: string | null): Notice {
  return errorNotice('Error Archive RX', serverMessage);
}
