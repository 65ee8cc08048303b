import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const path = '/callback';
const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signa</title><body style="font:16px system-ui;margin:4rem auto;max-width:32rem"><p>${text}</p></body></html>`;

/** Where a sign-in in the browser comes back to this machine. */
export interface Callback {
  /** What the identity provider is told to come back to. */
  readonly address: string;
  /** The whole address that it came back with. */
  readonly arrived: Promise<URL>;
  readonly close: () => void;
}

/**
 * Waits on a free port for the browser to come back. Any page that the person has open can send a request here, under a
 * name of its own too: one that is not for this path, this host and this very sign-in is turned away, and the wait goes
 * on.
 *
 * @param state - the text that only the sign-in that was begun here has
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
    response.end(page(isCallback ? 'You are signed in to Signa. You can close this page.' : 'Nothing is here.'));
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
