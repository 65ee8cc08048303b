import { PracticeSystemError } from './practice-system-error.js';

export interface PartnerCall {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until it is given up. */
  readonly timeout: number;
}

/**
 * Asks a practice system and answers its JSON.
 *
 * @throws PracticeSystemError for a connection that fails, an answer that is late or not a good one, or no JSON
 */
export async function callPartner({ method, url, headers, body, timeout }: PartnerCall): Promise<unknown> {
  const response = await answerOf(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text().catch((cause: unknown) => {
    throw broken(url, cause);
  });
  if (!response.ok) {
    const isPassing = response.status >= 500 || response.status === 429;
    throw new PracticeSystemError(`${url.host} answered ${response.status}`, isPassing, response.status, {
      retryAfter: secondsOf(response.headers.get('retry-after')),
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PracticeSystemError(`${url.host} answered no JSON`, false, response.status, { cause });
  }
}

/** Seconds of a Retry-After; one that names a date is not used by these systems. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

async function answerOf(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw broken(url, cause);
  }
}

/** What is slow is not asked again at once: whoever waits would wait twice as long. */
function broken(url: URL, cause: unknown): PracticeSystemError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const text = isLate ? `${url.host} did not answer in time` : `${url.host} could not be reached`;
  return new PracticeSystemError(text, !isLate, null, { cause });
}
