import type { PageSession } from '@signa/core/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionIdentity } from './session-identity';

const start = Date.parse('2026-11-20T18:00:00Z');
const first: PageSession = { id: 's', token: 'token-1', username: 'maya@wren.example', expiresAt: start + 600_000 };

interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

function world(answer: (path: string) => Response, content: PageSession | null | undefined = first) {
  const asked: Asked[] = [];
  const surroundings = {
    now: start,
    go: vi.fn(),
    reloadWithoutWarning: vi.fn(),
    isSeen: true,
  };
  const identity = createSessionIdentity(
    {
      fetch: (path, init) => {
        asked.push({
          path: String(path),
          body: JSON.parse(String(init?.body)) as unknown,
          headers: new Headers(init?.headers),
        });
        return Promise.resolve(answer(String(path)));
      },
      now: () => surroundings.now,
      go: surroundings.go,
      reloadWithoutWarning: surroundings.reloadWithoutWarning,
      wasSeen: () => surroundings.isSeen,
    },
    content,
  );
  return { identity, asked, surroundings };
}

const fresh =
  (over: object = {}) =>
  () =>
    Response.json({ token: 'token-2', username: 'maya@wren.example', expiresAt: start + 1_200_000, ...over });
const nobody = () => new Response('{}', { status: 401 });

describe('the session of a page', () => {
  beforeEach(() => localStorage.clear());

  it('A-004 reads the signed-in user from the document without a request', async () => {
    const { identity, asked } = world(nobody);
    expect(identity.current()).toMatchObject({ token: 'token-1', username: 'maya@wren.example' });
    expect(await identity.restore()).toMatchObject({ token: 'token-1' });
    expect(asked).toEqual([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('A-004 learns from the document that nobody is signed in', async () => {
    const { identity, asked } = world(fresh(), null);
    expect(await identity.restore()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('A-012 asks the server once if the document has no session data', async () => {
    const { identity, asked } = world(fresh(), undefined);
    // An explicit `undefined` would use the default value, so a missing value needs its own environment.
    const bare = createSessionIdentity(
      {
        fetch: () => Promise.resolve(fresh()()),
        now: () => start,
        go: vi.fn(),
        reloadWithoutWarning: vi.fn(),
        wasSeen: () => false,
      },
      undefined,
    );
    expect(await bare.restore()).toMatchObject({ token: 'token-2' });
    await identity.renew();
    expect(asked[0]?.headers.get('application')).toBe('practice-portal');
  });

  it('A-011 refreshes the token before it expires, once for all concurrent calls', async () => {
    const { identity, asked, surroundings } = world(fresh());
    await identity.ready();
    expect(asked).toEqual([]);
    surroundings.now = first.expiresAt - 10_000;
    await Promise.all([identity.ready(), identity.ready(), identity.renew()]);
    expect(asked.map(({ path }) => path)).toEqual(['/session/token']);
    expect(identity.current()?.token).toBe('token-2');
  });

  it('A-011 reports whether the user was active', async () => {
    const { identity, asked, surroundings } = world(fresh());
    await identity.renew();
    surroundings.isSeen = false;
    await identity.renew();
    expect(asked.map(({ body }) => body)).toEqual([{ isSeen: true }, { isSeen: false }]);
  });

  it('A-016 distinguishes an ended session from a server that cannot tell', async () => {
    expect(await world(nobody).identity.renew()).toBe('over');
    for (const status of [429, 500, 503])
      expect(await world(() => new Response('{}', { status })).identity.renew()).toBe('unanswered');
    const { identity } = world(() => {
      throw new TypeError('offline');
    });
    expect(await identity.renew()).toBe('unanswered');
  });

  it('A-009 reloads the page instead of continuing as another user', async () => {
    const { identity, surroundings } = world(fresh({ username: 'tomas@wren.example' }));
    expect(await identity.renew()).toBe('over');
    expect(surroundings.reloadWithoutWarning).toHaveBeenCalledOnce();
    expect(identity.current()?.username).toBe('maya@wren.example');
  });

  it('A-002 signs in through the server and returns to the same page', () => {
    const { identity, surroundings } = world(nobody, null);
    identity.signIn('/approve?type=ExpiringRx', false);
    expect(surroundings.go).toHaveBeenLastCalledWith('/session/sign-in?to=%2Fapprove%3Ftype%3DExpiringRx');
    identity.signIn('/', true);
    expect(surroundings.go).toHaveBeenLastCalledWith('/session/sign-in?to=%2F&again=1');
  });

  it('A-007 ends the session and follows the sign-out redirect of the provider; an unreachable server does not prevent it', async () => {
    const { identity, asked, surroundings } = world(() => Response.json({ to: 'https://provider.example/out' }));
    await identity.signOut();
    expect(asked.map(({ path }) => path)).toEqual(['/session/sign-out']);
    expect(surroundings.go).toHaveBeenCalledWith('https://provider.example/out');
    const silent = world(() => {
      throw new TypeError('offline');
    });
    await silent.identity.signOut();
    expect(silent.surroundings.go).toHaveBeenCalledWith('/');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/.//evil.example', 'data:text/html,x', ''])(
    'A-437 A-438 goes home if the sign-out address is %j',
    async (to) => {
      const { identity, surroundings } = world(() => Response.json({ to }));
      await identity.signOut();
      expect(surroundings.go).toHaveBeenCalledWith('/');
    },
  );

  it('A-016 notifies listeners that the token is gone', () => {
    const { identity } = world(nobody);
    const listener = vi.fn();
    identity.subscribe(listener);
    identity.forget();
    expect(identity.current()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });
});
