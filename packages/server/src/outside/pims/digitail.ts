import { newestConsultsFirst, type PimsConsult } from '@signa/core/pims';
import { type AccessTokens, openAccessTokens } from './access-token.js';
import { callPartner } from './call-partner.js';
import { type DigitailRecord, recordPage } from './digitail-shape.js';
import { digitailRecords } from './digitail-records.js';
import { mostConsults, type PimsPatientKey, type PracticeSystem, type WrittenPrescription } from './practice-system.js';
import { PracticeSystemError } from './practice-system-error.js';
import type { DigitailSettings } from '../../start/config.js';
import { type ConnectionNeeds, type Timeouts, usualTimeouts } from './settings.js';
import { withRetries } from './with-retries.js';

const pageSize = 100;
const mostPages = 5;

/** DIGITAIL by its Open API: client credentials of the partner, the clinic named by the location's account. */
export function openDigitail(
  settings: DigitailSettings,
  { now, timeouts = usualTimeouts }: ConnectionNeeds,
): PracticeSystem {
  const tokens = openAccessTokens(() => askToken(settings, timeouts.read), now);
  const api = { settings, tokens, timeouts };
  return {
    records: digitailRecords((accountId, resource, filter, page) => askPage(api, accountId, resource, filter, page)),
    prescribing: {
      consultsOfPatient: (patient) => consults(api, patient, {}),
      consultsByCode: (patient, code) => consults(api, patient, { number: code }),
      writePrescription: (prescription, key) => write(api, prescription, key),
    },
  };
}

interface Api {
  readonly settings: DigitailSettings;
  readonly tokens: AccessTokens;
  readonly timeouts: Timeouts;
}

function askToken({ url, clientId, clientSecret }: DigitailSettings, timeout: number): Promise<unknown> {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  return callPartner({
    method: 'POST',
    url: new URL(`${url}/oauth/token`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    timeout,
  });
}

async function consults(
  api: Api,
  { accountId, patientId }: PimsPatientKey,
  filter: Readonly<Record<string, string>>,
): Promise<readonly PimsConsult[]> {
  const found: DigitailRecord[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await askPage(api, accountId, 'records', { pet_id: patientId, ...filter }, page);
    const parsed = recordPage.safeParse(answer);
    if (!parsed.success) throw new PracticeSystemError('DIGITAIL answered no list of records', false);
    found.push(...parsed.data.data);
    if (page >= parsed.data.meta.last_page) break;
  }
  return newestConsultsFirst(found.map(consultOf)).slice(0, mostConsults);
}

/** One page of a list of the clinic, as it is told. */
function askPage(
  api: Api,
  accountId: string,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
): Promise<unknown> {
  const url = new URL(`${api.settings.url}/api/v1/${resource}`);
  const filters = Object.entries({ clinic_id: accountId, ...filter }).map(([name, value]) => [
    `filter[${name}]`,
    value,
  ]);
  const query = [...filters, ['per_page', String(pageSize)], ['page', String(page)]];
  for (const [name = '', value = ''] of query) url.searchParams.set(name, value);
  return withRetries(() =>
    api.tokens.with(accountId, (token) =>
      callPartner({ method: 'GET', url, headers: bearer(token), timeout: api.timeouts.read }),
    ),
  );
}

function consultOf({ id, number, datetime, reason, diagnosis, status, vet }: DigitailRecord): PimsConsult {
  const displayName = vet?.name_with_title ?? vet?.full_name ?? null;
  return {
    id,
    code: number,
    date: datetime,
    description: reason,
    diagnosis,
    status,
    pimsUser: displayName === null ? null : { displayName },
  };
}

/** The prescription in the patient's record; DIGITAIL keeps our key as its external id. */
async function write(api: Api, rx: WrittenPrescription, idempotencyKey: string): Promise<void> {
  const body = JSON.stringify({
    clinic_id: rx.accountId,
    pet_id: rx.patientId,
    vet_id: rx.vetId,
    ...(rx.consultId !== null && { record_id: rx.consultId }),
    external_id: idempotencyKey,
    number: rx.rxNumber,
    datetime: rx.issuedDate,
    valid_until: rx.expirationDate,
    items: [
      {
        name: rx.product.title,
        sku: rx.product.sku,
        strength: rx.product.strength,
        quantity: rx.quantity,
        instructions: rx.directions ?? '',
        refills: rx.refills,
        as_needed: rx.isPrn,
      },
    ],
  });
  await api.tokens.with(rx.accountId, (token) =>
    callPartner({
      method: 'POST',
      url: new URL(`${api.settings.url}/api/v1/prescriptions`),
      headers: { ...bearer(token), 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body,
      timeout: api.timeouts.write,
    }),
  );
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
