import { afterEach, describe, expect, it } from 'vitest';
import { openPartner, type Partner } from '../testing/partner.js';
import { terminal } from '../testing/terminal.js';
import { discover, providerOf, resourceOf } from './provider.js';

let partner: Partner | undefined;
afterEach(() => partner?.close());

const facts = (issuer: string) => ({ issuer, clientId: 'signa-command-line', audience: 'https://api.signa.test' });

describe('the identity provider', () => {
  it("A-002 A-189 is the one that the server names, with the command line's client", async () => {
    partner = await openPartner({});
    expect(await providerOf({ ...terminal().io, fetch }, partner.origin)).toEqual(facts(partner.origin));
  });

  it('A-191 is unknown if the server does not respond, or refuses', async () => {
    const from = (answers: Record<string, unknown>) => providerOf(terminal({ answers }).io, 'http://signa.test');
    await expect(from({})).rejects.toThrow('Could not reach a Signa server at http://signa.test.');
    await expect(from({ '/config.json': new Response('gone', { status: 404 }) })).rejects.toThrow(
      'http://signa.test answered 404, but not as a Signa server does. Check the address.',
    );
  });

  it('A-002 is called without encryption only on this machine', async () => {
    partner = await openPartner({});
    const configuration = await discover(facts(partner.origin));
    expect(configuration.serverMetadata().token_endpoint).toBe(`${partner.origin}/token`);
    expect(configuration.clientMetadata().client_id).toBe('signa-command-line');
    for (const issuer of ['http://id.test', 'http://127.0.0.1.id.test', 'http://localhost.id.test'])
      await expect(discover(facts(issuer))).rejects.toThrow(/only requests to HTTPS are allowed/);
  });

  it('A-002 receives the API that the token is for if the audience is a URL', () => {
    expect(resourceOf(facts('http://id.test'))).toEqual({ resource: 'https://api.signa.test' });
    expect(resourceOf({ ...facts('http://id.test'), audience: 'signa api' })).toEqual({});
  });
});
