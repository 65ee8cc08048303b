import type { PimsConnectionType } from '@signa/core/pims';
import type { ToldCaretaker, ToldPatient } from '@signa/core/pims-record';
import type { GatewaySettings } from '../../start/config.js';
import { callPartner } from './call-partner.js';
import { everyRow, fieldOf, rowsIn } from './every-row.js';
import { mostFound, type PimsAccountKey, type PracticeSystem } from './practice-system.js';
import { type ConnectionNeeds, usualTimeouts } from './settings.js';
import { withRetries } from './with-retries.js';

/**
 * A system behind the gateway, in the neutral dialect of docs/pims-adapters.md: fields are named as they travel (C-196,
 * C-197), so that nothing is left to map.
 */
export function openGateway(
  type: PimsConnectionType,
  { url: base, key }: GatewaySettings,
  { timeouts = usualTimeouts }: ConnectionNeeds,
): PracticeSystem {
  const rows = (account: PimsAccountKey, kind: 'clients' | 'patients', query: Readonly<Record<string, string>>) =>
    everyRow(async (cursor) => {
      const url = new URL(`${base}/${type}/v1/accounts/${encodeURIComponent(account.accountId)}/${kind}`);
      const asked = { ...query, ...(account.placeId !== null && { locationId: account.placeId }) };
      for (const [name, value] of Object.entries({ ...asked, cursor })) if (value) url.searchParams.set(name, value);
      const headers = {
        authorization: `Bearer ${key}`,
        ...(account.secret !== null && { 'x-account-secret': account.secret }),
      };
      const answer = await withRetries(() => callPartner({ method: 'GET', url, headers, timeout: timeouts.read }));
      const next = fieldOf(answer, 'next');
      return { rows: rowsIn(answer, kind, type), next: typeof next === 'string' && next !== '' ? next : null };
    }, '');
  const clients = async (...[account, query]: [PimsAccountKey, Readonly<Record<string, string>>]) =>
    (await rows(account, 'clients', query)) as readonly ToldCaretaker[];
  const patients = async (...[account, query]: [PimsAccountKey, Readonly<Record<string, string>>]) =>
    (await rows(account, 'patients', query)) as readonly ToldPatient[];
  return {
    records: {
      searchCaretakers: async (account, wanted) => (await clients(account, wanted)).slice(0, mostFound),
      caretakersById: (account, ids) => clients(account, { ids: ids.join(',') }),
      searchPatients: async (account, { name, caretakerId }) =>
        (
          await patients(account, {
            ...(name !== undefined && { name }),
            ...(caretakerId !== undefined && { clientId: caretakerId }),
          })
        ).slice(0, mostFound),
      patientsById: (account, ids) => patients(account, { ids: ids.join(',') }),
    },
    prescribing: null,
  };
}
