import type { ServerResponse } from 'node:http';
import { Failure } from '../failure/failure.js';

/** Default when the time to retry is unknown, such as when another stream of the user ends. */
const otherwise = 60;

/** Temporary errors: rate limits and an unavailable database. */
const passing: ReadonlySet<unknown> = new Set(['TOO_MANY_CALLS', 'UNAVAILABLE'] satisfies Failure['code'][]);

/** Sets how many seconds to wait after a temporary rejection. */
export function setRetryAfter(
  response: ServerResponse,
  { code, data }: { readonly code: unknown; readonly data?: Readonly<Record<string, unknown>> },
): void {
  if (!passing.has(code)) return;
  const seconds = data?.['retryAfter'];
  response.setHeader('retry-after', typeof seconds === 'number' ? seconds : otherwise);
}

/** Same as above for whatever an endpoint caught. */
export function setRetryAfterError(response: ServerResponse, error: unknown): void {
  if (error instanceof Failure) setRetryAfter(response, error);
}
