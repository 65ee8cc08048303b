import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, request } from 'playwright-core';
import { password } from './sign-in.js';

/** Nothing listens there: the code is read from the redirect. */
const redirect = 'http://127.0.0.1:9/callback';

/** An access token of the identity provider, as the command line gets one for a user. */
export async function commandLineToken(url: string, email: string): Promise<string> {
  const { issuer, commandLineClientId, audience } = (await (await fetch(`${url}/config.json`)).json()) as Record<
    string,
    string
  >;
  const verifier = randomBytes(32).toString('base64url');
  const question = new URLSearchParams({
    client_id: commandLineClientId ?? '',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    resource: audience ?? '',
    state: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visitor = await request.newContext();
  try {
    const page = await visitor.get(`${issuer}/auth?${question}`);
    const action = /<form[^>]* action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const sent = await visitor.post(new URL(action, page.url()).href, { form: { email, password }, maxRedirects: 0 });
    const code = (await followRedirects(visitor, sent)).searchParams.get('code');
    if (!code) throw new Error(`The identity provider returned no code for ${email}`);
    const answer = await visitor.post(`${issuer}/token`, {
      form: {
        grant_type: 'authorization_code',
        client_id: commandLineClientId ?? '',
        redirect_uri: redirect,
        code,
        code_verifier: verifier,
        resource: audience ?? '',
      },
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  } finally {
    await visitor.dispose();
  }
}

/** Follows the provider's redirects until it returns to the command line. */
async function followRedirects(visitor: APIRequestContext, answer: APIResponse): Promise<URL> {
  const next = new URL(answer.headers()['location'] ?? redirect, answer.url());
  return next.href.startsWith(redirect)
    ? next
    : await followRedirects(visitor, await visitor.get(next.href, { maxRedirects: 0 }));
}
