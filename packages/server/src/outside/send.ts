import type { Dispatch } from './adapter.js';
import type { Outgoing } from '../outgoing/outgoing.js';
import { Refused } from './lasting-fault.js';
import { signatureHeaders } from './verify-signature.js';

/** Longer than a healthy receiver takes, shorter than the job that waits for it. */
const usualTimeout = 15_000;

/** What is sent for a message: where to and what. */
interface OutgoingCall {
  readonly address: string;
  readonly secret: string;
  readonly body: unknown;
  /** Milliseconds that the receiver has to answer. */
  readonly timeout?: number;
}

/** One signed call; the receiver acts once per idempotency key, however often it arrives. */
export function signedCall(call: OutgoingCall, outgoing: Outgoing): Dispatch {
  return (idempotencyKey, now) => send(call, outgoing, idempotencyKey, now);
}

async function send(call: OutgoingCall, outgoing: Outgoing, idempotencyKey: string, now: Date): Promise<void> {
  const body = JSON.stringify(call.body);
  const url = new URL(call.address);
  const { status } = await outgoing({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...signatureHeaders(call.secret, idempotencyKey, now, body),
    },
    body,
    timeout: call.timeout ?? usualTimeout,
    maxBytes: null,
  });
  if (status < 200 || status > 299) throw new Refused(url.host, status);
}
