import type { SealKey } from '../seal/seals.js';

/** What the server is started with. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address people reach the server under; null until the port is known. */
  readonly publicUrl: string | null;
  readonly database:
    | { readonly kind: 'embedded' }
    | {
        readonly kind: 'postgres';
        readonly url: string;
        /** The owner, who migrates at the start; null where somebody else does. */
        readonly ownerUrl: string | null;
        readonly poolSize: number;
      };
  /** Where the embedded database and the simulators keep their files. */
  readonly folder: string;
  /** Null: this process is everything at once, with sample data, sign-ins and simulators. */
  readonly identity: IdentitySettings | null;
  readonly pharmacy: Neighbour;
  readonly storefront: StorefrontSettings;
  readonly pims: PimsSettings;
  /** What secrets at rest are encrypted with: the first writes, all of them read; null without any. */
  readonly secretKeys: readonly SealKey[] | null;
  readonly portal: PortalSettings;
  readonly isDevelopment: boolean;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly jobPollSeconds: number;
  /** What /metrics asks for as a bearer token; null: it is only answered when everything is embedded. */
  readonly metricsToken: string | null;
  readonly session: SessionSettings;
  readonly limits: LimitSettings;
  /** Hosts that may be at a private address when the server calls them: 'host' or 'host:port'. */
  readonly privateHosts: readonly string[];
  /** Proxies that stand in front of the server; 0 believes no address that a header tells. */
  readonly proxies: number;
}

/** The identity provider, and what the portal, the command line and the API are called there. */
export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a provider that asks the portal for none: it proves itself by PKCE. */
  readonly clientSecret: string | null;
  readonly commandLineClientId: string;
  readonly audience: string;
  /** The claim that holds the e-mail address, which is the username. */
  readonly usernameClaim: string;
  /** Seconds that its clock and that of this machine may differ by, for `nbf`, `exp` and `iat` of its tokens. */
  readonly clockToleranceSeconds: number;
  /** Where accounts are made and changed; null where somebody else keeps them. */
  readonly scim: ScimSettings | null;
}

/** The provider's user management by SCIM 2.0. */
export interface ScimSettings {
  /** Without a slash at the end, such as https://provider.example/scim/v2. */
  readonly url: string;
  readonly token: string;
}

/** A system outside: where it is, the secret our calls to it are signed with, and the one its events come signed with. */
export interface Neighbour {
  readonly url: string | null;
  readonly secret: string | null;
  readonly inboundSecret: string | null;
}

export interface StorefrontSettings extends Neighbour {
  /** The one origin where browsers open a session on behalf of a client, as 'https://shop.example' (C-243). */
  readonly sessionOrigin: string | null;
}

interface Contact {
  readonly phone: string;
  readonly email: string;
}

/** What the portal shows that is neither a rule nor a record. */
export interface PortalSettings {
  readonly supportContacts: { readonly default: Contact; readonly brava: Contact };
  readonly legalLinks: {
    readonly terms: string;
    readonly privacy: string;
    readonly prescribing: string;
    readonly contact: string;
  };
  /** Where a hard copy of a controlled prescription is mailed to, and the number to ask (P-112). */
  readonly controlledMail: { readonly address: string; readonly number: string };
  /** The project of the third-party monitor that sessions are recorded for; null records and sends nothing. */
  readonly sessionReplay: string | null;
  /** Where the pictures of products lie, beside the portal's own files; null for nowhere else. */
  readonly productImages: string | null;
  /** The address of a location's report at its provider, `{location}` in place of its uuid; null without a provider. */
  readonly reports: string | null;
}

/** How long sessions last. */
export interface SessionSettings {
  /** Minutes without a sign of the person after which a session ends. */
  readonly idleMinutes: number;
  /** Hours after which it ends in any case. */
  readonly longestHours: number;
}

export interface LimitSettings {
  /** Calls of one person in a second, as far as they go on; ten times as many at once. */
  readonly callsPerSecond: number;
  /** Reads and writes of one person in the database at the same time; others of theirs wait. */
  readonly queriesAtOnce: number;
  /** Calls from one address in a minute that are refused, or begin a sign-in: of whom nobody knows yet. */
  readonly refusalsPerMinute: number;
}

/** Where ezyVet's API is, and who we are there; the account of a location is its site. */
export interface EzyvetSettings {
  /** Without a slash at the end, such as https://api.ezyvet.com. */
  readonly url: string;
  readonly partnerId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where DIGITAIL's API is, and who we are there; the account of a location is its clinic. */
export interface DigitailSettings {
  /** Without a slash at the end, such as https://vet.digitail.io. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where the practice systems of all other types are reached in the neutral dialect, and our key there. */
export interface GatewaySettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
}

/** The practice-management systems that are configured. */
export interface PimsSettings {
  readonly ezyvet: EzyvetSettings | null;
  readonly digitail: DigitailSettings | null;
  readonly gateway: GatewaySettings | null;
}

/** The systems outside that the server speaks with. */
export type Neighbours = Pick<Config, 'pharmacy' | 'storefront' | 'pims'>;
