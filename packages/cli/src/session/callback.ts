import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const path = '/callback';
const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signa</title><body style="font:16px system-ui;margin:4rem auto;max-width:32rem"><p>${text}</p></body></html>`;

/** The loopback address to which a browser sign-in returns. */
export interface Callback {
  /** The redirect URI sent to the identity provider. */
  readonly address: string;
  /** The full URL the browser was redirected to. */
  readonly arrived: Promise<URL>;
  readonly close: () => void;
}

/**
 * Listens on a free port for the browser's redirect. Any page open in the browser can send requests here, even under
 * its own host name. Requests for another path, host, or state are rejected, and listening continues.
 *
 * @param state - the random state of this sign-in
 */
export async function openCallback(state: string): Promise<Callback> {
  let arrive: (address: URL) => void = () => undefined;
  const arrived = new Promise<URL>((resolve) => {
    arrive = resolve;
  });
  let host = '';
  const isOurs = ({ method, headers, url }: IncomingMessage, address: URL) =>
    method === 'GET' &&
    headers.host === host &&
    (url ?? '').startsWith('/') &&
    address.pathname === path &&
    address.searchParams.get('state') === state;
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', `http://${host}`);
    const isCallback = isOurs(request, address);
    response.writeHead(isCallback ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
    response.end(page(isCallback ? 'You are signed in to Signa. You can close this page.' : 'Not found.'));
    if (isCallback) arrive(address);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `http://${host}${path}`,
    arrived,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
