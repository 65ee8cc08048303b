import type { IncomingMessage, ServerResponse } from 'node:http';
import { applicationHeader, impersonationHeader } from '@signa/core/operation';
import type { CallAnswer, Execute } from '../api/execute.js';
import { answerJson, answerLongJson } from './answer.js';
import { BodyError, readBody } from './read-body.js';

const bodyLimit = 1024 * 1024;

/** What else may answer a call: free queries, while developing. It gets the body that was read already. */
export type FreeQueries = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void> | void;

/** Answers POST /graphql; null when it was no call of the contract. */
export async function answerGraphql(
  execute: Execute,
  request: IncomingMessage,
  response: ServerResponse,
  freeQueries: FreeQueries | null = null,
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
  const answer = await execute({
    authorization: request.headers.authorization,
    application: header(request, applicationHeader.name) ?? undefined,
    impersonated: header(request, impersonationHeader),
    idempotencyKey: header(request, 'idempotency-key'),
    body,
  });
  await answerLongJson(request, response, answer.status, answer.body);
  return answer;
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
