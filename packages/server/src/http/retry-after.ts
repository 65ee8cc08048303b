import type { ServerResponse } from 'node:http';
import { Failure } from '../failure/failure.js';

/** Where nobody knows when to come again, such as when one of a person's other streams ends. */
const otherwise = 60;

/** What is over by itself: too many calls, and a database that is away. */
const passing: ReadonlySet<unknown> = new Set(['TOO_MANY_CALLS', 'UNAVAILABLE'] satisfies Failure['code'][]);

/** Says after how many seconds to come again, of a refusal that is over by itself. */
export function sayWhenToRetry(
  response: ServerResponse,
  { code, data }: { readonly code: unknown; readonly data?: Readonly<Record<string, unknown>> },
): void {
  if (!passing.has(code)) return;
  const seconds = data?.['retryAfter'];
  response.setHeader('retry-after', typeof seconds === 'number' ? seconds : otherwise);
}

/** The same of whatever an endpoint caught. */
export function sayWhenToRetryAfter(response: ServerResponse, error: unknown): void {
  if (error instanceof Failure) sayWhenToRetry(response, error);
}
