import { databaseAddressIssue, isDatabaseAddress } from './database-address.js';
import { locationMark } from '@signa/core/administration';
import { z } from 'zod';
import { isLoopback } from './loopback.js';

const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const address = text.refine((value) => value === undefined || isHttpAddress(value), 'must be an http or https address');
/** Requires https, because the data must not be readable in transit. */
const secureAddress = address.refine(
  (value) => value === undefined || !isHttpAddress(value) || isSecureAddress(value),
  'must start with https://, because it leaves this machine',
);
const databaseAddress = text.refine((value) => value === undefined || isDatabaseAddress(value), databaseAddressIssue);
/**
 * A secret with the Standard Webhooks prefix must be complete base64, because a truncated one would produce invalid
 * signatures.
 */
const signingSecret = text.refine(
  (value) =>
    !value?.startsWith('whsec_') || /^whsec_(?:[\d+/A-Za-z]{4})+(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/.test(value),
  'starts with whsec_ and must continue with the secret in base64',
);
/** Comma-separated hosts, with or without a port. */
const hosts = text
  .transform((value) =>
    (value ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (names) => names.every((name) => /^(?:[\d.a-z-]+|[\d:a-f]+|\[[\d:a-f]+\])(?::\d{1,5})?$/.test(name)),
    'must be comma-separated host names or addresses, such as idp.corp.example,10.0.0.7:8443',
  );
const number = (from: number, to: number, otherwise: number) =>
  text
    .refine(
      (value) => value === undefined || (/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to),
      `must be a whole number from ${from} to ${to}`,
    )
    .transform((value) => (value === undefined ? otherwise : Number(value)));

const cdsKey = /^([\da-z][\w-]{0,39}):(\d{1,18}):([\da-f]{64})$/;
/** Comma-separated keys as 'name:location:hash'. */
const cdsKeys = text
  .transform((value) => (value ?? '').split(',').flatMap((key) => key.trim() || []))
  .refine(
    (keys) => keys.every((key) => cdsKey.test(key)),
    "must be comma-separated 'name:location:hash', where hash is the SHA-256 of the key in 64 hexadecimal digits",
  )
  .transform((keys) =>
    keys.map((key) => {
      const [, name = '', locationId = '', sha256 = ''] = cdsKey.exec(key) ?? [];
      return { name, locationId, sha256 };
    }),
  )
  .refine(
    (keys) => new Set(keys.map(({ name }) => name)).size === keys.length,
    'names a program twice; give each key a different name',
  );

const cdsService = z.strictObject({
  name: z
    .string()
    .trim()
    .regex(/^[\p{L}\d][\p{L}\d .,&'-]{0,39}$/u, 'must be a name of at most 40 letters, digits and spaces'),
  url: z
    .string()
    .refine((url) => isHttpAddress(url) && isSecureAddress(url), 'must be an https address')
    .transform((url) => url.replace(/\/+$/, '').replace(/\/cds-services$/, '')),
  token: z
    .string()
    .regex(/^[!-~]{1,2000}$/, 'must be a token without spaces')
    .nullable()
    .default(null),
  locations: z
    .array(z.string().regex(/^\d{1,18}$/, 'must be the id of a location, such as "1"'))
    .min(1)
    .nullable()
    .default(null),
});
const cdsServiceList = z
  .array(cdsService, 'must be a JSON list of services, such as [{"name":"Dosing Desk","url":"https://desk.example"}]')
  .max(10, 'lists more than 10 services; each of them gets every prescription')
  .refine(
    (services) => new Set(services.map(({ name }) => name.toLowerCase())).size === services.length,
    'names a service twice; give each a different name',
  );
/** A JSON list of services. The messages name the entry and its field, never a token. */
const cdsServices = text.transform((value, context) => {
  if (value === undefined) return null;
  const read = cdsServiceList.safeParse(jsonOf(value));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    const [at, ...field] = path;
    const place =
      at === undefined ? '' : `entry ${Number(at) + 1}${field.map((part) => `, ${String(part)}`).join('')}: `;
    context.addIssue({ code: 'custom', message: `${place}${message}` });
  }
  return z.NEVER;
});

/** All settings, by environment variable; an empty one counts as missing. */
export const settings = z.object({
  PORT: number(0, 65_535, 4000),
  HOST: text,
  SIGNA_DATA_DIR: text,
  SIGNA_PUBLIC_URL: secureAddress,
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_POOL_SIZE: number(1, 200, 10),
  OIDC_ISSUER: secureAddress,
  OIDC_CLIENT_ID: text,
  OIDC_COMMAND_LINE_CLIENT_ID: text,
  OIDC_AUDIENCE: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_USERNAME_CLAIM: text,
  OIDC_CLOCK_TOLERANCE_SECONDS: number(0, 300, 60),
  SCIM_URL: secureAddress,
  SCIM_TOKEN: text,
  PHARMACY_URL: secureAddress,
  PHARMACY_SECRET: signingSecret,
  PHARMACY_INBOUND_SECRET: signingSecret,
  STOREFRONT_URL: secureAddress,
  STOREFRONT_SECRET: signingSecret,
  STOREFRONT_INBOUND_SECRET: signingSecret,
  STOREFRONT_SESSION_URL: secureAddress,
  EZYVET_URL: secureAddress,
  EZYVET_PARTNER_ID: text,
  EZYVET_CLIENT_ID: text,
  EZYVET_CLIENT_SECRET: text,
  DIGITAIL_URL: secureAddress,
  DIGITAIL_CLIENT_ID: text,
  DIGITAIL_CLIENT_SECRET: text,
  PIMS_GATEWAY_URL: secureAddress,
  PIMS_GATEWAY_KEY: text,
  PIMS_SECRET_KEYS: text,
  SUPPORT_PHONE: text,
  SUPPORT_EMAIL: text,
  BRAVA_SUPPORT_PHONE: text,
  BRAVA_SUPPORT_EMAIL: text,
  LEGAL_TERMS_URL: address,
  LEGAL_PRIVACY_URL: address,
  LEGAL_PRESCRIBING_URL: address,
  LEGAL_CONTACT_URL: address,
  CONTROLLED_MAIL_ADDRESS: text,
  CONTROLLED_MAIL_NUMBER: text,
  PRODUCT_IMAGES_URL: secureAddress,
  REPORTS_URL: text.refine(
    (value) => value === undefined || isReportAddress(value),
    "must start with https:// and contain {location} after the provider's host",
  ),
  SESSION_REPLAY_DSN: text.refine(
    (value) => value === undefined || isMonitorAddress(value),
    'must be the project address from the monitor, such as https://key@monitor.example/42',
  ),
  SIGNA_DEVELOPMENT: text.refine((value) => value === undefined || value === '0' || value === '1', 'must be 0 or 1'),
  LOG_LEVEL: text.pipe(
    z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
        'must be one of trace, debug, info, warn, error, silent',
      )
      .optional(),
  ),
  JOB_POLL_SECONDS: number(1, 300, 2),
  METRICS_TOKEN: text,
  CDS_KEYS: cdsKeys,
  CDS_SERVICES: cdsServices,
  CDS_CALLS_PER_MINUTE: number(1, 100_000, 120),
  CALLS_PER_SECOND: number(1, 100_000, 50),
  QUERIES_AT_ONCE: number(1, 1_000, 2),
  REFUSALS_PER_MINUTE: number(1, 100_000, 600),
  PRIVATE_HOSTS: hosts,
  PROXIES: number(0, 5, 0),
  SESSION_IDLE_MINUTES: number(5, 10_080, 480),
  SESSION_HOURS: number(1, 2_160, 168),
});
export type Settings = z.infer<typeof settings>;

/** Public key before the host and project number after it; a secret key must not reach a browser. */
function isMonitorAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return protocol === 'https:' && username !== '' && password + search + hash === '' && /\/\d+$/.test(pathname);
}

/**
 * The host must be the same for every location, because the content security policy allows frames from it only (A-206).
 */
function isReportAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, host } = new URL(value);
  return protocol === 'https:' && !/[{%]/.test(host) && value.includes(locationMark);
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isSecureAddress(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isLoopback(hostname);
}
