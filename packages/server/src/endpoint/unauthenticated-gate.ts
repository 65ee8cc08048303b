import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooManyCallsText } from '@signa/core/base';
import type { Limits } from '../access/limits.js';
import type { AddressOf } from '../http/address.js';
import { answerText } from '../http/answer.js';
import { setRetryAfter } from '../http/retry-after.js';

export interface UnauthenticatedGateDeps {
  readonly limits: Pick<Limits, 'strangers'>;
  readonly addressOf: AddressOf;
}

/** Starts and ends of a sign-in: they cost a database row or a call to the provider, for any caller. */
const counted: ReadonlySet<string> = new Set(['/session/sign-in', '/login/callback']);
const guarded =
  /^\/(?:session|inbound)\/|^\/profile-picture\/\d+\/|^\/knowledge\/|^\/cds-services(?:\/|$)|^\/login\/callback$|^\/metrics$/;

/**
 * Rate-limits an address that was rejected too often, on endpoints for unauthenticated callers; calls have
 * their own limit.
 *
 * @returns whether the request was answered with 429
 */
export function delayUnauthenticated(
  { limits: { strangers }, addressOf }: UnauthenticatedGateDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  if (!guarded.test(path)) return false;
  const address = addressOf(request);
  const seconds = counted.has(path) ? strangers.take(address) : strangers.wait(address);
  if (seconds === null) {
    response.once('finish', () => {
      if (response.statusCode >= 400 && !counted.has(path)) strangers.take(address);
    });
    return false;
  }
  setRetryAfter(response, { code: 'TOO_MANY_CALLS', data: { retryAfter: seconds } });
  answerText(response, 429, `${tooManyCallsText(seconds)}\n`);
  return true;
}
