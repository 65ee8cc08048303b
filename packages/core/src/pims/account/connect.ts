import { failureTexts, type Notice } from '../../base/failure/index.js';
import { readText, readWhole } from '../record/read-text.js';
import { pimsRecordLimits } from '../record/limits.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';
import { isWebAddress } from '../../orders/storefront/index.js';
import { fieldsOf } from './read.js';

/** The paths to start and finish a connection by redirect, relative to the API. */
export const connectPaths = { code: '/digitail/code', token: '/digitail/token' } as const;

/** The page that starts a connection, and the only one the partner redirects back to. */
export const connectReturnPath = '/practicesettings';

/** Minutes until a started connection and an issued handle expire. */
export const connectMinutes = 10;

/** */
export const connectTexts = {
  connect: 'Connect',
  selectPractice: 'Select Practice',
  /** It does not reveal whether another user started it, or how long ago. */
  notBegun: 'You did not start this connection here, or it has expired. Connect again.',
  otherType: 'Only a location with the connection type DIGITAIL can be connected this way.',
  handleSpent: 'This connection was already used, has expired, or is for another practice. Connect again.',
  oneSecret: 'Send a secret or a handle, not both.',
} as const;

/** Whether a location is connected to its practice system by redirect. @see A-128 */
export function offersConnect(location: { readonly pimsConnectionType: PimsConnectionType | null }): boolean {
  return location.pimsConnectionType === 'DIGITAIL';
}

/** A practice of the practice system that the signed-in user may connect. */
export interface Clinic {
  readonly id: string;
  readonly name: string | null;
  /** On one line. */
  readonly address: string | null;
}

/** The raw values of a clinic, as far as the integration provides them. */
export type ReportedClinic = Readonly<Partial<Record<keyof Clinic, unknown>>>;

/** Maximum length of an address. */
const addressMaximum = 200;
/** More practices than any user manages. */
const mostClinics = 200;

/** Reads valid practices without duplicates; one without an ID cannot be connected. @see A-129 */
export function readClinics(reported: readonly ReportedClinic[]): Clinic[] {
  const nothing = () => undefined;
  const clinics = new Map<string, Clinic>();
  for (const one of reported) {
    const id = readWhole(one.id, '', pimsRecordLimits.word, nothing);
    if (id === null || clinics.has(id) || clinics.size >= mostClinics) continue;
    clinics.set(id, {
      id,
      name: readText(one.name, '', pimsRecordLimits.word, nothing),
      address: readText(one.address, '', addressMaximum, nothing),
    });
  }
  return [...clinics.values()];
}

/** The body of POST /digitail/code. */
export interface CodeRequest {
  readonly locationId: string;
  readonly redirectUri: string;
}

/** The body of POST /digitail/token: `url` is the one that the browser was redirected back to. */
export interface TokenRequest {
  readonly locationId: string;
  readonly url: string;
}

/** Maximum length of a submitted URL. */
const addressLength = 4_000;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= addressLength;

/** @returns `null` for anything else @see A-169 */
export function readCodeRequest(body: unknown): CodeRequest | null {
  const { locationId, redirectUri } = fieldsOf(body);
  return isText(locationId) && isText(redirectUri) ? { locationId, redirectUri } : null;
}

/** @returns `null` for anything else @see A-169 */
export function readTokenRequest(body: unknown): TokenRequest | null {
  const { locationId, url } = fieldsOf(body);
  return isText(locationId) && isText(url) ? { locationId, url } : null;
}

/** The redirect URL in the answer of POST /digitail/code. @returns `null` if it is not a web URL */
export function readRedirectAddress(answer: unknown): string | null {
  const { redirectUrl } = fieldsOf(answer);
  return isWebAddress(redirectUrl) ? redirectUrl : null;
}

/** The answer of POST /digitail/token. */
export interface GrantedConnection {
  /** Refers to the token, which stays on the server; `null` when there is nothing to connect. */
  readonly handle: string | null;
  readonly clinics: readonly Clinic[];
}

/** @returns `null` for any other answer @see */
export function readGrantedConnection(answer: unknown): GrantedConnection | null {
  const { handle, userData } = fieldsOf(answer);
  const { clinics } = fieldsOf(userData);
  if (!Array.isArray(clinics) || (handle !== null && !isText(handle))) return null;
  return { handle, clinics: readClinics((clinics as unknown[]).map(fieldsOf)) };
}

/** The result in the URL that the partner redirected back to: a code to exchange, a denial, or none. */
export type ConnectReturn = 'code' | 'denied' | null;

const returnedFields = ['code', 'state', 'error', 'error_description', 'error_uri', 'error_hint'] as const;

/** @param search - the query of the page's URL @see A-129 */
export function connectReturnOf(search: string): ConnectReturn {
  const query = new URLSearchParams(search);
  if (query.has('code')) return 'code';
  return query.has('error') && query.has('state') ? 'denied' : null;
}

/** The query of a URL without the parameters of a connection: '' or '?…'. */
export function withoutConnectReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const field of returnedFields) query.delete(field);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** */
export const connectedNotice = {
  status: 'success',
  title: 'Successfully connected to the practice system.',
} as const satisfies Notice;

/** A connection failed, at any step. @see A-131 */
export function connectFailedNotice(type: PimsConnectionType | null): Notice {
  const description =
    type === 'DIGITAIL'
      ? 'There was an error trying to connect to Digitail. Please try again.'
      : failureTexts.PARTNER_UNREACHABLE;
  return { status: 'error', title: 'Error', description };
}

/** Nothing was connected, and nothing failed. @see */
export const notConnectedNotices = {
  denied: {
    status: 'warning',
    title: 'Not connected',
    description: 'You did not allow Digitail to share a practice with Signa. Nothing was changed.',
  },
  noClinic: {
    status: 'warning',
    title: 'Not connected',
    description: 'Digitail has no practice for your sign-in. Nothing was changed.',
  },
} as const satisfies Readonly<Record<string, Notice>>;
