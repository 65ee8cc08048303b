import { unavailableText } from '@signa/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server';
import { openSession } from './open-session';
import { createPost } from './rest';
import type { RestNeeds } from './rest';

function start(over: Partial<RestNeeds> = {}) {
  const server = createFakeServer();
  const needs: RestNeeds = {
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    token: () => 'token-1',
    impersonated: () => null,
    renew: async () => 'over' as const,
    onUnauthenticated: vi.fn(),
    onUnknown: vi.fn(),
    onImpersonationExpired: vi.fn(),
    ...over,
  };
  return { server, needs, post: createPost(needs) };
}
const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

describe('a REST call', () => {
  it('C-181 C-182 A-013 posts the body with the headers of every call and returns the response', async () => {
    const { server, post } = start({ impersonated: () => 'maya@wren.example' });
    server.answerPost('/impersonate', () => ({ body: { token: 't' } }));
    expect(await post('/impersonate', { uuid: 'u' })).toEqual({ token: 't' });
    expect(server.posts()).toMatchObject([
      {
        body: { uuid: 'u' },
        credentials: 'include',
        headers: {
          application: 'practice-portal',
          authorization: 'Bearer token-1',
          impersonation: 'maya@wren.example',
          'content-type': 'application/json',
        },
      },
    ]);
  });

  it('C-146 throws the error message of the server, or else its status', async () => {
    const { server, post } = start();
    server.answerPost('/impersonate', () => ({ status: 403, body: refusal('FORBIDDEN', 'Not you.') }));
    await expect(post('/impersonate', {})).rejects.toMatchObject({ message: 'Not you.', code: 'FORBIDDEN' });
    server.answerPost('/impersonate', () => ({ status: 502, body: 'down' }));
    await expect(post('/impersonate', {})).rejects.toThrow('Error status: 502');
    server.breakOffPost('/impersonate');
    await expect(post('/impersonate', {})).rejects.toThrow(unavailableText);
  });

  it('A-425 includes the request ID if the server sent one', async () => {
    const { server, post } = start();
    const number = 'K7QX-2M9R-4DTB';
    server.answerPost('/impersonate', () => ({ status: 403, body: refusal('FORBIDDEN', 'Not you.'), number }));
    await expect(post('/impersonate', {})).rejects.toThrow(`Not you. Request ID: ${number}`);
    server.answerPost('/impersonate', () => ({ status: 400, body: refusal('BAD_USER_INPUT', 'No uuid.'), number }));
    await expect(post('/impersonate', {})).rejects.toThrow(/^No uuid\.$/);
  });

  it('A-016 is retried with a fresh token; without one, the session has ended', async () => {
    let isFresh = false;
    const renew = async () => {
      isFresh = true;
      return 'renewed' as const;
    };
    const { server, post, needs } = start({ renew });
    server.answerPost('/impersonate', () =>
      isFresh ? { body: 1 } : { status: 401, body: refusal('UNAUTHENTICATED', 'Sign in.') },
    );
    expect(await post('/impersonate', {})).toBe(1);
    expect(needs.onUnauthenticated).not.toHaveBeenCalled();
    const over = start();
    over.server.answerPost('/impersonate', () => ({ status: 401, body: refusal('UNAUTHENTICATED', 'Sign in.') }));
    await expect(over.post('/impersonate', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(over.needs.onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('A-016 A-017 counts as unanswered when no token refresh was possible', async () => {
    const { server, post, needs } = start({ renew: async () => 'unanswered' as const });
    server.answerPost('/impersonate', () => ({ status: 401, body: {} }));
    await expect(post('/impersonate', {})).rejects.toMatchObject({ code: 'UNAVAILABLE', message: unavailableText });
    expect(needs.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('A-059 reports an expired impersonation', async () => {
    const { server, post, needs } = start();
    server.answerPost('/impersonate', () => ({ status: 403, body: refusal('IMPERSONATION_EXPIRED', 'Over.') }));
    await expect(post('/impersonate', {})).rejects.toThrow('Over.');
    expect(needs.onImpersonationExpired).toHaveBeenCalledOnce();
  });
});

describe('a storefront session', () => {
  const session = { sessionUrl: 'https://shop.test/session', token: 't-1' };

  it('C-183 C-146 opens with its token, or throws the error message of the storefront or else its status', async () => {
    const server = createFakeServer();
    server.answerPost(session.sessionUrl, () => ({ body: {} }));
    await openSession(server.fetch, session);
    expect(server.posts()).toMatchObject([
      { headers: { authorization: 'Bearer t-1' }, credentials: 'include', body: undefined },
    ]);
    server.answerPost(session.sessionUrl, () => ({ status: 401, body: { message: 'The token is too old' } }));
    await expect(openSession(server.fetch, session)).rejects.toThrow('The token is too old');
    server.answerPost(session.sessionUrl, () => ({ status: 503, body: 'down' }));
    await expect(openSession(server.fetch, session)).rejects.toThrow('Error status: 503');
  });
});
