import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { guardedLookup, requireCallable, resolveBySystem, type ResolveHost } from './guard-address.js';
import { OutgoingError } from './outgoing-error.js';
import type { PrivateHosts } from './private-hosts.js';
import { readAnswer } from './read-answer.js';

/** A call to another system. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the whole call: lookup, connection, headers, and body. */
  readonly timeout: number;
  /** Maximum bytes of a decompressed body; null to read only the status and no body. */
  readonly maxBytes: number | null;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * The only client with which the server calls other systems. A redirect is returned like any other status and never
 * followed; a private address is called only if the configuration names the host.
 *
 * @throws OutgoingError without a response
 */
export type Outgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer>;

interface OutgoingDeps {
  readonly privateHosts: readonly string[];
  readonly resolve?: ResolveHost;
}

/**
 * Reads share connections; other calls get their own, because a connection that closes midway would leave their effect
 * unknown. Connections belong to one client: a shared connection is not resolved again, so another client's hosts must
 * not open it.
 */
const openAgents = () => ({
  'http:': { shared: new HttpAgent({ keepAlive: true }), own: new HttpAgent() },
  'https:': { shared: new HttpsAgent({ keepAlive: true }), own: new HttpsAgent() },
});

/** How a client connects to one host. */
interface Connecting {
  readonly agents: ReturnType<typeof openAgents>;
  readonly lookup: LookupFunction;
}

export function openOutgoing({ privateHosts, resolve = resolveBySystem }: OutgoingDeps): Outgoing {
  const hosts: PrivateHosts = new Set(privateHosts.map((host) => host.toLowerCase()));
  const agents = openAgents();
  return async (request) => {
    const { url, method } = request;
    requireCallable(url, hosts);
    const until = performance.now() + request.timeout;
    const by = { agents, lookup: guardedLookup(url, hosts, resolve) };
    try {
      return await call(request, by, until);
    } catch (error) {
      if (method === 'GET' && error instanceof StaleConnection) return await call(request, by, until);
      throw error;
    }
  };
}

/** The system closed a shared connection just as it was reused. */
class StaleConnection extends OutgoingError {}

function call(request: OutgoingRequest, by: Connecting, until: number): Promise<OutgoingAnswer> {
  const { host } = request.url;
  const sent = begin(request, by);
  return new Promise((fulfill, reject) => {
    const stop = (error: unknown) => {
      clearTimeout(deadline);
      reject(asOutgoing(error, host, sent.reusedSocket));
      sent.destroy();
    };
    const deadline = setTimeout(
      () => stop(new OutgoingError('late', host, 'did not respond in time')),
      until - performance.now(),
    );
    const finish = async (message: IncomingMessage) => {
      const answer = await answerOf(message, host, request.maxBytes);
      clearTimeout(deadline);
      fulfill(answer);
    };
    sent.on('error', stop);
    sent.on('response', (message) => void finish(message).catch(stop));
    sent.end(request.body);
  });
}

function begin({ method, url, headers }: OutgoingRequest, { agents, lookup }: Connecting): ClientRequest {
  const { protocol, host } = url;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new OutgoingError('unreachable', host, 'has an address that is not a web address');
  const { shared, own } = agents[protocol];
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return send(url, {
    method,
    headers: { 'accept-encoding': 'gzip', 'user-agent': 'signa', ...headers },
    agent: method === 'GET' ? shared : own,
    lookup,
  });
}

async function answerOf(message: IncomingMessage, host: string, maxBytes: number | null): Promise<OutgoingAnswer> {
  const body = maxBytes === null ? Buffer.alloc(0) : await readAnswer(message, host, maxBytes);
  if (maxBytes === null) message.destroy();
  const headers = new Headers();
  const { rawHeaders, statusCode = 0 } = message;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return { status: statusCode, headers, body };
}

function asOutgoing(error: unknown, host: string, isReused: boolean): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const isStale = isReused && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
  const Kind = isStale ? StaleConnection : OutgoingError;
  return new Kind('unreachable', host, 'could not be reached', { cause: error });
}
