import type { SupportContact, SupportContacts } from '@signa/core/practice';

export interface PortalConfig {
  /** The identity provider's address. */
  readonly issuer: string;
  readonly clientId: string;
  /** For whom access tokens are asked. */
  readonly audience: string;
  readonly supportContacts: SupportContacts;
  /** The three contexts of calls; each defaults to the one endpoint. */
  readonly endpoints: { readonly default?: string; readonly product?: string; readonly pims?: string };
  readonly legalLinks: {
    readonly terms: string;
    readonly privacy: string;
    readonly prescribing: string;
    readonly contact: string;
  };
  /** Where the hard copy of a controlled prescription is mailed to, and the number to ask (P-112). */
  readonly controlledMail: { readonly address: string; readonly number: string };
  /** The third-party monitor that sessions are recorded for; null where none is configured. */
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

/** Without these there is no sign-in, so nothing is shown but their names. */
const identitySettings = ['issuer', 'clientId', 'audience'] as const;

/** Reads what the server hands out at `/config.json`. */
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

/** Asks the server for it. A server that does not answer is told apart from one that is not set up. */
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
