import { errorNotice, type Notice } from '../../base/failure/index.js';

export type ShortcutAction = 'Add' | 'Edit' | 'Delete';

/** For example 'Edit shortcut Successfully'. @see A-138 */
export const shortcutDoneNotice = (act: ShortcutAction): Notice => ({
  status: 'success',
  title: `${act} shortcut Successfully`,
});

/** Includes the message of the server. @see A-138 */
export const shortcutFailedNotice = (act: ShortcutAction, serverMessage: string | null): Notice =>
  errorNotice(`Error ${act} shortcut`, serverMessage);

/** Confirmation before a shortcut is deleted. @see A-138 */
export const shortcutDeleteTexts = { title: 'Confirm Delete?', no: 'No', yes: 'Yes' } as const;
