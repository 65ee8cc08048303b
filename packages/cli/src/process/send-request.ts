import { NoAnswerError } from './exit-code.js';
import type { Io } from './io.js';
import { networkFault } from './network-fault.js';

/**
 * Sends a request to a Signa server. Redirects are not followed: the token is only for the server that was named.
 *
 * @param server - the address of the server, without a trailing slash
 * @param path - the path, with its leading slash
 * @throws NoAnswerError that says why the server could not be reached, or where it redirects to
 */
export async function sendRequest(io: Io, server: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await io.fetch(`${server}${path}`, { ...init, redirect: 'manual' }).catch((cause: unknown) => {
    throw new NoAnswerError(networkFault(cause, server, io.proxyFor(server)));
  });
  const target = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
  if (target === null) return response;
  const moved = new URL(target, `${server}${path}`).href;
  const address = moved.endsWith(path) ? moved.slice(0, -path.length) : new URL(moved).origin;
  throw new NoAnswerError(
    `${server} redirects to ${address}, so it is not the address of a Signa server.\nSign in with: signa login --server ${address}`,
  );
}

/** The text for an answer that isn't one of a Signa server, such as the page of a gateway. */
export function foreignAnswerText({ status, statusText }: Response, server: string): string {
  const what = `${server} answered ${[String(status), statusText].filter((part) => part !== '').join(' ')}`;
  return status === 502 || status === 503 || status === 504
    ? `${what}: the Signa server behind this address does not respond. Try again in a moment.`
    : `${what}, but not as a Signa server does. Check the address.`;
}
