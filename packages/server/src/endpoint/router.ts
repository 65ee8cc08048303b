import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { InboundAnswer, InboundRequest } from '../outside/inbound-door.js';
import type { InboundSource } from '../event/inbound-event.js';
import { mayBeSigned, invalidSignatureText } from '../outside/verify-signature.js';
import type { Metrics } from '../observe/metrics.js';
import { beginCall } from '../api/begin-call.js';
import type { CallLog } from '../api/call-log.js';
import type { Log } from '../observe/log.js';
import type { PostEndpoint } from '../api/post-endpoint.js';
import type { PictureEndpoint } from './picture-endpoint.js';
import type { PrintEndpoint } from '../print/print-endpoint.js';
import type { SignInState } from '../session/watch-provider.js';
import type { SessionEndpoints } from '../session/session-endpoints.js';
import { answerJson, answerText } from '../http/answer.js';
import type { Handler } from '../http/handler.js';
import { type GraphqlNeeds, answerGraphql } from './graphql-endpoint.js';
import { holdUpStranger, type StrangerGateNeeds } from './stranger-gate.js';
import type { PortalFiles } from '../http/portal-files.js';
import { isDeeperThan } from '../http/nesting.js';
import { BodyError, readBody, requireType } from '../http/read-body.js';

interface RouterNeeds extends Pick<GraphqlNeeds, 'admit' | 'execute' | 'streams' | 'report'>, StrangerGateNeeds {
  readonly receive: (request: InboundRequest) => Promise<InboundAnswer>;
  /** Events from a PIMS about its records. */
  readonly receivePush: (request: Pick<InboundRequest, 'headers' | 'body'>) => Promise<InboundAnswer>;
  readonly portal: PortalFiles;
  readonly print: PrintEndpoint;
  /** Calls other than operations. */
  readonly posts: PostEndpoint;
  readonly pictures: PictureEndpoint;
  readonly session: SessionEndpoints;
  readonly portalConfig: Readonly<Record<string, unknown>>;
  readonly headers: OutgoingHttpHeaders;
  readonly metrics: Metrics;
  /** Null answers /metrics like an unknown path. */
  readonly mayReadMetrics: ((authorization: string | undefined) => boolean) | null;
  /** Whether a call could be answered and stored; false also during shutdown. */
  readonly isReady: () => Promise<boolean>;
  readonly signInState: () => SignInState;
  /** The simulators of an embedded start, by path prefix. */
  readonly outside: Handler | null;
  /** Answers free queries and the explorer; only during development. */
  readonly explorer: GraphqlNeeds['freeQueries'];
  readonly callLog: CallLog;
  readonly log: Log;
}

const inboundPath = /^\/inbound\/(storefront|pharmacy|pims)$/;
const inboundLimit = 256 * 1024;
/** An order with its lines and their shipments needs five. */
const deepestEvent = 16;

/** Headers for responses that a browser does not show as a page. */
const forData = new Set(['x-content-type-options', 'strict-transport-security', 'cross-origin-resource-policy']);

/** Routes a request. */
export function openRouter(needs: RouterNeeds): Handler {
  const headers = Object.entries(needs.headers) as [string, string][];
  const dataHeaders = headers.filter(([name]) => forData.has(name));
  return async (request, response) => {
    const path = pathOf(request);
    if (needs.outside && path.startsWith('/outside/')) return await needs.outside(request, response);
    const isData = path === '/graphql';
    for (const [name, value] of isData ? dataHeaders : headers) response.setHeader(name, value);
    if (isData) return await graphql(needs, request, response);
    if (holdUpStranger(needs, request, response, path)) return;
    if (await needs.session(request, response, path)) return;
    if (await needs.pictures(request, response, path)) return;
    if (await needs.posts(request, response, path)) return;
    if (request.method === 'POST') return await inbound(needs, request, response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(response, 'GET, HEAD, POST');
    await look(needs, request, response, path);
  };
}

async function graphql(needs: RouterNeeds, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    if (needs.explorer) return await needs.explorer(request, response, undefined);
    return notAllowed(response, 'POST');
  }
  const start = performance.now();
  const number = beginCall(response);
  const answer = await answerGraphql({ ...needs, freeQueries: needs.explorer }, request, response, number);
  if (!answer) return;
  const { operation, status } = answer;
  needs.callLog(answer, request, number);
  const seconds = (performance.now() - start) / 1000;
  needs.metrics.called(operation ?? 'none', status, seconds);
  if (needs.log.isLevelEnabled('debug'))
    needs.log.debug({ operation, status, milliseconds: Math.round(seconds * 1000) }, 'call');
}

async function inbound(
  needs: RouterNeeds,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const source = inboundPath.exec(path)?.[1] as InboundSource | 'pims' | undefined;
  if (!source) return answerJson(response, 404, { error: 'Not found' });
  try {
    if (!mayBeSigned(request.headers, new Date())) {
      noteForged(needs, request, source);
      return answerJson(response, 401, { error: invalidSignatureText });
    }
    requireType(request, 'application/json');
    const bytes = await readBody(request, inboundLimit);
    if (isDeeperThan(bytes, deepestEvent)) throw new BodyError(400, 'The event could not be parsed');
    const message = { headers: request.headers, body: bytes.toString('utf8') };
    const answer = await (source === 'pims' ? needs.receivePush(message) : needs.receive({ source, ...message }));
    needs.metrics.inbound(source, answer.status);
    if (answer.status === 401) noteForged(needs, request, source);
    answerJson(response, answer.status, answer.body);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    answerJson(response, error.status, { error: error.message });
  }
}

/** The sender does not know the secret: a forgery, or a setting that differs between the systems. */
function noteForged({ log, addressOf }: RouterNeeds, request: IncomingMessage, source: string): void {
  log.warn({ source, address: addressOf(request), reason: invalidSignatureText }, 'an inbound event was rejected');
}

async function look(
  needs: RouterNeeds,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (path === '/config.json') return answerJson(response, 200, needs.portalConfig);
  if (path === '/health/live') return answerJson(response, 200, { status: 'live' });
  if (path === '/health/ready') return await ready(needs, response);
  if (path === '/metrics' && needs.mayReadMetrics) return await metrics(needs, request, response);
  if (await needs.print(request, response, path)) return;
  if (await needs.portal(request, response, path)) return;
  if (path === '/')
    return answerText(response, 503, "The portal isn't built. Run `pnpm build` and restart the server.\n");
  answerJson(response, 404, { error: 'Not found' });
}

async function ready(needs: RouterNeeds, response: ServerResponse): Promise<void> {
  const isReady = await needs.isReady();
  const signIn = needs.signInState();
  answerJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', signIn });
}

async function metrics(needs: RouterNeeds, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!needs.mayReadMetrics?.(request.headers.authorization))
    return answerJson(response, 401, { error: 'Send the metrics token' });
  const { type, text } = await needs.metrics.page();
  answerText(response, 200, text, type);
}

function notAllowed(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  answerJson(response, 405, { error: `Only ${allow} is allowed here` });
}

/** The decoded path without its query; a path that cannot be decoded is not ours. */
function pathOf(request: IncomingMessage): string {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return '';
  }
}
