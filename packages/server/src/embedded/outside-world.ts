import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentitySettings, Neighbour } from '../config.js';
import type { Neighbours } from '../neighbours.js';

/** The world around an embedded server, on the server's own port: everything it would otherwise need to be configured. */
export interface OutsideWorld {
  readonly identity: IdentitySettings;
  readonly neighbours: Neighbours;
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly signIns: readonly { readonly email: string; readonly purpose: string }[];
  readonly password: string;
  close(): void;
}

/** The sample sign-ins; loaded only for an embedded start, so that a real one carries none of it. */
export async function openOutsideWorld(publicUrl: string, folder: string): Promise<OutsideWorld> {
  const { openIdentityProvider, sampleAccounts, samplePassword } = await import('@signa/fixtures/simulator');
  const identity = {
    issuer: `${publicUrl}/outside/identity`,
    clientId: 'signa-portal',
    commandLineClientId: 'signa-command-line',
    audience: 'urn:signa:api',
  };
  const provider = await openIdentityProvider({
    issuer: identity.issuer,
    audience: identity.audience,
    portalClientId: identity.clientId,
    commandLineClientId: identity.commandLineClientId,
    // The portal's own server while developing stands on another port.
    portalOrigins: [publicUrl, 'http://localhost:5173'],
    keysFile: `${folder}/identity-keys.json`,
    sessionsFile: `${folder}/identity-sessions.json`,
  });
  const neighbour = (name: string): Neighbour => ({ url: `${publicUrl}/outside/${name}`, secret: randomBytes(32).toString('hex'), inboundSecret: randomBytes(32).toString('hex') });
  return {
    identity,
    neighbours: { pharmacy: neighbour('pharmacy'), storefront: neighbour('storefront') },
    handler: async (request, response) => {
      if (request.url?.startsWith('/outside/identity')) return await provider.handler(request, response);
      response.writeHead(404).end();
    },
    signIns: sampleAccounts.offered,
    password: samplePassword,
    close: () => provider.close(),
  };
}
