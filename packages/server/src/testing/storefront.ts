import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, openStorefront } from '@signa/fixtures/simulator';
import { testOutgoing } from './outgoing.js';
import { openStorefrontAccounts, type StorefrontAccounts } from '../integration/storefront-accounts.js';
import type { StorefrontSettings } from '../start/config.js';

/** A storefront's response that replaces its own. */
interface OtherAnswer {
  readonly status: number;
  readonly body: string;
}

/** A simulated storefront on a free port, and the connection to it. */
export interface TestStorefront {
  readonly settings: StorefrontSettings;
  readonly accounts: StorefrontAccounts;
  /** Requests so far, such as 'POST /impersonate'. */
  readonly asked: string[];
  /** Responses for the next calls, which do not reach the storefront; null means no response. */
  readonly others: (OtherAnswer | null)[];
  close(): Promise<void>;
}

const secret = "the server's signing secret";

/** Longer than a busy machine takes. */
const timeout = 60_000;

export async function startStorefront(): Promise<TestStorefront> {
  const storefront = openStorefront({ secret, inbound: { url: 'http://127.0.0.1:9', secret } });
  const asked: string[] = [];
  const others: TestStorefront['others'] = [];
  const server = await listen((request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const other = others.shift();
    if (other === undefined) return storefront.handler(request, response);
    request.resume();
    if (other) response.writeHead(other.status).end(other.body);
  });
  const settings = { url: server.url, secret, inboundSecret: null, sessionOrigin: server.url };
  return {
    settings,
    accounts: openStorefrontAccounts(settings, { now: () => new Date(), outgoing: testOutgoing, timeout: timeout }),
    asked,
    others,
    async close() {
      storefront.close();
      await server.close();
    },
  };
}
