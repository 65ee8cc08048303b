import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleConfig } from '../../testing/sample-config';
import { createOidcIdentity } from './oidc-identity';

const origin = 'https://portal.example';
const provider = 'https://identity.example';

const metadata = {
  issuer: provider,
  authorization_endpoint: `${provider}/auth`,
  token_endpoint: `${provider}/token`,
  end_session_endpoint: `${provider}/end`,
};

const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function idToken(nonce: string | null) {
  const now = Math.floor(Date.now() / 1000);
  return `${encoded({ alg: 'none' })}.${encoded({ iss: provider, aud: 'portal', sub: 'user-1', email: 'maya.okafor@wren.example', iat: now, exp: now + 3_600, ...(nonce && { nonce }) })}.signature`;
}

/** The identity provider over HTTP: discovery and tokens. */
function answerAsProvider(tokenRequests: URLSearchParams[], nonce: () => string | null) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/.well-known/openid-configuration')) return Response.json(metadata);
    tokenRequests.push(new URLSearchParams(String(init?.body)));
    return Response.json({
      access_token: 'token-1',
      token_type: 'Bearer',
      expires_in: 3_600,
      id_token: idToken(nonce()),
    });
  });
}

function start() {
  const left: URL[] = [];
  const tokenRequests: URLSearchParams[] = [];
  answerAsProvider(tokenRequests, () => left[0]?.searchParams.get('nonce') ?? null);
  const identity = createOidcIdentity(sampleConfig, {
    origin,
    session: sessionStorage,
    go: (url) => void left.push(new URL(url, origin)),
  });
  return { identity, left, tokenRequests };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the sign-in', () => {
  it('A-002 asks for a code with PKCE and exactly the scopes openid, profile, email', async () => {
    const { identity, left } = start();
    await identity.signIn();
    const asked = left[0]?.searchParams;
    expect(left[0]?.origin).toBe(provider);
    expect(asked?.get('response_type')).toBe('code');
    expect(asked?.get('scope')).toBe('openid profile email');
    expect(asked?.get('code_challenge_method')).toBe('S256');
    expect(asked?.get('code_challenge')).toBeTruthy();
    expect(asked?.get('redirect_uri')).toBe(`${origin}/login/callback`);
    expect(asked?.get('resource')).toBe(sampleConfig.audience);
  });

  it('A-002 proves itself with the verifier when it comes back, and keeps the tokens out of every storage', async () => {
    const { identity, left, tokenRequests } = start();
    await identity.signIn();
    const state = left[0]?.searchParams.get('state') ?? '';
    const user = await identity.complete(`${origin}/login/callback?code=code-1&state=${state}`);
    expect(user).toMatchObject({ token: 'token-1', username: 'maya.okafor@wren.example' });
    expect(tokenRequests[0]?.get('code_verifier')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('A-005 rejects what comes back as an error, or without having been asked for', async () => {
    const { identity, left } = start();
    await identity.signIn();
    const state = left[0]?.searchParams.get('state') ?? '';
    await expect(identity.complete(`${origin}/login/callback?error=access_denied&state=${state}`)).rejects.toThrow();
    await expect(identity.complete(`${origin}/login/callback?code=code-1&state=foreign`)).rejects.toThrow();
    expect(identity.current()).toBeNull();
  });

  it('nobody is signed in once the provider was silent for too long, so that the sign-in is shown', async () => {
    vi.useFakeTimers();
    const { identity } = start();
    vi.stubGlobal(
      'fetch',
      (_: unknown, init: RequestInit) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('Aborted')))),
    );
    const restored = identity.restore();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await restored).toBeNull();
  });

  it('A-007 signs out at the provider, which sends back to /', async () => {
    const { identity, left } = start();
    await identity.signIn();
    await identity.complete(`${origin}/login/callback?code=code-1&state=${left[0]?.searchParams.get('state')}`);
    await identity.signOut();
    expect(left[1]?.href.startsWith(`${provider}/end`)).toBe(true);
    expect(left[1]?.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`);
    expect(left[1]?.searchParams.get('id_token_hint')).toBeTruthy();
    expect(identity.current()).toBeNull();
  });
});
