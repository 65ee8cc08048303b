import { type Outgoing, type OutgoingAnswer, type OutgoingRequest } from '../../outgoing/outgoing.js';
import { OutgoingError } from '../../outgoing/outgoing-error.js';
import { PracticeSystemError } from './practice-system-error.js';

/** A call; its timeout in milliseconds includes the body. */
export type PartnerCall = Omit<OutgoingRequest, 'maxBytes'>;

/** A page of 200 records with long notes is less than a megabyte. */
const maxBytes = 8_000_000;

/**
 * Calls a PIMS and returns its JSON.
 *
 * @throws PracticeSystemError for a failed connection, a response that is late, too large, or unsuccessful, and invalid
 * JSON
 */
export type CallPartner = (call: PartnerCall) => Promise<unknown>;

export function partnerCalls(outgoing: Outgoing): CallPartner {
  return async (call) => {
    const { url, headers } = call;
    const answer = await outgoing({ ...call, headers: { accept: 'application/json', ...headers }, maxBytes }).catch(
      (cause: unknown) => broken(url, cause),
    );
    requireGood(url, answer);
    try {
      const value: unknown = JSON.parse(answer.body.toString());
      return value;
    } catch (cause) {
      throw new PracticeSystemError(`${url.host} did not return JSON`, false, answer.status, { cause });
    }
  };
}

function requireGood(url: URL, { status, headers }: OutgoingAnswer): void {
  if (status >= 200 && status <= 299) return;
  const isPassing = status >= 500 || status === 429;
  throw new PracticeSystemError(`${url.host} answered ${status}`, isPassing, status, {
    retryAfter: secondsOf(headers.get('retry-after')),
  });
}

/** Seconds of a Retry-After header; these systems do not use the date form. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/** Only a failed connection is retried at once: after a timeout, the user would wait twice as long. */
function broken(url: URL, cause: unknown): never {
  const isUnreachable = cause instanceof OutgoingError && cause.kind === 'unreachable';
  const text = cause instanceof OutgoingError ? cause.message : `${url.host} could not be reached`;
  throw new PracticeSystemError(text, isUnreachable, null, { cause });
}
