import { openIdentityProvider } from '@signa/fixtures/simulator';
import { listen } from '../../packages/fixtures/src/simulator/http/listen.js';

/** An identity provider of its own, at 127.0.0.1: to a browser another site than the portal's localhost. */
export interface Provider {
  readonly issuer: string;
  /** What a server is told of it. */
  readonly settings: NodeJS.ProcessEnv;
  /** Answers from now on, for a portal at this address. */
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
