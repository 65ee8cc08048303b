import type { Outgoing } from '../outgoing/outgoing.js';

/** What another system answered. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The time that its clock shows, in milliseconds; null where it does not say. */
  readonly at: number | null;
}

/** Reads an address that is public, or with a token. Rejects where nothing answers. */
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
