import type { PimsConnectionType } from '@signa/core/practice';
import type { ReportedCaretaker, ReportedPatient } from '@signa/core/pims';
import type { GatewaySettings } from '../../start/config.js';
import { partnerCalls } from './call-partner.js';
import { everyRow, fieldOf, idIn, isRow, rowsIn } from './every-row.js';
import { maxFound, type PimsAccountKey, type PracticeSystem } from './practice-system.js';
import { PracticeSystemError } from './practice-system-error.js';
import { type ConnectionDeps, usualTimeouts } from './settings.js';
import { withRetries } from './with-retries.js';

/**
 * A system behind the gateway, in the neutral format of docs/pims-adapters.md: fields have their contract names (C-196,
 * C-197), so no mapping is needed.
 */
export function openGateway(
  type: PimsConnectionType,
  { url: base, key }: GatewaySettings,
  { timeouts = usualTimeouts, outgoing }: ConnectionDeps,
): PracticeSystem {
  const callPartner = partnerCalls(outgoing);
  const addressOf = ({ accountId }: PimsAccountKey, what: string) =>
    new URL(`${base}/${type}/v1/accounts/${encodeURIComponent(accountId)}/${what}`);
  const headersFor = ({ secret }: PimsAccountKey) => ({
    authorization: `Bearer ${key}`,
    ...(secret !== null && { 'x-account-secret': secret }),
  });
  const get = (account: PimsAccountKey, url: URL) =>
    withRetries(() => callPartner({ method: 'GET', url, headers: headersFor(account), timeout: timeouts.read }));
  const rows = (
    account: PimsAccountKey,
    kind: 'clients' | 'patients' | 'users',
    query: Readonly<Record<string, string>>,
  ) =>
    everyRow(async (cursor) => {
      const url = addressOf(account, kind);
      const asked = { ...query, ...(account.placeId !== null && { locationId: account.placeId }) };
      for (const [name, value] of Object.entries({ ...asked, cursor })) if (value) url.searchParams.set(name, value);
      const answer = await get(account, url);
      const next = fieldOf(answer, 'next');
      return { rows: rowsIn(answer, kind, type), next: typeof next === 'string' && next !== '' ? next : null };
    }, '');
  const clients = async (...[account, query]: [PimsAccountKey, Readonly<Record<string, string>>]) =>
    (await rows(account, 'clients', query)) as readonly ReportedCaretaker[];
  const patients = async (...[account, query]: [PimsAccountKey, Readonly<Record<string, string>>]) =>
    (await rows(account, 'patients', query)) as readonly ReportedPatient[];
  return {
    records: {
      searchCaretakers: async (account, wanted) => (await clients(account, wanted)).slice(0, maxFound),
      caretakersById: (account, ids) => clients(account, { ids: ids.join(',') }),
      searchPatients: async (account, { name, caretakerId }) =>
        (
          await patients(account, {
            ...(name !== undefined && { name }),
            ...(caretakerId !== undefined && { clientId: caretakerId }),
          })
        ).slice(0, maxFound),
      patientsById: (account, ids) => patients(account, { ids: ids.join(',') }),
    },
    account: {
      installation: async (account) => {
        const reported = await get(account, addressOf(account, 'installation'));
        return isRow(reported) ? reported : {};
      },
      searchUsers: async (account, name) =>
        (await rows(account, 'users', name === null ? {} : { name })).slice(0, maxFound),
      userById: async (account, id) =>
        (await rows(account, 'users', { ids: id })).find((row) => idIn(row, 'pimsId') === id) ?? null,
      syncUsers: async (account) => {
        const call = { method: 'POST', url: addressOf(account, 'users/sync'), headers: headersFor(account) } as const;
        const count = fieldOf(await callPartner({ ...call, timeout: timeouts.read }), 'count');
        if (!Number.isSafeInteger(count))
          throw new PracticeSystemError(`${type} did not report the number of users`, false);
        return Number(count);
      },
    },
    prescribing: null,
  };
}
