import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connectReturnPath } from '@signa/core/pims';
import type { EncryptionKey } from '../secrets/secret-cipher.js';
import { loadOrCreateKey } from './encryption-key-file.js';
import type { CdsService, IdentitySettings, Integration, Integrations } from '../start/config.js';

/** The simulators of an embedded server, on the server's own port, in place of configured systems. */
export interface IntegrationSimulators {
  readonly identity: IdentitySettings;
  readonly integrations: Integrations;
  /** Its CDS service, which CDS_SERVICES replaces. */
  readonly cdsServices: readonly CdsService[];
  /** Key for secrets at rest; in a file next to the database, never in it. */
  readonly secretKeys: readonly EncryptionKey[];
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly signIns: readonly { readonly email: string; readonly purpose: string }[];
  readonly password: string;
  close(): void;
}

/** Only one practice of the sample asks the CDS service: what a service checks is never authorized together (P-461). */
const askingLocation = '2';

/**
 * The sample's sign-ins and simulators; loaded only for an embedded start, so that a production server contains none of
 * it.
 */
export async function openSimulators(publicUrl: string, folder: string): Promise<IntegrationSimulators> {
  const {
    openCdsServer,
    openIdentityProvider,
    openPharmacy,
    openPracticeManagement,
    openStorefront,
    sampleAccounts,
    samplePassword,
  } = await import('@signa/fixtures/simulator');
  const identity = {
    issuer: `${publicUrl}/outside/identity`,
    clientId: 'signa-portal',
    commandLineClientId: 'signa-command-line',
    audience: 'urn:signa:api',
    clientSecret: null,
    usernameClaim: 'email',
    clockToleranceSeconds: 60,
    scim: { url: `${publicUrl}/outside/identity/scim/v2`, token: newSecret() },
  };
  // During development, the portal has its own server on another port.
  const portalOrigins = [publicUrl, 'http://localhost:5173'];
  const provider = await openIdentityProvider({
    issuer: identity.issuer,
    audience: identity.audience,
    portalClientId: identity.clientId,
    commandLineClientId: identity.commandLineClientId,
    portalOrigins,
    keysFile: `${folder}/identity-keys.json`,
    sessionsFile: `${folder}/identity-sessions.json`,
    accountsFile: `${folder}/identity-accounts.json`,
    scimToken: identity.scim.token,
  });
  const playing = (name: string) => {
    const [secret, inboundSecret] = [newSecret(), newSecret()];
    return {
      integration: { url: `${publicUrl}/outside/${name}`, secret, inboundSecret } satisfies Integration,
      options: {
        path: `/outside/${name}`,
        secret,
        inbound: { url: `${publicUrl}/inbound/${name}`, secret: inboundSecret },
      },
    };
  };
  const [pharmacyPart, storefrontPart] = [playing('pharmacy'), playing('storefront')];
  const pimsCredentials = {
    ezyvet: { partnerId: 'signa', clientId: 'signa-sample', clientSecret: newSecret() },
    digitail: {
      clientId: 'signa-sample',
      clientSecret: newSecret(),
      redirectUris: [new URL(connectReturnPath, publicUrl).href],
    },
    gateway: { key: newSecret() },
  };
  const cdsToken = newSecret();
  const played = {
    cds: openCdsServer({ path: '/outside/cds', token: cdsToken }),
    identity: provider,
    pharmacy: openPharmacy(pharmacyPart.options),
    storefront: openStorefront({ ...storefrontPart.options, address: storefrontPart.integration.url, portalOrigins }),
    pims: openPracticeManagement({ path: '/outside/pims', credentials: pimsCredentials }),
  };
  return {
    identity,
    cdsServices: [
      { name: 'Sample Dosing Desk', url: `${publicUrl}/outside/cds`, token: cdsToken, locations: [askingLocation] },
    ],
    secretKeys: [await loadOrCreateKey(`${folder}/secret-key`)],
    integrations: {
      pharmacy: pharmacyPart.integration,
      storefront: { ...storefrontPart.integration, sessionOrigin: new URL(publicUrl).origin },
      pims: {
        ezyvet: { url: `${publicUrl}/outside/pims/ezyvet`, ...pimsCredentials.ezyvet },
        digitail: {
          url: `${publicUrl}/outside/pims/digitail`,
          clientId: pimsCredentials.digitail.clientId,
          clientSecret: pimsCredentials.digitail.clientSecret,
        },
        gateway: { url: `${publicUrl}/outside/pims/gateway`, ...pimsCredentials.gateway },
      },
    },
    handler: async (request, response) => {
      const name = /^\/outside\/(cds|identity|pharmacy|pims|storefront)(?:[/?]|$)/.exec(request.url ?? '')?.[1] as
        | keyof typeof played
        | undefined;
      if (name) return await played[name].handler(request, response);
      response.writeHead(404).end();
    },
    signIns: sampleAccounts.offered,
    password: samplePassword,
    close: () => {
      for (const part of Object.values(played)) part.close();
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
