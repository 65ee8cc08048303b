import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { FetchBody } from 'openid-client';
import type { Outgoing } from './outgoing.js';

/** Documents of an identity provider are a few kilobytes. */
const maxBytes = 1_000_000;

/** Fetch replacement for the OpenID Connect libraries. */
type OutgoingFetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Headers | Readonly<Record<string, string>>;
    readonly body?: FetchBody;
  },
) => Promise<Response>;

/** @param timeout - milliseconds for each call, including its body */
export function fetchThrough(outgoing: Outgoing, timeout: number): OutgoingFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outgoing({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url),
      headers: Object.fromEntries(new Headers(headers)),
      ...(body && { body: textOf(body) }),
      timeout,
      maxBytes,
    });
    const { status } = answer;
    return new Response(isWithoutBody(status) ? null : new Uint8Array(answer.body), {
      status,
      headers: answer.headers,
    });
  };
}

/** The keys that an identity provider publishes. */
export function remoteKeys(address: string, outgoing: Outgoing, timeout: number): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeout,
    [customFetch]: fetchThrough(outgoing, timeout),
  });
}

function textOf(body: NonNullable<FetchBody>): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('A call of OpenID Connect must have a text or a form as its body');
}

/** Statuses for which a Response accepts no body. */
function isWithoutBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
