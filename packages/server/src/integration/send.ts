import type { Dispatch } from './adapter.js';
import type { Outgoing } from '../outgoing/outgoing.js';
import { Refused } from './lasting-fault.js';
import { signatureHeaders } from './verify-signature.js';

/** Longer than a healthy receiver takes, shorter than the job that waits for it. */
const usualTimeout = 15_000;

/** What to send for a message, and where. */
interface OutgoingCall {
  readonly address: string;
  readonly secret: string;
  readonly body: unknown;
  /** Timeout of the receiver in milliseconds. */
  readonly timeout?: number;
}

/** Sends a signed call; the receiver processes it once per idempotency key, however often it arrives. */
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
