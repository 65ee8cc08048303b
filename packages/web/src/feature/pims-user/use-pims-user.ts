import type { Operations } from '@signa/core/contract';
import { GetPimsUserDocument } from '@signa/core/contract/typed';
import { type PimsAccount, pimsAccountOf } from '@signa/core/practice';
import { mayUse } from '@signa/core/administration';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import type { PracticeLocation } from '../../platform/practice/practice';

export type PimsUser = NonNullable<Operations['getPimsUser']['data']['pimsUser']>;

/** Stands where nothing is asked, and is never sent. */
const noAccount = { pimsAccountId: '', pimsConnectionType: 'PARTNER_TEST' } as const;

/** What of an account names its users. */
export const namedAccount = (account: PimsAccount | null) =>
  account ? { pimsAccountId: account.pimsAccountId, pimsConnectionType: account.pimsConnectionType } : noAccount;

/** The account whose users somebody may look at; `null` where PIMS is off there, or they do not manage users. */
export function useUserAccount(place: PracticeLocation | null): PimsAccount | null {
  const { caller } = usePractice();
  if (!place) return null;
  const may = mayUse({ operation: 'getPimsUser', caller, locationIds: [place.id] }).allowed;
  return may ? pimsAccountOf(place) : null;
}

/** Somebody of the practice system, by their id there. */
export function usePimsUser(account: PimsAccount | null, pimsId: string) {
  const isAsked = account !== null && pimsId !== '';
  const read = useOperation(GetPimsUserDocument, { ...namedAccount(account), pimsId }, { enabled: isAsked });
  return {
    /** `undefined` until it is known; `null` where nobody has the id. */
    user: isAsked ? read.data?.pimsUser : undefined,
    loading: isAsked && read.loading,
    failed: isAsked && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
