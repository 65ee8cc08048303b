import type { ReportedUser } from '@signa/core/pims';
import { type AskDigitail, isId, rowsOfDigitail } from './digitail-records.js';
import { fieldOf, idIn, isRow, type Row } from './every-row.js';
import { type AccountSource, maxFound, type PimsAccountKey } from './practice-system.js';

/** DIGITAIL's data about a clinic and its `users`. */
export function digitailAccount(
  ask: AskDigitail,
  clinicOf: (account: PimsAccountKey) => Promise<unknown>,
  now: () => number,
): AccountSource {
  const rowsOf = rowsOfDigitail(ask);
  const users = async (account: PimsAccountKey, filter: Readonly<Record<string, string>>) =>
    (await rowsOf(account)('users', filter)).filter((row) => !row['deleted_at']).map(userOf);
  return {
    async installation(account) {
      const clinic = fieldOf(await clinicOf(account), 'data');
      return {
        accountId: isRow(clinic) ? idIn(clinic, 'id') : null,
        practiceName: fieldOf(clinic, 'name'),
        pims: 'Digitail',
        lastHeartbeat: new Date(now()).toISOString(),
      };
    },
    searchUsers: async (account, name) => (await users(account, name === null ? {} : { name })).slice(0, maxFound),
    async userById(account, id) {
      if (!isId(id)) return null;
      return (await users(account, { id })).find(({ pimsId }) => pimsId === id) ?? null;
    },
    syncUsers: async (account) => (await users(account, {})).length,
  };
}

function userOf(row: Row): ReportedUser {
  return {
    pimsId: idIn(row, 'id'),
    displayName: row['name_with_title'] ?? row['full_name'],
    isProvider: row['is_vet'],
    vetLicenseNumber: row['license_number'],
    vetLicenseState: row['license_state'],
    vetLicenseExpiration: row['license_expires_at'],
    type: row['role'],
    originSystem: 'Digitail',
  };
}
