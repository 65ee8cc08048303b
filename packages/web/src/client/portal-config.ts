import type { SupportContact, SupportContacts } from '@signa/core/practice';

export interface PortalConfig {
  /** Base URL of the identity provider. */
  readonly issuer: string;
  readonly clientId: string;
  /** Audience of access tokens. */
  readonly audience: string;
  readonly supportContacts: SupportContacts;
  /** Endpoints of the three call contexts; each defaults to the single endpoint. */
  readonly endpoints: { readonly default?: string; readonly product?: string; readonly pims?: string };
  readonly legalLinks: {
    readonly terms: string;
    readonly privacy: string;
    readonly prescribing: string;
    readonly contact: string;
  };
  /** Mailing address for hard copies of controlled prescriptions, and the phone number for questions (P-112). */
  readonly controlledMail: { readonly address: string; readonly number: string };
  /** Third-party service that records sessions; null when not configured. */
  readonly monitor: { readonly dsn: string } | null;
}

type ConfigAnswer =
  | { readonly ok: true; readonly config: PortalConfig }
  | { readonly ok: false; readonly missing: readonly string[] };

type Loose = Readonly<Record<string, unknown>>;

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const optional = (value: unknown): string | undefined => text(value) || undefined;
const contact = (value: unknown): SupportContact => ({
  phone: text(record(value).phone),
  email: text(record(value).email),
});

/** Sign-in is impossible without these settings, so the portal shows only their names. */
const identitySettings = ['issuer', 'clientId', 'audience'] as const;

/** Parses the server's `/config.json`. */
export function readPortalConfig(json: unknown): ConfigAnswer {
  const given = record(json);
  const missing = identitySettings.filter((name) => text(given[name]) === '');
  if (missing.length > 0) return { ok: false, missing };
  const endpoints = record(given.endpoints);
  const links = record(given.legalLinks);
  const contacts = record(given.supportContacts);
  const mail = record(given.controlledMail);
  const monitorDsn = text(record(given.monitor).dsn);
  return {
    ok: true,
    config: {
      issuer: text(given.issuer),
      clientId: text(given.clientId),
      audience: text(given.audience),
      supportContacts: { default: contact(contacts.default), brava: contact(contacts.brava) },
      endpoints: {
        default: optional(endpoints.default),
        product: optional(endpoints.product),
        pims: optional(endpoints.pims),
      },
      legalLinks: {
        terms: text(links.terms),
        privacy: text(links.privacy),
        prescribing: text(links.prescribing),
        contact: text(links.contact),
      },
      controlledMail: { address: text(mail.address), number: text(mail.number) },
      monitor: monitorDsn === '' ? null : { dsn: monitorDsn },
    },
  };
}

/** Fetches the configuration. An unreachable server is reported differently from an incomplete configuration. */
export async function loadPortalConfig(
  fetcher: typeof fetch,
): Promise<ConfigAnswer | { readonly ok: false; readonly unreachable: true }> {
  try {
    const response = await fetcher('/config.json', { cache: 'no-store' });
    if (!response.ok) return { ok: false, unreachable: true };
    return readPortalConfig(await response.json());
  } catch {
    return { ok: false, unreachable: true };
  }
}
