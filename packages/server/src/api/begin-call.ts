import type { ServerResponse } from 'node:http';
import { callNumberHeader } from '@signa/core/contract';
import { newCallNumber } from './new-call-number.js';

/** Generates the request ID of a call and adds it to the response. */
export function beginCall(response: Pick<ServerResponse, 'setHeader'>): string {
  const number = newCallNumber();
  response.setHeader(callNumberHeader, number);
  return number;
}
