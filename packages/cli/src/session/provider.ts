import * as openid from 'openid-client';
import type { Io } from '../process/io.js';
import { CommandError } from '../process/exit-code.js';
import { foreignAnswerText, sendRequest } from '../process/send-request.js';

/** The identity provider settings that the server publishes. */
export interface ProviderFacts {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
}

/**
 * The portal's scopes and `offline_access`: the command line keeps its own session for days with a refresh token,
 * whereas the portal's session is on the server.
 */
export const scope = 'openid profile email offline_access';

/** Asks the server which identity provider signs its users in. */
export async function providerOf(io: Io, server: string): Promise<ProviderFacts> {
  const response = await sendRequest(io, server, '/config.json');
  const facts = response.ok ? factsIn(await response.json().catch(() => null)) : null;
  if (facts === null) throw new CommandError(foreignAnswerText(response, server));
  return facts;
}

function factsIn(config: unknown): ProviderFacts | null {
  if (typeof config !== 'object' || config === null) return null;
  const { issuer, commandLineClientId: clientId, audience }: Readonly<Record<string, unknown>> = { ...config };
  if (typeof issuer !== 'string' || typeof clientId !== 'string' || typeof audience !== 'string') return null;
  return { issuer, clientId, audience };
}

/** Discovers the provider's configuration; allows plain HTTP only on this machine. */
export async function discover(facts: ProviderFacts): Promise<openid.Configuration> {
  const issuer = new URL(facts.issuer);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return openid.discovery(issuer, facts.clientId, undefined, openid.None(), {
    execute: isLocal && issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
  });
}

/** The API that the token is for, if the audience is a URL that a provider accepts as a resource. */
export function resourceOf(facts: ProviderFacts): { resource?: string } {
  return URL.canParse(facts.audience) ? { resource: facts.audience } : {};
}
