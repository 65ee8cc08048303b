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
    openAnew: vi.fn(),
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
      openAnew: surroundings.openAnew,
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

describe('the session as a page knows it', () => {
  beforeEach(() => localStorage.clear());

  it('A-004 takes who is signed in from the document, and asks nobody', async () => {
    const { identity, asked } = world(nobody);
    expect(identity.current()).toMatchObject({ token: 'token-1', username: 'maya@wren.example' });
    expect(await identity.restore()).toMatchObject({ token: 'token-1' });
    expect(asked).toEqual([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('A-004 knows from the document that nobody is signed in', async () => {
    const { identity, asked } = world(fresh(), null);
    expect(await identity.restore()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('A-012 asks the server once where the document brought nothing', async () => {
    const { identity, asked } = world(fresh(), undefined);
    // `undefined` as an argument takes the default: that nothing came with the document needs an environment of its own.
    const bare = createSessionIdentity(
      {
        fetch: () => Promise.resolve(fresh()()),
        now: () => start,
        go: vi.fn(),
        openAnew: vi.fn(),
        wasSeen: () => false,
      },
      undefined,
    );
    expect(await bare.restore()).toMatchObject({ token: 'token-2' });
    await identity.renew();
    expect(asked[0]?.headers.get('application')).toBe('practice-portal');
  });

  it('A-011 gets a fresh token before one ends, one for all that ask at once', async () => {
    const { identity, asked, surroundings } = world(fresh());
    await identity.ready();
    expect(asked).toEqual([]);
    surroundings.now = first.expiresAt - 10_000;
    await Promise.all([identity.ready(), identity.ready(), identity.renew()]);
    expect(asked.map(({ path }) => path)).toEqual(['/session/token']);
    expect(identity.current()?.token).toBe('token-2');
  });

  it('A-011 tells whether the person was there', async () => {
    const { identity, asked, surroundings } = world(fresh());
    await identity.renew();
    surroundings.isSeen = false;
    await identity.renew();
    expect(asked.map(({ body }) => body)).toEqual([{ isSeen: true }, { isSeen: false }]);
  });

  it('A-016 tells a session that is over from a server that cannot say', async () => {
    expect(await world(nobody).identity.renew()).toBe('over');
    for (const status of [429, 500, 503])
      expect(await world(() => new Response('{}', { status })).identity.renew()).toBe('unanswered');
    const { identity } = world(() => {
      throw new TypeError('offline');
    });
    expect(await identity.renew()).toBe('unanswered');
  });

  it('A-009 never goes on as somebody else: the page opens anew', async () => {
    const { identity, surroundings } = world(fresh({ username: 'tomas@wren.example' }));
    expect(await identity.renew()).toBe('over');
    expect(surroundings.openAnew).toHaveBeenCalledOnce();
    expect(identity.current()?.username).toBe('maya@wren.example');
  });

  it('A-002 leaves for the provider by the server, and comes back where it was', () => {
    const { identity, surroundings } = world(nobody, null);
    identity.signIn('/approve?type=ExpiringRx', false);
    expect(surroundings.go).toHaveBeenLastCalledWith('/session/sign-in?to=%2Fapprove%3Ftype%3DExpiringRx');
    identity.signIn('/', true);
    expect(surroundings.go).toHaveBeenLastCalledWith('/session/sign-in?to=%2F&again=1');
  });

  it('A-007 ends the session, then goes where the provider signs out; a silent server keeps nobody inside', async () => {
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
    'A-437 A-438 goes home where the address to sign out at is %j',
    async (to) => {
      const { identity, surroundings } = world(() => Response.json({ to }));
      await identity.signOut();
      expect(surroundings.go).toHaveBeenCalledWith('/');
    },
  );

  it('A-016 tells who listens that the token is gone', () => {
    const { identity } = world(nobody);
    const listener = vi.fn();
    identity.subscribe(listener);
    identity.forget();
    expect(identity.current()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });
});
