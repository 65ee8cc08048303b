import type { EncryptionKey } from '../secrets/secret-cipher.js';

/** The configuration of a server. */
export interface Config {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Public address of the server; null until the port is known. */
  readonly publicUrl: string | null;
  readonly database:
    | { readonly kind: 'embedded' }
    | {
        readonly kind: 'postgres';
        readonly url: string;
        /** Connection string of the owner, used for migrations at the start; null when they run separately. */
        readonly ownerUrl: string | null;
        readonly poolSize: number;
      };
  /** Folder of the embedded database and the simulators. */
  readonly folder: string;
  /** Null for an embedded start: this process includes sample data, sign-ins, and simulators. */
  readonly identity: IdentitySettings | null;
  readonly pharmacy: Integration;
  readonly storefront: StorefrontSettings;
  readonly pims: PimsSettings;
  /** Keys for secrets at rest: the first encrypts, all of them decrypt; null without keys. */
  readonly secretKeys: readonly EncryptionKey[] | null;
  readonly portal: PortalSettings;
  readonly isDevelopment: boolean;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly jobPollSeconds: number;
  /** Bearer token for /metrics; with null, /metrics is available only in an embedded start. */
  readonly metricsToken: string | null;
  readonly session: SessionSettings;
  readonly limits: LimitSettings;
  /** Programs that have orders checked (decision 103); none without any. */
  readonly cdsKeys: readonly CdsKey[];
  /** CDS services that are asked about prescriptions (decision 104); null if none is set. */
  readonly cdsServices: readonly CdsService[] | null;
  /** Hosts that the server can call at a private address: 'host' or 'host:port'. */
  readonly privateHosts: readonly string[];
  /** Number of reverse proxies in front of the server; with 0, forwarding headers are ignored. */
  readonly proxies: number;
}

/** The identity provider, and the client ids of the portal, the command line, and the API. */
export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a provider without a client secret for the portal, which uses PKCE. */
  readonly clientSecret: string | null;
  readonly commandLineClientId: string;
  readonly audience: string;
  /** Claim with the email address, which is the username. */
  readonly usernameClaim: string;
  /** Tolerated clock skew in seconds for `nbf`, `exp`, and `iat` of its tokens. */
  readonly clockToleranceSeconds: number;
  /** User management for accounts; null when accounts are managed elsewhere. */
  readonly scim: ScimSettings | null;
}

/** The provider's user management with SCIM 2.0. */
export interface ScimSettings {
  /** Without a trailing slash, such as https://provider.example/scim/v2. */
  readonly url: string;
  readonly token: string;
}

/** An external system: its address, the secret that signs our calls, and the secret that its events are signed with. */
export interface Integration {
  readonly url: string | null;
  readonly secret: string | null;
  readonly inboundSecret: string | null;
}

export interface StorefrontSettings extends Integration {
  /** The only origin where browsers open a session on behalf of a client, such as 'https://shop.example' (C-243). */
  readonly sessionOrigin: string | null;
}

interface Contact {
  readonly phone: string;
  readonly email: string;
}

/** Portal settings that are neither a rule nor a record. */
export interface PortalSettings {
  readonly supportContacts: { readonly default: Contact; readonly brava: Contact };
  readonly legalLinks: {
    readonly terms: string;
    readonly privacy: string;
    readonly prescribing: string;
    readonly contact: string;
  };
  /** Mailing address for hard copies of controlled prescriptions, and the phone number for questions (P-112). */
  readonly controlledMail: { readonly address: string; readonly number: string };
  /** The project of the third-party session monitor; with null, nothing is recorded or sent. */
  readonly sessionReplay: string | null;
  /** Origin of product images besides the portal's own files; null for none. */
  readonly productImages: string | null;
  /**
   * Address of a location's report at its provider, with `{location}` in place of its uuid; null without a provider
   * (A-145).
   */
  readonly reports: string | null;
}

/** Duration of sessions. */
export interface SessionSettings {
  /** Minutes of inactivity after which a session ends. */
  readonly idleMinutes: number;
  /** Hours after which it ends in any case. */
  readonly longestHours: number;
}

export interface LimitSettings {
  /** Sustained calls per second per user; the burst is ten times as many. */
  readonly callsPerSecond: number;
  /** Concurrent database reads and writes per user; more of them wait. */
  readonly queriesAtOnce: number;
  /** Calls per minute and address that are rejected or start a sign-in, from unauthenticated callers. */
  readonly refusalsPerMinute: number;
  /** Calls per minute of another program. */
  readonly programCallsPerMinute: number;
}

/** A program that has orders checked for a location. */
export interface CdsKey {
  /** As the audit names it. */
  readonly name: string;
  readonly locationId: string;
  /** The SHA-256 of its key, as hex; the key itself is known to the program only. */
  readonly sha256: string;
}

/** A server of CDS Hooks that is asked about prescriptions. */
export interface CdsService {
  /** As the portal shows it. */
  readonly name: string;
  /** Without a trailing slash and without /cds-services. */
  readonly url: string;
  /** Sent as a bearer token; null without one. */
  readonly token: string | null;
  /** The locations that ask it; null for all. */
  readonly locations: readonly string[] | null;
}

/** ezyVet's API and our credentials there; the account of a location is its site. */
export interface EzyvetSettings {
  /** Without a trailing slash, such as https://api.ezyvet.com. */
  readonly url: string;
  readonly partnerId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** DIGITAIL's API and our credentials there; the account of a location is its clinic. */
export interface DigitailSettings {
  /** Without a trailing slash, such as https://vet.digitail.io. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The gateway to the PIMS of all other types, and our key there. */
export interface GatewaySettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

/** The configured PIMS connections. */
export interface PimsSettings {
  readonly ezyvet: EzyvetSettings | null;
  readonly digitail: DigitailSettings | null;
  readonly gateway: GatewaySettings | null;
}

/** The external systems that the server communicates with. */
export type Integrations = Pick<Config, 'pharmacy' | 'storefront' | 'pims'>;
