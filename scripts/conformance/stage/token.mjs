/** An access token from the identity provider, requested by the code flow with PKCE like the command line's. */
import { createHash, randomBytes } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { request } from 'playwright-core';
import { Stop } from '../../child.mjs';

/** Nothing listens there: the code is read from the redirect. */
const redirect = 'http://127.0.0.1:9/callback';

/** @param email - one of the people of the sample */
export async function tokenOf(url, email) {
  const { issuer, commandLineClientId: client, audience } = await (await fetch(`${url}/config.json`)).json();
  const verifier = randomBytes(32).toString('base64url');
  const question = new URLSearchParams({
    client_id: client,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    resource: audience,
    state: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visitor = await request.newContext();
  try {
    const page = await visitor.get(`${issuer}/auth?${question}`);
    const action = /<form[^>]* action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const form = { email, password: 'signa' };
    const sent = await visitor.post(new URL(action, page.url()).href, { form, maxRedirects: 0 });
    const code = (await returnLink(visitor, sent)).searchParams.get('code');
    if (!code) throw new Stop(`The identity provider gave no code for ${email}.`);
    const exchange = { grant_type: 'authorization_code', client_id: client, redirect_uri: redirect };
    const answer = await visitor.post(`${issuer}/token`, {
      form: { ...exchange, code, code_verifier: verifier, resource: audience },
    });
    return (await answer.json()).access_token;
  } finally {
    await visitor.dispose();
  }
}

/** Follows the provider's redirects until one leads to the command line's address. */
async function returnLink(visitor, answer) {
  const next = new URL(answer.headers().location ?? redirect, answer.url());
  return next.href.startsWith(redirect)
    ? next
    : await returnLink(visitor, await visitor.get(next.href, { maxRedirects: 0 }));
}
