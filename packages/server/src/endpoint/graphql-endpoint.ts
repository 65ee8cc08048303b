import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBodyBytes } from '@signa/core/base';
import { isSubscriptionName, serverVersionHeader } from '@signa/core/contract';
import type { Admit } from '../access/admit.js';
import { type ReportError, sentError } from '../api/error.js';
import type { FreeQueries } from '../api/free-queries.js';
import { type Execute, statusOf } from '../api/execute.js';
import type { CallAnswer } from '../api/call-answer.js';
import type { Streams } from '../live/streams.js';
import { version } from '../observe/version.js';
import { answerLongJson } from '../http/answer.js';
import { BodyError, readJson } from '../http/read-body.js';
import { setRetryAfter } from '../http/retry-after.js';
import { writeAnswer } from './bounded-answer.js';

export interface GraphqlDeps {
  readonly admit: Admit;
  readonly execute: Execute;
  readonly streams: Streams;
  readonly freeQueries: FreeQueries | null;
  readonly report: ReportError;
}

/**
 * Answers POST /graphql; null for a free query and when the response is streamed. The caller is identified by the
 * headers first: nothing of a rejected caller's body is read.
 *
 * @param number - request ID, already set on the response
 */
export async function answerGraphql(
  deps: GraphqlDeps,
  request: IncomingMessage,
  response: ServerResponse,
  number: string,
): Promise<CallAnswer | null> {
  const report: ReportError = (error) => deps.report(error, number);
  const made = await answerOf(deps, request, response, number).catch((error: unknown) => refusal(error, report));
  if (!made) return null;
  const { answer, text } = writeAnswer(made);
  const extensions = answer.body.errors?.[0]?.extensions;
  if (extensions && 'code' in extensions) setRetryAfter(response, extensions);
  await answerLongJson(request, response, answer.status, text);
  return answer;
}

async function answerOf(
  { admit, execute, streams, freeQueries }: GraphqlDeps,
  request: IncomingMessage,
  response: ServerResponse,
  number: string,
): Promise<CallAnswer | null> {
  const caller = await admit(request);
  response.setHeader(serverVersionHeader, version);
  const body = await readJson(request, maxBodyBytes);
  if (freeQueries && isFreeQuery(body)) {
    await freeQueries(request, response, body);
    return null;
  }
  const operation = subscriptionIn(body);
  if (operation === null) return await execute({ ...caller, body, number });
  if (/\btext\/event-stream\b/.test(request.headers.accept ?? ''))
    return await streams.open({ ...caller, body }, response);
  const message = `${operation} returns a stream of events. Send the header accept: text/event-stream.`;
  return unread(406, message);
}

function refusal(error: unknown, report: ReportError): CallAnswer {
  if (error instanceof BodyError) return unread(error.status, error.message);
  return { status: statusOf(error), operation: null, actor: null, body: { errors: [sentError(error, report)] } };
}

function unread(status: number, message: string): CallAnswer {
  const error = { message, extensions: { code: 'BAD_USER_INPUT' } } as const;
  return { status, operation: null, actor: null, body: { errors: [error] } };
}

function subscriptionIn(body: unknown): string | null {
  const name = typeof body === 'object' && body !== null ? (body as { operationName?: unknown }).operationName : null;
  return isSubscriptionName(name) ? name : null;
}

function isFreeQuery(body: unknown): boolean {
  return typeof body === 'object' && body !== null && typeof (body as { query?: unknown }).query === 'string';
}
