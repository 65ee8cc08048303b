import type { ServerResponse } from 'node:http';
import { callNumberHeader } from '@signa/core/contract';
import { newCallNumber } from './new-call-number.js';

/** Draws the number of a call, and tells it with whatever is answered. */
export function beginCall(response: Pick<ServerResponse, 'setHeader'>): string {
  const number = newCallNumber();
  response.setHeader(callNumberHeader, number);
  return number;
}
