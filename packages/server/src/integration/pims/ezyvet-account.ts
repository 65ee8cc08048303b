import type { ReportedUser } from '@signa/core/pims';
import { type AskEzyvet, isNumber, rowsOfEzyvet } from './ezyvet-records.js';
import { idIn, type Row } from './every-row.js';
import { type AccountSource, maxFound } from './practice-system.js';

/**
 * ezyVet's data about a site: the name of its first `separation`, ezyVet's term for a part of a practice, and its
 * `user`s.
 */
export function ezyvetAccount(ask: AskEzyvet, now: () => number): AccountSource {
  const rowsOf = rowsOfEzyvet(ask);
  const activeUsers = async (...[account]: Parameters<typeof rowsOf>) =>
    (await rowsOf(account)('user', {})).filter((row) => idIn(row, 'active') !== '0').map(userOf);
  return {
    async installation(account) {
      const [first] = await rowsOf(account)('separation', {});
      const { accountId } = account;
      return { accountId, practiceName: first?.['name'], pims: 'ezyVet', lastHeartbeat: new Date(now()).toISOString() };
    },
    // A practice has a few dozen users, and ezyVet's search is case-sensitive.
    async searchUsers(account, name) {
      const users = await activeUsers(account);
      return users.filter(({ displayName }) => holds(displayName, name)).slice(0, maxFound);
    },
    async userById(account, id) {
      if (!isNumber(id)) return null;
      const rows = await rowsOf(account)('user', { id });
      return rows.map(userOf).find(({ pimsId }) => pimsId === id) ?? null;
    },
    syncUsers: async (account) => (await activeUsers(account)).length,
  };
}

function holds(reported: unknown, part: string | null): boolean {
  return part === null || (typeof reported === 'string' && reported.toLowerCase().includes(part.toLowerCase()));
}

function userOf(row: Row): ReportedUser {
  return {
    pimsId: idIn(row, 'id'),
    displayName: row['name'],
    isProvider: row['is_vet'],
    vetLicenseNumber: row['registration_number'],
    vetLicenseState: row['registration_state'],
    vetLicenseExpiration: row['registration_expiry'],
    type: row['position'],
    originSystem: 'ezyVet',
  };
}
