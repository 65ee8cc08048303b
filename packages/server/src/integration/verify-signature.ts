import { Webhook } from 'standardwebhooks';

interface SignedMessage {
  readonly id: string;
  readonly body: string;
}

/** Error for the sender of an event with an invalid signature. */
export const invalidSignatureText = 'The signature is missing, too old, or invalid';

const toleranceSeconds = 5 * 60;

/**
 * Whether a message's headers can be those of a signed one. Checked before its body is read, because a signer sends all
 * three and the time.
 */
export function mayBeSigned(headers: Readonly<Record<string, unknown>>, now: Date): boolean {
  const sent = Number(text(headers['webhook-timestamp']) || Number.NaN);
  if (text(headers['webhook-id']) === '' || text(headers['webhook-signature']) === '') return false;
  return Math.abs(now.getTime() / 1000 - sent) <= toleranceSeconds + 1;
}

const maxIdLength = 200;

/**
 * Verifies a message by the Standard Webhooks scheme: id, timestamp (within five minutes), and body are signed.
 *
 * @param secret - the shared secret of the sender, as configured
 * @returns null when a header is missing, the id is longer than 200 characters, the time is off, or the signature is
 * not the sender's
 */
export function verifySignature(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  body: string,
): SignedMessage | null {
  const named = {
    'webhook-id': text(headers['webhook-id']),
    'webhook-timestamp': text(headers['webhook-timestamp']),
    'webhook-signature': text(headers['webhook-signature']),
  };
  // The id is stored permanently.
  if (named['webhook-id'].length > maxIdLength) return null;
  try {
    webhookOf(secret).verify(body, named, { jsonParse: false });
    return { id: named['webhook-id'], body };
  } catch {
    return null;
  }
}

/** The headers of our own message. */
export function signatureHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': webhookOf(secret).sign(id, at, body),
  };
}

/** Decodes a secret in the scheme's format, `whsec_` and base64, and takes any other as text. */
function webhookOf(secret: string): Webhook {
  return secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: 'raw' });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
