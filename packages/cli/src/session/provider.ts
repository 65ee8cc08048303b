import * as openid from 'openid-client';
import type { Io } from '../process/io.js';
import { CommandError } from '../process/exit-code.js';

/** What the server says of the identity provider it trusts. */
export interface ProviderFacts {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
}

/**
 * Those of the portal, and `offline_access`: only the command line keeps a session over days itself, by a refresh token,
 * while the portal's is the server's.
 */
export const scope = 'openid profile email offline_access';

/** Asks the server which identity provider signs its users in. */
export async function providerOf(io: Io, server: string): Promise<ProviderFacts> {
  const response = await io.fetch(`${server}/config.json`).catch(() => null);
  if (!response?.ok)
    throw new CommandError(`No Signa server answers at ${server}. Check the address given with --server.`);
  const facts = (await response.json()) as { issuer: string; commandLineClientId: string; audience: string };
  return { issuer: facts.issuer, clientId: facts.commandLineClientId, audience: facts.audience };
}

/** The provider's configuration; plain http only where it is this very machine. */
export async function discover(facts: ProviderFacts): Promise<openid.Configuration> {
  const issuer = new URL(facts.issuer);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return openid.discovery(issuer, facts.clientId, undefined, openid.None(), {
    execute: isLocal && issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
  });
}

/** Names the API the token is for, where the audience is an address that a provider understands as a resource. */
export function resourceOf(facts: ProviderFacts): { resource?: string } {
  return URL.canParse(facts.audience) ? { resource: facts.audience } : {};
}
