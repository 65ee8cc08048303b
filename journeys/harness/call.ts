import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type OperationName,
  type Operations,
  type PageToken,
  applicationHeader,
  buildCall,
  callHeaders,
  endpointPath,
  readAnswer,
  sessionPaths,
} from '@signa/core/contract';
import { type APIRequestContext, request } from 'playwright-core';
import { password } from './sign-in.js';

/** Calls operations as one user, bypassing the portal: to inspect the server's state, or to act as another user. */
export type Caller = <N extends OperationName>(
  name: N,
  variables: Operations[N]['variables'],
) => Promise<Operations[N]['data']>;

/** The same for tests of the refusal itself. */
export type Asker = <N extends OperationName>(name: N, variables: Operations[N]['variables']) => Promise<Answer<N>>;

/** @throws Error on a refusal: a journey's calls must succeed */
export async function callerAs(url: string, email: string): Promise<Caller> {
  const ask = await askerAs(url, email);
  return async (name, variables) => {
    const answer = await ask(name, variables);
    if (!answer.ok) throw new Error(`${name}: ${answer.failure.code} ${answer.failure.message}`);
    return answer.data;
  };
}

export async function askerAs(url: string, email: string): Promise<Asker> {
  const { token } = await sessionOf(url, email);
  return async <N extends OperationName>(name: N, variables: Operations[N]['variables']) => {
    const response = await fetch(url + endpointPath, {
      method: 'POST',
      headers: { ...callHeaders(await token(), null), 'idempotency-key': randomUUID() },
      body: JSON.stringify(buildCall({ operationName: name }, variables)),
    });
    return readAnswer<N>(await response.json());
  };
}

/**
 * The result of a sign-in: tokens for the server, and the cookies that identify the user to server and identity
 * provider.
 */
export interface Session {
  /** Returns a token that remains valid for minutes. */
  readonly token: () => Promise<string>;
  readonly remembered: Awaited<ReturnType<APIRequestContext['storageState']>>;
}

/** On a busy machine, a journey takes longer than a token is valid. */
const minTokenLifetime = 5 * 60_000;

/** Signs in like the portal, without a browser. */
export async function sessionOf(url: string, email: string): Promise<Session> {
  const visitor = await request.newContext();
  let remembered: Session['remembered'];
  try {
    const page = await visitor.get(url + sessionPaths.signIn);
    const action = /<form[^>]* action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const back = await visitor.post(new URL(action, page.url()).href, { form: { email, password } });
    if (new URL(back.url()).pathname === '/login') throw new Error(`${email} could not sign in: ${back.url()}`);
    remembered = await visitor.storageState();
  } finally {
    await visitor.dispose();
  }
  let held: PageToken | null = null;
  const token = async () => {
    if (held === null || held.expiresAt - Date.now() < minTokenLifetime) held = await pageToken(url, remembered);
    return held.token;
  };
  return { token, remembered };
}

async function pageToken(url: string, { cookies }: Session['remembered']): Promise<PageToken> {
  const response = await fetch(url + sessionPaths.token, {
    method: 'POST',
    headers: {
      [applicationHeader.name]: applicationHeader.value,
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ isSeen: true }),
  });
  if (!response.ok) throw new Error(`The session could not get a token: ${response.status}`);
  return (await response.json()) as PageToken;
}
