import type { Dispatch } from './adapter.js';
import { Refused } from './lasting-fault.js';
import { signatureHeaders } from './verify-signature.js';

/** Longer than a healthy receiver takes, shorter than the job that waits for it. */
const usualTimeout = 15_000;

/** What is sent for a message: where to and what. */
export interface OutgoingCall {
  readonly address: string;
  readonly secret: string;
  readonly body: unknown;
  /** Milliseconds that the receiver has to answer. */
  readonly timeout?: number;
}

/** One signed call; the receiver acts once per idempotency key, however often it arrives. */
export function signedCall(call: OutgoingCall): Dispatch {
  return (idempotencyKey, now) => send(call, idempotencyKey, now);
}

async function send(call: OutgoingCall, idempotencyKey: string, now: Date): Promise<void> {
  const body = JSON.stringify(call.body);
  const { host } = new URL(call.address);
  const response = await fetch(call.address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...signatureHeaders(call.secret, idempotencyKey, now, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(call.timeout ?? usualTimeout),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new Error(isLate ? `${host} did not answer in time` : `${host} could not be reached`, { cause });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Refused(host, response.status);
}
