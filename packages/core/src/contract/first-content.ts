import type { Instant } from '../base/time/index.js';
import type { CallFailure } from './call-failure.js';
import type { QueryName } from './names.js';

/** The element of the portal's document that holds its first content as JSON. */
export const firstContentId = 'first-content';

/** What a page of the portal comes with, so that it has to ask for nothing before it can draw. */
export interface FirstContent {
  /** The time of the server as it sent the page, by which the portal knows how far off the clock of the device is. */
  readonly at: Instant;
  /** What `/config.json` answers. */
  readonly config: unknown;
  /** Who is signed in; `null` when nobody is. */
  readonly session: PageSession | null;
  /** The answers of the page's first calls, as far as they were there in time. */
  readonly answers: readonly FirstAnswer[];
}

/** A session as a page of it knows it. */
export interface PageSession extends PageToken {
  /** Tells one sign-in from the next; opens nothing. */
  readonly id: string;
}

/** What a page carries with its calls. */
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
  /** A refusal that is an answer too. */
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
