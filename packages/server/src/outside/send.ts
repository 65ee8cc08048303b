import type { Dispatch } from './adapter.js';
import { signatureHeaders } from './verify-signature.js';

/** Longer than a healthy receiver takes, shorter than the job that waits for it. */
const timeout = 15_000;

/** What is sent for a message: where to and what. */
export interface OutgoingCall {
  readonly address: string;
  readonly secret: string;
  readonly body: unknown;
}

/** One signed call; the receiver acts once per idempotency key, however often it arrives. */
export function signedCall(call: OutgoingCall): Dispatch {
  return (idempotencyKey, now) => send(call, idempotencyKey, now);
}

async function send(call: OutgoingCall, idempotencyKey: string, now: Date): Promise<void> {
  const body = JSON.stringify(call.body);
  const response = await fetch(call.address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...signatureHeaders(call.secret, idempotencyKey, now, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(call.address).host} answered ${response.status}`);
}
