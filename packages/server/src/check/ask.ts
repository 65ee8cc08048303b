import type { Outgoing } from '../outgoing/outgoing.js';

/** The response of another system. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The time on its clock in milliseconds; null when not sent. */
  readonly at: number | null;
}

interface AskOptions {
  /** Sent as a bearer token. */
  readonly token?: string;
  /** Posted instead of a GET request. */
  readonly form?: URLSearchParams;
}

/** Requests an address. Rejects without a response. */
export type Ask = (url: string, options?: AskOptions) => Promise<Answer>;

const timeout = 6_000;

/** The documents are a few kilobytes. */
const maxBytes = 1_000_000;

export function askThrough(outgoing: Outgoing): Ask {
  return async (url, { token, form } = {}) => {
    const { status, headers, body } = await outgoing({
      method: form ? 'POST' : 'GET',
      url: new URL(url),
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: form.toString() }),
      timeout,
      maxBytes,
    });
    const at = Date.parse(headers.get('date') ?? '');
    return { status, body: body.toString(), at: Number.isNaN(at) ? null : at };
  };
}
