import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  type Answer,
  type OperationName,
  type Operations,
  buildCall,
  callHeaders,
  endpointPath,
  readAnswer,
} from '@signa/core/operation';
import { type APIRequestContext, request } from 'playwright-core';
import { password } from './sign-in.js';

/** Calls operations as one person, past the portal: to see what the server holds, or to act as somebody else meanwhile. */
export type Caller = <N extends OperationName>(
  name: N,
  variables: Operations[N]['variables'],
) => Promise<Operations[N]['data']>;

/** The same, where the refusal is what is looked at. */
export type Asker = <N extends OperationName>(name: N, variables: Operations[N]['variables']) => Promise<Answer<N>>;

/** @throws Error on a refusal: what a journey calls is meant to succeed */
export async function callerAs(url: string, email: string): Promise<Caller> {
  const ask = await askerAs(url, email);
  return async (name, variables) => {
    const answer = await ask(name, variables);
    if (!answer.ok) throw new Error(`${name}: ${answer.failure.code} ${answer.failure.message}`);
    return answer.data;
  };
}

export async function askerAs(url: string, email: string): Promise<Asker> {
  const token = await tokenOf(url, email);
  return async <N extends OperationName>(name: N, variables: Operations[N]['variables']) => {
    const response = await fetch(url + endpointPath, {
      method: 'POST',
      headers: { ...callHeaders(token, null), 'idempotency-key': randomUUID() },
      body: JSON.stringify(buildCall(name, variables)),
    });
    return readAnswer<N>(await response.json());
  };
}

export const tokenOf = async (url: string, email: string): Promise<string> => (await sessionOf(url, email)).token;

/** What signing in leaves: a token for the server, and the cookies by which the identity provider knows the person again. */
export interface Session {
  readonly token: string;
  readonly remembered: Awaited<ReturnType<APIRequestContext['storageState']>>;
}

/** Signs in by the code flow with PKCE, without a browser. */
export async function sessionOf(url: string, email: string): Promise<Session> {
  const { issuer, clientId, audience } = (await (await fetch(`${url}/config.json`)).json()) as Record<string, string>;
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${url}/login/callback`;
  const question = new URLSearchParams({
    client_id: clientId ?? '',
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
    const back = await visitor.post(new URL(action, page.url()).href, { form: { email, password } });
    const code = new URL(back.url()).searchParams.get('code');
    if (!code) throw new Error(`The identity provider did not sign ${email} in: ${back.url()}`);
    const answer = await visitor.post(`${issuer}/token`, {
      form: {
        grant_type: 'authorization_code',
        client_id: clientId ?? '',
        redirect_uri: redirect,
        code,
        code_verifier: verifier,
        resource: audience ?? '',
      },
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { token, remembered: await visitor.storageState() };
  } finally {
    await visitor.dispose();
  }
}
