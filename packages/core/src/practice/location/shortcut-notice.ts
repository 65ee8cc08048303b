import { errorNotice, type Notice } from '../../base/failure/index.js';

export type ShortcutAct = 'Add' | 'Edit' | 'Delete';

/** For example 'Edit shortcut Successfully'. @see A-138 */
export const shortcutDoneNotice = (act: ShortcutAct): Notice => ({
  status: 'success',
  title: `${act} shortcut Successfully`,
});

/** Includes the message of the server. @see A-138 */
export const shortcutFailedNotice = (act: ShortcutAct, serverMessage: string | null): Notice =>
  errorNotice(`Error ${act} shortcut`, serverMessage);

/** Confirmation before a shortcut is deleted. @see A-138 */
export const shortcutDeleteTexts = { title: 'Confirm Delete?', no: 'No', yes: 'Yes' } as const;
