import { newestConsultsFirst, type PimsConsult } from '@signa/core/practice';
import type { z } from 'zod';
import { type AccessTokens, openAccessTokens, type TokenAccount } from './access-token.js';
import { type CallPartner, type PartnerCall, partnerCalls } from './call-partner.js';
import { assessmentPage, consultPage, type EzyvetConsult, userPage } from './ezyvet-shape.js';
import { ezyvetAccount } from './ezyvet-account.js';
import { type AskEzyvet, ezyvetRecords } from './ezyvet-records.js';
import { maxConsults, type PimsPatientKey, type PracticeSystem, type WrittenPrescription } from './practice-system.js';
import { PracticeSystemError } from './practice-system-error.js';
import type { EzyvetSettings } from '../../start/config.js';
import { type ConnectionDeps, type Timeouts, usualTimeouts } from './settings.js';
import { withRetries } from './with-retries.js';

const scope = [
  ...['consult', 'assessment', 'user', 'contact', 'contactdetail', 'contactdetailtype', 'address', 'animal'],
  ...['species', 'breed', 'sex', 'separation'],
]
  .map((resource) => `read-${resource}`)
  .concat('write-externalprescription')
  .join(' ');
const pageSize = 200;
/** A patient with more visits than this belongs to a shelter; its newest visits may then be missing. */
const mostPages = 5;

/**
 * ezyVet through its public REST API: client credentials of the partner or the location; the account identifies the
 * site.
 */
export function openEzyvet(
  settings: EzyvetSettings,
  { now, timeouts = usualTimeouts, outgoing }: ConnectionDeps,
): PracticeSystem {
  const call = partnerCalls(outgoing);
  const tokens = openAccessTokens((account) => call(tokenCall(settings, account, timeouts.read)), now);
  const api = { settings, tokens, timeouts, call };
  const ask: AskEzyvet = (account, resource, filter, page) => askPage(api, account, resource, filter, page);
  return {
    records: ezyvetRecords(ask),
    account: ezyvetAccount(ask, now),
    prescribing: {
      consultsOfPatient: (patient) => consults(api, patient, {}),
      // Sent with a comparator: ezyVet would interpret a code that looks like a filter.
      consultsByCode: (patient, code) => consults(api, patient, { code: JSON.stringify({ eq: code }) }),
      writePrescription: (prescription, key, secret) => write(api, prescription, key, secret),
    },
  };
}

interface Api {
  readonly settings: EzyvetSettings;
  readonly tokens: AccessTokens;
  readonly timeouts: Timeouts;
  readonly call: CallPartner;
}

/**
 * Credentials for a site. A location's own secret replaces that of the settings; when the site issued its own client,
 * the secret is its id and secret, separated by a colon.
 */
function clientOf({ clientId, clientSecret }: EzyvetSettings, secret: string | null) {
  if (secret === null) return { clientId, clientSecret };
  const at = secret.indexOf(':');
  return at < 1
    ? { clientId, clientSecret: secret }
    : { clientId: secret.slice(0, at), clientSecret: secret.slice(at + 1) };
}

function tokenCall(settings: EzyvetSettings, { accountId, secret }: TokenAccount, timeout: number): PartnerCall {
  const { url, partnerId } = settings;
  const { clientId, clientSecret } = clientOf(settings, secret);
  return {
    method: 'POST',
    url: new URL(`${url}/v1/oauth/access_token`),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partner_id: partnerId,
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
      scope,
      site_uid: accountId,
    }),
    timeout,
  };
}

async function consults(
  api: Api,
  { accountId, secret, patientId }: PimsPatientKey,
  filter: Readonly<Record<string, string>>,
): Promise<readonly PimsConsult[]> {
  const account = { accountId, secret };
  if (!isEzyvetId(patientId)) return [];
  const found = await everyItem(api, account, 'consult', consultPage, {
    animal_id: String(numberOf(patientId)),
    active: '1',
    ...filter,
  });
  const newest = newestConsultsFirst(found.map(({ consult }) => consult)).slice(0, maxConsults);
  const [diagnoses, names] = await Promise.all([diagnosesOf(api, account, newest), vetNamesOf(api, account, newest)]);
  return newest.map((consult) => {
    const displayName = consult.vet_id === null ? undefined : names.get(consult.vet_id);
    return {
      id: consult.id,
      code: consult.code,
      date: consult.date,
      description: consult.description,
      diagnosis: diagnoses.get(consult.id) ?? null,
      status: consult.status,
      pimsUser: displayName === undefined ? null : { displayName },
    };
  });
}

/** The findings are in a consultation's assessments. */
async function diagnosesOf(
  api: Api,
  account: TokenAccount,
  of: readonly EzyvetConsult[],
): Promise<ReadonlyMap<string, string>> {
  if (of.length === 0) return new Map();
  const filter = { active: '1', consult_id: oneOf(of.map(({ id }) => id)) };
  const found = await everyItem(api, account, 'assessment', assessmentPage, filter);
  const texts = new Map<string, string>();
  for (const { assessment } of found) {
    if (assessment.notes === null) continue;
    const before = texts.get(assessment.consult_id);
    texts.set(assessment.consult_id, before === undefined ? assessment.notes : `${before}; ${assessment.notes}`);
  }
  return texts;
}

async function vetNamesOf(
  api: Api,
  account: TokenAccount,
  of: readonly EzyvetConsult[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(of.flatMap(({ vet_id: vet }) => (vet === null ? [] : [vet])))];
  if (ids.length === 0) return new Map();
  const found = await everyItem(api, account, 'user', userPage, { id: oneOf(ids) });
  return new Map(found.flatMap(({ user }) => (user.name === null ? [] : [[user.id, user.name] as const])));
}

const oneOf = (ids: readonly string[]) => JSON.stringify({ in: ids });

/** Reads a list page by page. */
async function everyItem<Page extends z.ZodType<{ meta: { items_page_total: number }; items: unknown[] }>>(
  api: Api,
  account: TokenAccount,
  resource: string,
  shape: Page,
  filter: Readonly<Record<string, string>>,
): Promise<z.output<Page>['items']> {
  const items: z.output<Page>['items'] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await askPage(api, account, resource, filter, page);
    const parsed = shape.safeParse(answer);
    if (!parsed.success) throw new PracticeSystemError(`ezyVet returned no list of ${resource}`, false);
    items.push(...parsed.data.items);
    if (page >= parsed.data.meta.items_page_total) break;
  }
  return items;
}

/** A page of a list, as reported. */
function askPage(
  api: Api,
  account: TokenAccount,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
): Promise<unknown> {
  const url = new URL(`${api.settings.url}/v1/${resource}`);
  const query = { ...filter, limit: String(pageSize), page: String(page) };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return withRetries(() =>
    api.tokens.with(account, (token) =>
      api.call({ method: 'GET', url, headers: bearer(token), timeout: api.timeouts.read }),
    ),
  );
}

/** The prescription as one of an external pharmacy; ezyVet stores our key as its external reference. */
async function write(api: Api, rx: WrittenPrescription, idempotencyKey: string, secret: string | null): Promise<void> {
  const body = JSON.stringify({
    animal_id: numberOf(rx.patientId),
    ...(rx.consultId !== null && { consult_id: numberOf(rx.consultId) }),
    ...(rx.clientId !== null && { contact_id: numberOf(rx.clientId) }),
    prescribing_vet_user_id: numberOf(rx.vetId),
    date_of_prescription: Math.floor(Date.parse(rx.issuedDate) / 1000),
    external_reference: idempotencyKey,
    external_prescription_item_list: [
      {
        external_product_name: rx.product.title,
        external_product_reference: rx.product.sku,
        instructions: rx.directions ?? '',
        qty: rx.quantity,
        ...(rx.refills !== null && { remaining: rx.refills }),
      },
    ],
  });
  await api.tokens.with({ accountId: rx.accountId, secret }, (token) =>
    api.call({
      method: 'POST',
      url: new URL(`${api.settings.url}/v1/externalprescription`),
      headers: { ...bearer(token), 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body,
      timeout: api.timeouts.write,
    }),
  );
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** ezyVet's ids are whole numbers, so any other text matches no record. */
const isEzyvetId = (id: string) => /^\d{1,15}$/.test(id);

function numberOf(id: string): number {
  if (!isEzyvetId(id)) throw new PracticeSystemError('The PIMS id of a record is not an ezyVet id', false, 400);
  return Number(id);
}
