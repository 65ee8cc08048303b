import { type Outgoing, type OutgoingAnswer, type OutgoingRequest } from '../../outgoing/outgoing.js';
import { OutgoingError } from '../../outgoing/outgoing-error.js';
import { PracticeSystemError } from './practice-system-error.js';

/** A call; its timeout is the milliseconds after which it is given up, the body included. */
export type PartnerCall = Omit<OutgoingRequest, 'maxBytes'>;

/** A page of 200 records with long notes is below a megabyte. */
const maxBytes = 8_000_000;

/**
 * Calls a practice system and answers its JSON.
 *
 * @throws PracticeSystemError for a connection that fails, an answer that is late, too large or not a good one, or no
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
      throw new PracticeSystemError(`${url.host} answered no JSON`, false, answer.status, { cause });
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

/** Seconds of a Retry-After; one that names a date is not used by these systems. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/** Only a failed connection is tried again at once: after a timeout, whoever waits would wait twice as long. */
function broken(url: URL, cause: unknown): never {
  const isUnreachable = cause instanceof OutgoingError && cause.kind === 'unreachable';
  const text = cause instanceof OutgoingError ? cause.message : `${url.host} could not be reached`;
  throw new PracticeSystemError(text, isUnreachable, null, { cause });
}
