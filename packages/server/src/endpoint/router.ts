import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { commandLineVersionHeader, versionSkew } from '@signa/core/contract';
import type { InboundAnswer, InboundRequest } from '../integration/inbound-door.js';
import type { InboundSource } from '../event/inbound-event.js';
import { mayBeSigned, invalidSignatureText } from '../integration/verify-signature.js';
import type { Metrics } from '../observe/metrics.js';
import { beginCall } from '../api/begin-call.js';
import type { CallLog } from '../api/call-log.js';
import type { Log } from '../observe/log.js';
import { version } from '../observe/version.js';
import type { PostEndpoint } from '../api/post-endpoint.js';
import type { CdsEndpoint } from './cds-endpoint.js';
import type { KnowledgeEndpoint } from './knowledge-endpoint.js';
import type { ImportPartEndpoint } from './import-part-endpoint.js';
import type { PictureEndpoint } from './picture-endpoint.js';
import type { PrintEndpoint } from '../print/print-endpoint.js';
import type { SignInState } from '../session/watch-provider.js';
import type { SessionEndpoints } from '../session/session-endpoints.js';
import { answerJson, answerText } from '../http/answer.js';
import type { Handler } from '../http/handler.js';
import { headerOf } from '../http/header.js';
import { type GraphqlDeps, answerGraphql } from './graphql-endpoint.js';
import { delayUnauthenticated, type UnauthenticatedGateDeps } from './unauthenticated-gate.js';
import type { PortalFiles } from '../http/portal-files.js';
import { isDeeperThan } from '../http/nesting.js';
import { BodyError, readBody, requireType } from '../http/read-body.js';

interface RouterDeps extends Pick<GraphqlDeps, 'admit' | 'execute' | 'streams' | 'report'>, UnauthenticatedGateDeps {
  readonly receive: (request: InboundRequest) => Promise<InboundAnswer>;
  /** Events from a PIMS about its records. */
  readonly receivePush: (request: Pick<InboundRequest, 'headers' | 'body'>) => Promise<InboundAnswer>;
  readonly portal: PortalFiles;
  readonly print: PrintEndpoint;
  /** Calls other than operations. */
  readonly posts: PostEndpoint;
  readonly pictures: PictureEndpoint;
  readonly importParts: ImportPartEndpoint;
  readonly knowledge: KnowledgeEndpoint;
  /** Checks for other programs. */
  readonly cds: CdsEndpoint;
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
  readonly explorer: GraphqlDeps['freeQueries'];
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
export function openRouter(deps: RouterDeps): Handler {
  const headers = Object.entries(deps.headers) as [string, string][];
  const dataHeaders = headers.filter(([name]) => forData.has(name));
  return async (request, response) => {
    const path = pathOf(request);
    if (deps.outside && path.startsWith('/outside/')) return await deps.outside(request, response);
    const isData = path === '/graphql';
    for (const [name, value] of isData ? dataHeaders : headers) response.setHeader(name, value);
    if (isData) return await graphql(deps, request, response);
    if (delayUnauthenticated(deps, request, response, path)) return;
    if (await deps.session(request, response, path)) return;
    if (await deps.pictures(request, response, path)) return;
    if (await deps.importParts(request, response, path)) return;
    if (await deps.knowledge(request, response, path)) return;
    if (await deps.cds(request, response, path)) return;
    if (await deps.posts(request, response, path)) return;
    if (request.method === 'POST') return await inbound(deps, request, response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(response, 'GET, HEAD, POST');
    await look(deps, request, response, path);
  };
}

async function graphql(deps: RouterDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    if (deps.explorer) return await deps.explorer(request, response, undefined);
    return notAllowed(response, 'POST');
  }
  const start = performance.now();
  const number = beginCall(response);
  const answer = await answerGraphql({ ...deps, freeQueries: deps.explorer }, request, response, number);
  if (!answer) return;
  const { operation, status } = answer;
  deps.callLog(answer, request, number);
  const commandLine = headerOf(request.headers, commandLineVersionHeader);
  if (commandLine && answer.actor) deps.metrics.commandLine(versionSkew(commandLine, version));
  const seconds = (performance.now() - start) / 1000;
  deps.metrics.called(operation ?? 'none', status, seconds);
  if (deps.log.isLevelEnabled('debug'))
    deps.log.debug({ operation, status, milliseconds: Math.round(seconds * 1000) }, 'call');
}

async function inbound(
  deps: RouterDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const source = inboundPath.exec(path)?.[1] as InboundSource | 'pims' | undefined;
  if (!source) return answerJson(response, 404, { error: 'Not found' });
  try {
    if (!mayBeSigned(request.headers, new Date())) {
      noteForged(deps, request, source);
      return answerJson(response, 401, { error: invalidSignatureText });
    }
    requireType(request, 'application/json');
    const bytes = await readBody(request, inboundLimit);
    if (isDeeperThan(bytes, deepestEvent)) throw new BodyError(400, 'The event could not be parsed');
    const message = { headers: request.headers, body: bytes.toString('utf8') };
    const answer = await (source === 'pims' ? deps.receivePush(message) : deps.receive({ source, ...message }));
    deps.metrics.inbound(source, answer.status);
    if (answer.status === 401) noteForged(deps, request, source);
    answerJson(response, answer.status, answer.body);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    answerJson(response, error.status, { error: error.message });
  }
}

/** The sender does not know the secret: a forgery, or a setting that differs between the systems. */
function noteForged({ log, addressOf }: RouterDeps, request: IncomingMessage, source: string): void {
  log.warn({ source, address: addressOf(request), reason: invalidSignatureText }, 'an inbound event was rejected');
}

async function look(deps: RouterDeps, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  if (path === '/config.json') return answerJson(response, 200, deps.portalConfig);
  if (path === '/health/live') return answerJson(response, 200, { status: 'live' });
  if (path === '/health/ready') return await ready(deps, response);
  if (path === '/metrics' && deps.mayReadMetrics) return await metrics(deps, request, response);
  if (await deps.print(request, response, path)) return;
  if (await deps.portal(request, response, path)) return;
  if (path === '/')
    return answerText(response, 503, "The portal isn't built. Run `pnpm build` and restart the server.\n");
  answerJson(response, 404, { error: 'Not found' });
}

async function ready(deps: RouterDeps, response: ServerResponse): Promise<void> {
  const isReady = await deps.isReady();
  const signIn = deps.signInState();
  answerJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', signIn });
}

async function metrics(deps: RouterDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!deps.mayReadMetrics?.(request.headers.authorization))
    return answerJson(response, 401, { error: 'Send the metrics token' });
  const { type, text } = await deps.metrics.page();
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
