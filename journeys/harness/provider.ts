import { openIdentityProvider } from '@signa/fixtures/simulator';
import { listen } from '../../packages/fixtures/src/simulator/http/listen.js';

/** A separate identity provider at 127.0.0.1: for a browser, a different site from the portal's localhost. */
export interface Provider {
  readonly issuer: string;
  /** Server settings that refer to it. */
  readonly settings: NodeJS.ProcessEnv;
  /** Starts to serve a portal at this address. */
  serve(portal: string): Promise<void>;
  close(): Promise<void>;
}

export async function openProvider(): Promise<Provider> {
  let provider: Awaited<ReturnType<typeof openIdentityProvider>> | null = null;
  const server = await listen((request, response) => provider?.handler(request, response));
  const issuer = `${server.url}/outside/identity`;
  const audience = 'urn:signa:api';
  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'signa-portal', OIDC_AUDIENCE: audience },
    async serve(portal) {
      provider = await openIdentityProvider({
        issuer,
        audience,
        portalClientId: 'signa-portal',
        commandLineClientId: 'signa-command-line',
        portalOrigins: [portal],
      });
    },
    async close() {
      await server.close();
      provider?.close();
    },
  };
}
