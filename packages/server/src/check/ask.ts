import type { Outgoing } from '../outgoing/outgoing.js';

/** The response of another system. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The time on its clock in milliseconds; null when not sent. */
  readonly at: number | null;
}

/** Requests a public address, or one with a token. Rejects without a response. */
export type Ask = (url: string, token?: string) => Promise<Answer>;

const timeout = 6_000;

/** The documents are a few kilobytes. */
const maxBytes = 1_000_000;

export function askThrough(outgoing: Outgoing): Ask {
  return async (url, token) => {
    const { status, headers, body } = await outgoing({
      method: 'GET',
      url: new URL(url),
      headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      timeout,
      maxBytes,
    });
    const at = Date.parse(headers.get('date') ?? '');
    return { status, body: body.toString(), at: Number.isNaN(at) ? null : at };
  };
}
