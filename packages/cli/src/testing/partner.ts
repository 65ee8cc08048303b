import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request received at a path, with its form or JSON body. */
interface Arrived {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A Signa server and its identity provider in one. Each path returns JSON, or a refusal with status 400. */
export interface Partner {
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  readonly close: () => void;
}
/** What each path returns, in order; the last answer repeats. */
export type Answers = Readonly<Record<string, readonly object[]>>;

const bodyOf = (type: string | undefined, content: string): Record<string, unknown> =>
  type?.includes('json')
    ? (JSON.parse(content) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(content));

/** Opens one on a free port. `metadata` overrides the discovery document; null removes a field. */
export async function openPartner(answers: Answers, metadata: object = {}): Promise<Partner> {
  const arrived: Arrived[] = [];
  const left = new Map(Object.entries(answers).map(([path, all]) => [path, [...all]]));
  let origin = '';
  const facts = (): Record<string, object> => ({
    '/config.json': { issuer: origin, commandLineClientId: 'signa-command-line', audience: 'https://api.signa.test' },
    '/.well-known/openid-configuration': {
      ...{ issuer: origin, authorization_endpoint: `${origin}/authorize`, token_endpoint: `${origin}/token` },
      ...{ device_authorization_endpoint: `${origin}/device`, revocation_endpoint: `${origin}/revoke` },
      end_session_endpoint: `${origin}/end`,
      ...metadata,
    },
  });
  const server: Server = createServer((request, response) => {
    void text(request).then((content) => {
      const path = request.url ?? '';
      const known = facts()[path];
      const remaining = left.get(path) ?? [];
      const answer = known ?? (remaining.length > 1 ? remaining.shift() : remaining[0]);
      if (!known)
        arrived.push({ path, headers: request.headers, body: bodyOf(request.headers['content-type'], content) });
      const status = answer === undefined ? 404 : 'error' in answer ? 400 : 200;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, arrived, close };
}
