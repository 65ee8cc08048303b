import { allowed, isYes, refuse, type Issue, type Verdict } from '../../base/failure/index.js';
import { isWritebackCapable, type PimsConnectionType } from '../pims-connection/index.js';
import { isBlank } from '../../base/text/index.js';
import { lockReasons } from './lock-reason.js';
import { sameRoleName } from './role.js';
import { locationFields } from './support-fields.js';

/** The user who changes a location. */
export type LocationEditor =
  | { readonly kind: 'support' }
  | {
      readonly kind: 'practice';
      /** Of the user's role at the location. */
      readonly roleName: string;
      /** Of the location, as it is stored. */
      readonly pimsConnectionType: PimsConnectionType | null;
    };

/** The fields of UpdateLocation that the form does not have. */
const otherLocks = { organizationId: lockReasons.place, pimsAccountSecret: lockReasons.secret } as const;

/** Why a practice may not change a field of UpdateLocation. All other fields are the practice's own. */
const locked: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(Object.entries(locationFields).map(([field, { locked: reason }]) => [field, reason])),
  ...otherLocks,
};

/**
 * Why a user may not change a field of a location, shown next to it; `null` if they may.
 *
 * @see
 */
export function lockedReason(field: string, editor: LocationEditor): string | null {
  if (editor.kind === 'support') return null;
  if (field === 'pimsAccountId' && mayChangeAccount(editor)) return null;
  if (field === 'pimsAccountSecret' && isAdmin(editor)) return null;
  return Object.hasOwn(locked, field) ? (locked[field] ?? null) : null;
}

type PracticeEditor = LocationEditor & { readonly kind: 'practice' };

function isAdmin({ roleName }: PracticeEditor): boolean {
  return ['ADMIN', 'VETADMIN'].some((name) => sameRoleName(roleName, name));
}

function mayChangeAccount(editor: PracticeEditor): boolean {
  const { pimsConnectionType: type } = editor;
  return isAdmin(editor) && (type === 'VETSPIRE' || type === 'DIGITAIL');
}

/**
 * Whether a user may change these fields of a location. Fields sent with their stored value do not count as changed.
 *
 * @returns the reason of the first locked field
 * @see
 */
export function mayChangeLocation(changed: readonly string[], editor: LocationEditor): Verdict {
  const reason = changed.map((field) => lockedReason(field, editor)).find((text) => text !== null);
  return reason === undefined ? allowed : refuse('FORBIDDEN', reason);
}

/** Why a practice cannot change the account ID without a secret. */
const accountSecretNeededText =
  'Also enter the secret of this account. Without it, Signa would use its own credentials for the practice system.';

/**
 * The issue of a practice that changes the account ID without a secret. The secret must be stored already or sent with
 * the change, because Signa's own credentials can also access the accounts of other practices.
 *
 * @param accountId - as it would be stored
 * @param hasSecret - whether a secret is stored at the location or sent with the change
 * @returns an issue with the path `pimsAccountId`; `null` when the account is removed
 * @see
 */
export function otherAccountIssue(accountId: string | null, hasSecret: boolean): Issue | null {
  if (isBlank(accountId) || isYes(hasSecret)) return null;
  return { path: 'pimsAccountId', code: 'no-secret', message: accountSecretNeededText };
}

/** The fields that write-back depends on when a location is saved. */
export interface WritebackForm {
  readonly isEnabledForWriteback: boolean;
  readonly pimsAccountId: string | null;
  readonly pimsConnectionType: PimsConnectionType | null;
}

/**
 * Whether write-back stays on: it is switched off without an account or when the practice system does not support it.
 * Switching it on requires more (`checkLocationSettings`).
 *
 * @see A-127
 */
export function writebackAfter(
  isWanted: boolean,
  { pimsAccountId, pimsConnectionType }: Omit<WritebackForm, 'isEnabledForWriteback'>,
): boolean {
  return isYes(isWanted) && !isBlank(pimsAccountId) && isWritebackCapable(pimsConnectionType);
}

/** Why saving turns write-back off, and the field that causes it, so that users notice. */
export interface WritebackLoss {
  readonly path: 'pimsAccountId' | 'pimsConnectionType';
  readonly message: string;
}

/**
 * The warning before saving when write-back was on and cannot stay on; `null` when it stays on, was off before, or is
 * being switched off deliberately.
 *
 * @see A-127
 */
export function writebackLoss(wasOn: boolean, next: WritebackForm): WritebackLoss | null {
  if (!wasOn || !next.isEnabledForWriteback || writebackAfter(true, next)) return null;
  if (isBlank(next.pimsAccountId))
    return { path: 'pimsAccountId', message: 'Saving turns writeback off: it needs a PIMS account ID.' };
  const reason =
    next.pimsConnectionType === null
      ? 'it needs a connection type'
      : `${next.pimsConnectionType} does not support writeback`;
  return { path: 'pimsConnectionType', message: `Saving turns writeback off: ${reason}.` };
}

/** Shown when another user has saved the same location or organization in the meantime. */
export const placeStaleText =
  'Someone else changed this while you were editing. Load the latest version, then save again.';
