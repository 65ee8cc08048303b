import type { ServerResponse } from 'node:http';
import { requestIdHeader } from '@signa/core/contract';
import { newRequestId } from './new-request-id.js';

/** Generates the request ID of a call and adds it to the response. */
export function beginCall(response: Pick<ServerResponse, 'setHeader'>): string {
  const number = newRequestId();
  response.setHeader(requestIdHeader, number);
  return number;
}
