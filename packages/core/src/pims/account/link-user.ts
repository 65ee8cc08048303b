import type { Notice } from '../../base/failure/index.js';
import { isBlank } from '../../base/text/index.js';
import type { PimsUserRecord } from './user-record.js';

/** */
export const incompleteUserText = 'The selected user has incomplete data.';

/** A link with an id that the practice system does not know. @see C-092 */
export const userMissingText = 'PIMS has no user with this PIMS ID.';

/** @param name - of whom it is linked with @see A-272 */
export function userTakenText(name: string): string {
  return `This PIMS user is already linked to ${name}.`;
}

/** */
export const userLinkedNotice = { status: 'success', title: 'User linked successfully.' } as const satisfies Notice;

/** A link that was taken off. @see A-272 */
export const userUnlinkedNotice = { status: 'success', title: 'User unlinked.' } as const satisfies Notice;

/** A link that came to nothing, with what the server says. @see A-093 */
export function userLinkFailedNotice(message: string): Notice {
  return { status: 'error', title: `Failed to link user: ${message}` };
}

/** The users were brought up to date. @see A-132 */
export function usersSyncedNotice(count: number): Notice {
  return { status: 'success', title: count === 1 ? '1 user synced' : `${count} users synced` };
}

/** They were not, with what the server says. @see A-132 */
export function usersSyncFailedNotice(message: string): Notice {
  return { status: 'error', title: 'The users could not be synced', description: message };
}

/** What a link needs of who was chosen. */
export type UserIds = Readonly<
  Partial<Record<'pimsAccountId' | 'pimsConnectionType' | 'pimsId', string | null | undefined>>
>;

/**
 * Whether somebody of the practice system can be linked: the account, its type and their id there are known.
 *
 * @see A-093
 */
export function isLinkableUser({ pimsAccountId, pimsConnectionType, pimsId }: UserIds): boolean {
  return ![pimsAccountId, pimsConnectionType, pimsId].some((id) => isBlank(id ?? ''));
}

/** Providers first, then by name: the ones who are linked for signing stand on top. */
export function usersInOrder<User extends Pick<PimsUserRecord, 'isProvider' | 'displayName'>>(
  users: readonly User[],
): User[] {
  const name = ({ displayName }: User) => displayName?.toLowerCase() ?? '';
  return users.toSorted(
    (one, other) => Number(other.isProvider) - Number(one.isProvider) || name(one).localeCompare(name(other), 'en'),
  );
}
