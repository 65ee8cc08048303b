import { type Settings, settings as shape } from './config-shape.js';
import type { Config, Integration, PimsSettings, PortalSettings, ScimSettings, StorefrontSettings } from './config.js';
import type { EncryptionKey } from '../secrets/secret-cipher.js';
import { isLoopback } from './loopback.js';
import { StartError } from './start-error.js';
import { unknownSettings } from './unknown-settings.js';

/** A missing or invalid setting: the server does not start, and names it. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The server cannot start with this configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the configuration from environment variables only.
 *
 * @throws ConfigError naming every setting that is missing, invalid, or unknown (A-001, A-330)
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = shape.safeParse(environment);
  const problems = [
    ...unknownSettings(environment),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const settings = parsed.data;
  const host = settings.HOST ?? '127.0.0.1';
  const identity = identityOf(settings, host);
  requireReachable(settings, host);
  return {
    host,
    port: settings.PORT,
    publicUrl: settings.SIGNA_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    database: settings.DATABASE_URL
      ? {
          kind: 'postgres',
          url: settings.DATABASE_URL,
          ownerUrl: settings.DATABASE_OWNER_URL ?? null,
          poolSize: settings.DATABASE_POOL_SIZE,
        }
      : { kind: 'embedded' },
    folder: settings.SIGNA_DATA_DIR ?? '.signa',
    identity,
    pharmacy: integrationOf(
      settings.PHARMACY_URL,
      settings.PHARMACY_SECRET,
      settings.PHARMACY_INBOUND_SECRET,
      'PHARMACY',
    ),
    storefront: storefrontOf(settings),
    pims: pimsOf(settings),
    secretKeys: secretKeysOf(settings),
    portal: portalOf(settings, identity === null),
    isDevelopment: settings.SIGNA_DEVELOPMENT === '1',
    logLevel: settings.LOG_LEVEL ?? 'info',
    jobPollSeconds: settings.JOB_POLL_SECONDS,
    metricsToken: settings.METRICS_TOKEN ?? null,
    cdsKeys: settings.CDS_KEYS,
    cdsServices: settings.CDS_SERVICES,
    limits: {
      callsPerSecond: settings.CALLS_PER_SECOND,
      queriesAtOnce: settings.QUERIES_AT_ONCE,
      refusalsPerMinute: settings.REFUSALS_PER_MINUTE,
      programCallsPerMinute: settings.CDS_CALLS_PER_MINUTE,
    },
    privateHosts: settings.PRIVATE_HOSTS,
    proxies: settings.PROXIES,
    session: { idleMinutes: settings.SESSION_IDLE_MINUTES, longestHours: settings.SESSION_HOURS },
  };
}

/** Requires https for traffic from other machines, and allows free queries only on the developer's machine. */
function requireReachable(
  { SIGNA_PUBLIC_URL: publicUrl, SIGNA_DEVELOPMENT: development }: Settings,
  host: string,
): void {
  if (publicUrl === undefined && !isLoopback(host))
    throw new ConfigError([
      `SIGNA_PUBLIC_URL is missing: HOST ${host} is reachable from other machines, which requires an https address`,
    ]);
  const isFar = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  if (development === '1' && (isFar || !isLoopback(host)))
    throw new ConfigError([
      `SIGNA_DEVELOPMENT is for this machine only: ${isFar ? `SIGNA_PUBLIC_URL ${publicUrl}` : `HOST ${host}`} is reachable from other machines`,
    ]);
}

/** The sample sign-ins are public, so they exist only where neither other machines nor real records are involved. */
function identityOf(settings: Settings, host: string): Config['identity'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = settings;
  if (issuer && clientId && audience)
    return {
      issuer,
      clientId,
      clientSecret: settings.OIDC_CLIENT_SECRET ?? null,
      commandLineClientId: settings.OIDC_COMMAND_LINE_CLIENT_ID ?? clientId,
      audience,
      usernameClaim: settings.OIDC_USERNAME_CLAIM ?? 'email',
      clockToleranceSeconds: settings.OIDC_CLOCK_TOLERANCE_SECONDS,
      scim: scimOf(settings),
    };
  const reason =
    issuer || clientId || audience
      ? 'other settings of the identity provider are set'
      : settings.DATABASE_URL
        ? 'DATABASE_URL names a database'
        : isLoopback(host)
          ? null
          : `HOST ${host} is reachable from other machines`;
  if (reason === null) return null;
  const missing = Object.entries({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience }).flatMap(
    ([name, value]) => (value ? [] : [name]),
  );
  throw new ConfigError(missing.map((name) => `${name} is missing. It is required because ${reason}`));
}

/** Without the provider's user management, accounts are managed elsewhere. */
function scimOf({ SCIM_URL, SCIM_TOKEN }: Settings): ScimSettings | null {
  const scim = together({ SCIM_URL, SCIM_TOKEN });
  return scim && { url: scim.SCIM_URL.replace(/\/$/, ''), token: scim.SCIM_TOKEN };
}

function integrationOf(
  url: string | undefined,
  secret: string | undefined,
  inboundSecret: string | undefined,
  name: string,
): Integration {
  if ((url === undefined) !== (secret === undefined))
    throw new ConfigError([
      `${name}_URL and ${name}_SECRET must be set together: ${url ? `${name}_SECRET` : `${name}_URL`} is missing`,
    ]);
  return { url: url?.replace(/\/$/, '') ?? null, secret: secret ?? null, inboundSecret: inboundSecret ?? null };
}

/** Browsers open sessions at the storefront's API address unless another one is configured. */
function storefrontOf(settings: Settings): StorefrontSettings {
  const { STOREFRONT_URL: url, STOREFRONT_SESSION_URL: sessionUrl } = settings;
  if (sessionUrl !== undefined && url === undefined)
    throw new ConfigError(['STOREFRONT_SESSION_URL requires STOREFRONT_URL']);
  const integration = integrationOf(url, settings.STOREFRONT_SECRET, settings.STOREFRONT_INBOUND_SECRET, 'STOREFRONT');
  const opened = sessionUrl ?? url;
  return { ...integration, sessionOrigin: opened === undefined ? null : new URL(opened).origin };
}

/** Each PIMS connection requires all of its settings, or none. */
function pimsOf(settings: Settings): PimsSettings {
  const { EZYVET_URL, EZYVET_PARTNER_ID, EZYVET_CLIENT_ID, EZYVET_CLIENT_SECRET } = settings;
  const { DIGITAIL_URL, DIGITAIL_CLIENT_ID, DIGITAIL_CLIENT_SECRET } = settings;
  const ezyvet = together({ EZYVET_URL, EZYVET_PARTNER_ID, EZYVET_CLIENT_ID, EZYVET_CLIENT_SECRET });
  const { PIMS_GATEWAY_URL, PIMS_GATEWAY_KEY } = settings;
  const digitail = together({ DIGITAIL_URL, DIGITAIL_CLIENT_ID, DIGITAIL_CLIENT_SECRET });
  const gateway = together({ PIMS_GATEWAY_URL, PIMS_GATEWAY_KEY });
  return {
    ezyvet: ezyvet && {
      url: ezyvet.EZYVET_URL.replace(/\/$/, ''),
      partnerId: ezyvet.EZYVET_PARTNER_ID,
      clientId: ezyvet.EZYVET_CLIENT_ID,
      clientSecret: ezyvet.EZYVET_CLIENT_SECRET,
    },
    digitail: digitail && {
      url: digitail.DIGITAIL_URL.replace(/\/$/, ''),
      clientId: digitail.DIGITAIL_CLIENT_ID,
      clientSecret: digitail.DIGITAIL_CLIENT_SECRET,
    },
    gateway: gateway && { url: gateway.PIMS_GATEWAY_URL.replace(/\/$/, ''), key: gateway.PIMS_GATEWAY_KEY },
  };
}

/**
 * Comma-separated keys as 'id:key', where key is 32 bytes in base64.
 *
 * @throws ConfigError that names a key by position or id, never its value
 */
function secretKeysOf({ PIMS_SECRET_KEYS: told }: Settings): readonly EncryptionKey[] | null {
  if (told === undefined) return null;
  const keys = told.split(',').map((one, at) => {
    const [, id = '', text = ''] = /^\s*([\w.-]{1,32}):([\d+/A-Za-z_-]+={0,2})\s*$/.exec(one) ?? [];
    const key = Buffer.from(text, 'base64');
    if (key.length !== 32)
      throw new ConfigError([
        `PIMS_SECRET_KEYS: key ${at + 1} is not 'id:key' with 32 bytes in base64, as generated by \`openssl rand -base64 32\``,
      ]);
    return { id, key };
  });
  const twice = keys.find(({ id }, at) => keys.findIndex((one) => one.id === id) < at);
  if (twice) throw new ConfigError([`PIMS_SECRET_KEYS: duplicate key ID ${twice.id}`]);
  return keys;
}

function together<Name extends string>(
  values: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | null {
  const names = Object.keys(values) as Name[];
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length === 0) return values as Readonly<Record<Name, string>>;
  throw new ConfigError([`${names.join(', ')} go together: ${missing.join(', ')} missing`]);
}

function portalOf(settings: Settings, isSample: boolean): PortalSettings {
  const or = (value: string | undefined, sample: string) => value ?? (isSample ? sample : '');
  return {
    supportContacts: {
      default: {
        phone: or(settings.SUPPORT_PHONE, '(800) 555-0100'),
        email: or(settings.SUPPORT_EMAIL, 'support@signa.example'),
      },
      brava: {
        phone: or(settings.BRAVA_SUPPORT_PHONE, '(800) 555-0120'),
        email: or(settings.BRAVA_SUPPORT_EMAIL, 'support@brava.example'),
      },
    },
    legalLinks: {
      terms: or(settings.LEGAL_TERMS_URL, 'https://signa.example/terms'),
      privacy: or(settings.LEGAL_PRIVACY_URL, 'https://signa.example/privacy'),
      prescribing: or(settings.LEGAL_PRESCRIBING_URL, 'https://signa.example/prescribing'),
      contact: or(settings.LEGAL_CONTACT_URL, 'https://signa.example/contact'),
    },
    controlledMail: {
      address: or(
        settings.CONTROLLED_MAIL_ADDRESS,
        'Ridgeline Veterinary Pharmacy, 400 Sample Road, Phoenix, AZ 85001',
      ),
      number: or(settings.CONTROLLED_MAIL_NUMBER, '(602) 555-0190'),
    },
    sessionReplay: settings.SESSION_REPLAY_DSN ?? null,
    productImages: settings.PRODUCT_IMAGES_URL ?? null,
    reports: settings.REPORTS_URL ?? null,
  };
}
