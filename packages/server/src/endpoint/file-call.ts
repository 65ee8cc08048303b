import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooManyCallsText } from '@signa/core/base';
import { fileType } from '@signa/core/contract';
import type { Admit, Admitted } from '../access/admit.js';
import { beginCall } from '../api/begin-call.js';
import type { CallAnswer } from '../api/call-answer.js';
import type { CallLog } from '../api/call-log.js';
import { type ReportError, sentError } from '../api/error.js';
import { type Execute, statusOf } from '../api/execute.js';
import { Failure } from '../failure/failure.js';
import { answerJson } from '../http/answer.js';
import { BodyError, readBody, requireType } from '../http/read-body.js';
import { setRetryAfterError } from '../http/retry-after.js';

export interface FileCallDeps {
  readonly admit: Admit;
  readonly execute: Execute;
  readonly report: ReportError;
  readonly callLog: CallLog;
}

/** An operation with a file that doesn't fit in JSON. */
interface FileOperation {
  /** Maximum size, in bytes. */
  readonly limit: number;
  /** The message for a larger file. */
  readonly tooLarge: string;
  readonly bodyOf: (file: Buffer) => { readonly operationName: string; readonly variables: object };
}

/** Answers a POST whose body is the file of an operation. */
type FileCall = (request: IncomingMessage, response: ServerResponse, operation: FileOperation) => Promise<void>;

/**
 * Authentication, rate limits, and responses are those of an operation. One file per user at a
 * time: many slow ones would exhaust memory.
 */
export function openFileCall(deps: FileCallDeps): FileCall {
  const takeTurn = openTurns();
  return async (request, response, operation) => {
    if (request.method !== 'POST') return notAllowed(response, 'POST');
    const number = beginCall(response);
    const answer = await answerOf(deps, takeTurn, request, { operation, number }).catch((error: unknown) => {
      setRetryAfterError(response, error);
      return refusal(error, operation, (unforeseen) => deps.report(unforeseen, number));
    });
    deps.callLog(answer, request, number);
    answerJson(response, answer.status, answer.body);
  };
}

async function answerOf(
  { admit, execute }: FileCallDeps,
  takeTurn: TakeTurn,
  request: IncomingMessage,
  { operation, number }: { readonly operation: FileOperation; readonly number: string },
): Promise<CallAnswer> {
  const caller = await admit(request);
  return await takeTurn(caller, async () => {
    requireType(request, fileType);
    const file = await readBody(request, operation.limit);
    return await execute({ ...caller, body: operation.bodyOf(file), number });
  });
}

function refusal(error: unknown, { tooLarge }: FileOperation, report: ReportError): CallAnswer {
  const nobody = { operation: null, actor: null } as const;
  if (!(error instanceof BodyError))
    return { ...nobody, status: statusOf(error), body: { errors: [sentError(error, report)] } };
  const message = error.status === 413 ? tooLarge : error.message;
  return { ...nobody, status: error.status, body: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] } };
}

type TakeTurn = <T>(caller: Admitted, work: () => Promise<T>) => Promise<T>;

function openTurns(): TakeTurn {
  const sending = new Set<string>();
  return async ({ holder }, work) => {
    const person = holder.username.toLowerCase();
    if (sending.has(person)) throw new Failure('TOO_MANY_CALLS', tooManyCallsText(1), [], { retryAfter: 1 });
    sending.add(person);
    try {
      return await work();
    } finally {
      sending.delete(person);
    }
  };
}

/** @param allow - the accepted methods */
export function notAllowed(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  answerJson(response, 405, { error: `Only ${allow} is allowed here` });
}
