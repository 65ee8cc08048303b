import { type Installation, type PimsUserRecord, readInstallation, readUser, usersInOrder } from '@signa/core/pims';
import type { AccountRequest } from './asked-account.js';
import type { AccountSource } from './practice-system.js';

/** An account and its users, in fields that Signa can store. */
export interface UsersRequest {
  installation(): Promise<Installation>;
  searchUsers(name: string | null): Promise<PimsUserRecord[]>;
  userById(id: string): Promise<PimsUserRecord | null>;
  syncUsers(): Promise<number>;
}

export function usersOf(source: AccountSource, account: AccountRequest): UsersRequest {
  const { type: pimsConnectionType, accountId: pimsAccountId } = account;
  const own = { pimsAccountId, pimsConnectionType };
  return {
    async installation() {
      const { information, status } = readInstallation(await source.installation(account));
      // Rejects data of an account other than the requested one.
      if (status.pimsAccountId === pimsAccountId) return { information, status };
      return { information: { ...information, pimsAccountId: null }, status: { ...status, pimsAccountId: null } };
    },
    searchUsers: async (name) =>
      usersInOrder((await source.searchUsers(account, name)).map((reported) => readUser(reported, own))),
    async userById(id) {
      const reported = await source.userById(account, id);
      return reported && readUser(reported, own);
    },
    syncUsers: () => source.syncUsers(account),
  };
}
