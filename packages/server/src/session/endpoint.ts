import type { IncomingMessage, ServerResponse } from 'node:http';
import { applicationHeader } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import type { Log } from '../observe/log.js';
import type { Limits } from '../access/limits.js';
import type { Directory } from '../access/directory.js';
import type { Execute } from '../api/execute.js';
import type { Provider } from './provider.js';
import type { SessionStore } from './session-store.js';
import type { Sessions } from './sessions.js';

/** Dependencies of the session endpoints. */
export interface SessionDeps {
  readonly provider: Provider;
  readonly store: SessionStore;
  readonly sessions: Sessions;
  readonly directory: Directory;
  readonly execute: Execute;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Log;
  readonly usernameClaim: string;
  readonly issuer: string;
  /** Public address of the portal, and whether it is https only. */
  readonly publicUrl: string;
  readonly isSecure: boolean;
  /** Maximum duration of a session in hours. */
  readonly longestHours: number;
}

/** Handles one method of one path. */
export type SessionEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Redirects a browser, uncached. */
export function redirect(response: ServerResponse, to: string, cookies: string[] = []): void {
  response
    .writeHead(303, { location: to, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) })
    .end();
}

/**
 * Rejects a cross-site request, because the cookie alone proves nothing. A page of another site cannot send this header
 * or claim this origin.
 *
 * @throws Failure FORBIDDEN
 */
export function requireOwnPage({ headers }: IncomingMessage, publicUrl: string): void {
  const { name, value } = applicationHeader;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin';
  // During development, the portal's own server forwards calls with its own origin.
  const isOwnOrigin = headers.origin === undefined || site === 'same-origin' || headers.origin === publicUrl;
  if (headers[name] !== value || !isOwn || !isOwnOrigin) throw new Failure('FORBIDDEN');
}
