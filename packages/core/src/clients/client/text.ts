import { errorNotice, type Notice } from '../../base/failure/index.js';

/** C-026, C-184. */
export const clientAddedNotice = {
  status: 'success',
  title: 'Create Successfully',
  description: 'Create Client Profile',
} as const satisfies Notice;

/** C-026, C-184. */
export const clientUpdatedNotice = {
  status: 'success',
  title: 'Update Successfully',
  description: 'Update Client Profile',
} as const satisfies Notice;

/** Shown when a client could not be added or changed, with the message of the server. @see C-026, C-184 */
export function clientErrorNotice(doing: 'create' | 'update', serverMessage: string | null): Notice {
  return errorNotice(`Error ${doing} locationClient profile`, serverMessage);
}

/** C-089. */
export const clientLinkedText = 'This PIMS client is already linked to another client.';
