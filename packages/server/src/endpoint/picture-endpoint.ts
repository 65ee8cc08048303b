import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type PictureAddress,
  pictureLimits,
  pictureTexts,
  readPictureAddress,
  readUploadPath,
  tooManyCallsText,
} from '@signa/core/base';
import { fileType } from '@signa/core/contract';
import type { Admit, Admitted } from '../access/admit.js';
import { beginCall } from '../api/begin-call.js';
import type { CallLog } from '../api/call-log.js';
import { type ReportError, sentError } from '../api/error.js';
import { type Execute, statusOf } from '../api/execute.js';
import type { CallAnswer } from '../api/call-answer.js';
import type { Database } from '../database/database.js';
import { Failure } from '../failure/failure.js';
import { answerJson } from '../http/answer.js';
import { BodyError, readBody, requireType } from '../http/read-body.js';
import { setRetryAfterError } from '../http/retry-after.js';
import { findPicture } from '../store/practice/user/picture-store.js';

interface PictureEndpointDeps {
  readonly admit: Admit;
  readonly execute: Execute;
  readonly database: Database;
  readonly report: ReportError;
  readonly callLog: CallLog;
}

/** Uploads and serves profile pictures; false for any other path. */
export type PictureEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

export function openPictureEndpoint(deps: PictureEndpointDeps): PictureEndpoint {
  const takeTurn = openTurns();
  return async (request, response, path) => {
    const locationUserId = readUploadPath(path);
    if (locationUserId !== null) await take(deps, takeTurn, request, response, locationUserId);
    const address = readPictureAddress(path);
    if (address) await show(deps, request, response, address);
    return locationUserId !== null || address !== null;
  };
}

/**
 * POST /profile-picture/{locationUserId}: the operation LocationUserProfilePictureUpload with a file that does not fit
 * in JSON. Authentication, rate limits, and responses are those of an operation.
 */
async function take(
  deps: PictureEndpointDeps,
  takeTurn: TakeTurn,
  request: IncomingMessage,
  response: ServerResponse,
  locationUserId: string,
): Promise<void> {
  if (request.method !== 'POST') return notAllowed(response, 'POST');
  const number = beginCall(response);
  const answer = await answerOf(deps, takeTurn, request, locationUserId, number).catch((error: unknown) => {
    setRetryAfterError(response, error);
    return refusal(error, (unforeseen) => deps.report(unforeseen, number));
  });
  deps.callLog(answer, request, number);
  answerJson(response, answer.status, answer.body);
}

async function answerOf(
  { admit, execute }: PictureEndpointDeps,
  takeTurn: TakeTurn,
  request: IncomingMessage,
  locationUserId: string,
  number: string,
): Promise<CallAnswer> {
  const caller = await admit(request);
  return await takeTurn(caller, async () => {
    requireType(request, fileType);
    const file = await readBody(request, pictureLimits.bytes);
    const body = { operationName: 'LocationUserProfilePictureUpload', variables: { locationUserId, file } };
    return await execute({ ...caller, body, number });
  });
}

function refusal(error: unknown, report: ReportError): CallAnswer {
  const nobody = { operation: null, actor: null } as const;
  if (!(error instanceof BodyError))
    return { ...nobody, status: statusOf(error), body: { errors: [sentError(error, report)] } };
  const message = error.status === 413 ? pictureTexts.tooLarge : error.message;
  return { ...nobody, status: error.status, body: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] } };
}

type TakeTurn = <T>(caller: Admitted, work: () => Promise<T>) => Promise<T>;

/** One upload per user at a time: many slow ones would exhaust memory. */
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

/**
 * GET /profile-picture/{locationId}/{key}: a browser requests it without credentials, and only users who can read the
 * user get the address. The content of an address never changes.
 */
async function show(
  { database }: PictureEndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  address: PictureAddress,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(response, 'GET, HEAD');
  const image = await database.read({ locationIds: [address.locationId] }, (sql) => findPicture(sql, address));
  if (!image) return answerJson(response, 404, { error: 'Not found' });
  response.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': image.length,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : image);
}

function notAllowed(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  answerJson(response, 405, { error: `Only ${allow} is allowed here` });
}
