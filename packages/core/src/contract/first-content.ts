import type { Instant } from '../base/time/index.js';
import type { CallFailure } from './call-failure.js';
import type { QueryName } from './names.js';

/** The element of the portal's document that holds its first content as JSON. */
export const firstContentId = 'first-content';

/** The data sent with a page of the portal, so that it can render without further requests. */
export interface FirstContent {
  /** The time of the server as it sent the page, by which the portal knows how far off the clock of the device is. */
  readonly at: Instant;
  /** The answer of `/config.json`. */
  readonly config: unknown;
  /** The signed-in user; `null` if there is none. */
  readonly session: PageSession | null;
  /** The answers of the page's first calls, as far as they were there in time. */
  readonly answers: readonly FirstAnswer[];
}

/** A session as a page sees it. */
export interface PageSession extends PageToken {
  /** Tells one sign-in from the next; opens nothing. */
  readonly id: string;
}

/** The token that a page sends with its calls. */
export interface PageToken {
  /** Taken as a bearer token until it ends, ten minutes at most. */
  readonly token: string;
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface FirstAnswer {
  readonly name: QueryName;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  /** A refusal, which is also an answer. */
  readonly failure?: CallFailure;
}

/** The addresses of signing in and out at the server. */
export const sessionPaths = {
  signIn: '/session/sign-in',
  token: '/session/token',
  signOut: '/session/sign-out',
} as const;

/** The cookie in which the portal notes the location that was last worked at; it grants nothing. */
export const locationCookie = 'signa-location';
