import { newestConsultsFirst, type PimsConsult } from '@signa/core/practice';
import { type AccessTokens, openAccessTokens, type TokenAccount } from './access-token.js';
import { type CallPartner, partnerCalls } from './call-partner.js';
import { type DigitailRecord, recordPage } from './digitail-shape.js';
import { digitailAccount } from './digitail-account.js';
import { digitailConnect } from './digitail-connect.js';
import { type AskDigitail, digitailRecords } from './digitail-records.js';
import { maxConsults, type PimsPatientKey, type PracticeSystem, type WrittenPrescription } from './practice-system.js';
import { PracticeSystemError } from './practice-system-error.js';
import type { DigitailSettings } from '../../start/config.js';
import { type ConnectionDeps, type Timeouts, usualTimeouts } from './settings.js';
import { withRetries } from './with-retries.js';

const pageSize = 100;
const mostPages = 5;

/**
 * DIGITAIL through its Open API: the token of the location, else client credentials; the account identifies the clinic.
 */
export function openDigitail(
  settings: DigitailSettings,
  { now, timeouts = usualTimeouts, outgoing }: ConnectionDeps,
): PracticeSystem {
  const call = partnerCalls(outgoing);
  const tokens = openAccessTokens(({ secret }) => tokenOf(settings, secret, timeouts.read, call), now);
  const api = { settings, tokens, timeouts, call };
  const ask: AskDigitail = (account, resource, filter, page) => askPage(api, account, resource, filter, page);
  return {
    records: digitailRecords(ask),
    account: digitailAccount(ask, (account) => askClinic(api, account), now),
    connecting: digitailConnect(settings, timeouts.read, outgoing),
    prescribing: {
      consultsOfPatient: (patient) => consults(api, patient, {}),
      consultsByCode: (patient, code) => consults(api, patient, { number: code }),
      writePrescription: (prescription, key, secret) => write(api, prescription, key, secret),
    },
  };
}

interface Api {
  readonly settings: DigitailSettings;
  readonly tokens: AccessTokens;
  readonly timeouts: Timeouts;
  readonly call: CallPartner;
}

/** A clinic grants access with its token; a location without one uses the partner's shared credentials. */
function tokenOf(
  settings: DigitailSettings,
  secret: string | null,
  timeout: number,
  call: CallPartner,
): Promise<unknown> {
  return secret === null ? askToken(settings, timeout, call) : Promise.resolve({ access_token: secret });
}

function askToken(
  { url, clientId, clientSecret }: DigitailSettings,
  timeout: number,
  call: CallPartner,
): Promise<unknown> {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  return call({
    method: 'POST',
    url: new URL(`${url}/oauth/token`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    timeout,
  });
}

async function consults(
  api: Api,
  { accountId, secret, patientId }: PimsPatientKey,
  filter: Readonly<Record<string, string>>,
): Promise<readonly PimsConsult[]> {
  const found: DigitailRecord[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await askPage(api, { accountId, secret }, 'records', { pet_id: patientId, ...filter }, page);
    const parsed = recordPage.safeParse(answer);
    if (!parsed.success) throw new PracticeSystemError('DIGITAIL returned no list of records', false);
    found.push(...parsed.data.data);
    if (page >= parsed.data.meta.last_page) break;
  }
  return newestConsultsFirst(found.map(consultOf)).slice(0, maxConsults);
}

/** The clinic of an account, as reported. */
function askClinic(api: Api, account: TokenAccount): Promise<unknown> {
  const url = new URL(`${api.settings.url}/api/v1/clinics/${encodeURIComponent(account.accountId)}`);
  return withRetries(() =>
    api.tokens.with(account, (token) =>
      api.call({ method: 'GET', url, headers: bearer(token), timeout: api.timeouts.read }),
    ),
  );
}

/** A page of a list of the clinic, as reported. */
function askPage(
  api: Api,
  account: TokenAccount,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
): Promise<unknown> {
  const url = new URL(`${api.settings.url}/api/v1/${resource}`);
  const filters = Object.entries({ clinic_id: account.accountId, ...filter }).map(([name, value]) => [
    `filter[${name}]`,
    value,
  ]);
  const query = [...filters, ['per_page', String(pageSize)], ['page', String(page)]];
  for (const [name = '', value = ''] of query) url.searchParams.set(name, value);
  return withRetries(() =>
    api.tokens.with(account, (token) =>
      api.call({ method: 'GET', url, headers: bearer(token), timeout: api.timeouts.read }),
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

/** The prescription in the patient's record; DIGITAIL stores our key as its external id. */
async function write(api: Api, rx: WrittenPrescription, idempotencyKey: string, secret: string | null): Promise<void> {
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
  await api.tokens.with({ accountId: rx.accountId, secret }, (token) =>
    api.call({
      method: 'POST',
      url: new URL(`${api.settings.url}/api/v1/prescriptions`),
      headers: { ...bearer(token), 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body,
      timeout: api.timeouts.write,
    }),
  );
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
