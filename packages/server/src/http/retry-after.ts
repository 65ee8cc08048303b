import type { ServerResponse } from 'node:http';

/** Where nobody knows when there is room again, such as when somebody's other streams end. */
const otherwise = 60;

/** Says after how many seconds to come again. @param data - of the failure TOO_MANY_CALLS */
export function sayRetryAfter(response: ServerResponse, data: Readonly<Record<string, unknown>> | undefined): void {
  const seconds = data?.['retryAfter'];
  response.setHeader('retry-after', typeof seconds === 'number' ? seconds : otherwise);
}
