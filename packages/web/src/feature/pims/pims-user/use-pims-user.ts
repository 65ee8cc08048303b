import type { Operations } from '@signa/core/contract';
import { GetPimsUserDocument } from '@signa/core/contract/typed';
import { type PimsAccount, pimsAccountOf } from '@signa/core/practice';
import { mayUse } from '@signa/core/administration';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';
import type { PracticeLocation } from '../../../platform/practice/practice';

export type PimsUser = NonNullable<Operations['getPimsUser']['data']['pimsUser']>;

/** Placeholder variables for a paused query; they are never sent. */
const noAccount = { pimsAccountId: '', pimsConnectionType: 'PARTNER_TEST' } as const;

/** The account fields that identify its users. */
export const namedAccount = (account: PimsAccount | null) =>
  account ? { pimsAccountId: account.pimsAccountId, pimsConnectionType: account.pimsConnectionType } : noAccount;

/**
 * The account whose PIMS users the caller can view; `null` if the PIMS is off or the caller doesn't manage users
 * (A-154).
 */
export function useUserAccount(place: PracticeLocation | null): PimsAccount | null {
  const { caller } = usePractice();
  if (!place) return null;
  const may = mayUse({ operation: 'getPimsUser', caller, locationIds: [place.id] }).allowed;
  return may ? pimsAccountOf(place) : null;
}

/** A PIMS user by their PIMS ID. */
export function usePimsUser(account: PimsAccount | null, pimsId: string) {
  const isAsked = account !== null && pimsId !== '';
  const read = useOperation(GetPimsUserDocument, { ...namedAccount(account), pimsId }, { enabled: isAsked });
  return {
    /** `undefined` until known; `null` if no user has the ID. */
    user: isAsked ? read.data?.pimsUser : undefined,
    loading: isAsked && read.loading,
    failed: isAsked && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
