import type { Notice } from '../../base/failure/index.js';
import { isBlank } from '../../base/text/index.js';
import type { PimsUserRecord } from './user-record.js';

/** */
export const incompleteUserText = 'The selected user has incomplete data.';

/** Shown when the practice system does not know the ID. @see C-092 */
export const userMissingText = 'PIMS has no user with this PIMS ID.';

/** @param name - of the user it is linked to @see A-272 */
export function userTakenText(name: string): string {
  return `This PIMS user is already linked to ${name}.`;
}

/** */
export const userLinkedNotice = { status: 'success', title: 'User linked successfully.' } as const satisfies Notice;

/** Shown after a link was removed. @see A-272 */
export const userUnlinkedNotice = { status: 'success', title: 'User unlinked.' } as const satisfies Notice;

/** Shown when linking failed, with the message of the server. @see A-093 */
export function userLinkFailedNotice(message: string): Notice {
  return { status: 'error', title: `Failed to link user: ${message}` };
}

/** Shown after users were synced. @see A-132 */
export function usersSyncedNotice(count: number): Notice {
  return { status: 'success', title: count === 1 ? '1 user synced' : `${count} users synced` };
}

/** Shown when syncing failed, with the message of the server. @see A-132 */
export function usersSyncFailedNotice(message: string): Notice {
  return { status: 'error', title: 'The users could not be synced', description: message };
}

/** The IDs of a chosen user that a link requires. */
export type UserIds = Readonly<
  Partial<Record<'pimsAccountId' | 'pimsConnectionType' | 'pimsId', string | null | undefined>>
>;

/**
 * Whether a user of the practice system can be linked: account, type and ID are known.
 *
 * @see A-093
 */
export function isLinkableUser({ pimsAccountId, pimsConnectionType, pimsId }: UserIds): boolean {
  return ![pimsAccountId, pimsConnectionType, pimsId].some((id) => isBlank(id ?? ''));
}

/** Providers first, then by name, because providers are linked for signing. */
export function usersInOrder<User extends Pick<PimsUserRecord, 'isProvider' | 'displayName'>>(
  users: readonly User[],
): User[] {
  const name = ({ displayName }: User) => displayName?.toLowerCase() ?? '';
  return users.toSorted(
    (one, other) => Number(other.isProvider) - Number(one.isProvider) || name(one).localeCompare(name(other), 'en'),
  );
}
