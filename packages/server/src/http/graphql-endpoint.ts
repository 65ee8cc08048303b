import type { IncomingMessage, ServerResponse } from 'node:http';
import { applicationHeader, impersonationHeader, isSubscriptionName } from '@signa/core/operation';
import type { CallAnswer, Execute } from '../api/execute.js';
import type { Streams } from '../live/streams.js';
import { answerJson, answerLongJson } from './answer.js';
import { BodyError, readBody } from './read-body.js';

const bodyLimit = 1024 * 1024;

/** What else may answer a call: free queries, while developing. It gets the body that was read already. */
export type FreeQueries = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void> | void;

export interface GraphqlNeeds {
  readonly execute: Execute;
  readonly streams: Streams;
  readonly freeQueries: FreeQueries | null;
}

/** Answers POST /graphql; null when it was no call of the contract, or one whose answer goes on. */
export async function answerGraphql(
  { execute, streams, freeQueries }: GraphqlNeeds,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<CallAnswer | null> {
  let body: unknown;
  try {
    body = parsed(await readBody(request, bodyLimit));
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    answerJson(response, error.status, {
      errors: [{ message: error.message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
    return null;
  }
  if (freeQueries && isFreeQuery(body)) {
    await freeQueries(request, response, body);
    return null;
  }
  const call = {
    authorization: request.headers.authorization,
    application: header(request, applicationHeader.name) ?? undefined,
    impersonated: header(request, impersonationHeader),
    idempotencyKey: header(request, 'idempotency-key'),
    body,
  };
  const operation = subscriptionIn(body);
  if (operation && !/\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
    const message = `${operation} is answered by a stream of events. Send the header accept: text/event-stream.`;
    answerJson(response, 406, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    return null;
  }
  const answer = operation ? await streams.open(call, response) : await execute(call);
  if (answer) await answerLongJson(request, response, answer.status, answer.body);
  return answer;
}

function subscriptionIn(body: unknown): string | null {
  const name = typeof body === 'object' && body !== null ? (body as { operationName?: unknown }).operationName : null;
  return isSubscriptionName(name) ? name : null;
}

function isFreeQuery(body: unknown): boolean {
  return typeof body === 'object' && body !== null && typeof (body as { query?: unknown }).query === 'string';
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text ? text : null;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new BodyError(400, 'The body is not JSON.');
  }
}
