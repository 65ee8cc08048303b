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

/** What the endpoints of sessions work with. */
export interface SessionNeeds {
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
  /** The address that people reach the portal under, and whether by https alone. */
  readonly publicUrl: string;
  readonly isSecure: boolean;
  /** Hours that a session lasts at most. */
  readonly longestHours: number;
}

/** Answers one method of one path. */
export type SessionEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Sends a browser on; nobody keeps where to. */
export function redirect(response: ServerResponse, to: string, cookies: string[] = []): void {
  response
    .writeHead(303, { location: to, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) })
    .end();
}

/**
 * Refuses a request that another site made a browser send: the cookie alone proves nothing. A page of another site can
 * neither send this header nor claim this origin.
 *
 * @throws Failure FORBIDDEN
 */
export function requireOwnPage({ headers }: IncomingMessage, publicUrl: string): void {
  const { name, value } = applicationHeader;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin';
  // While developing, the portal's own server passes calls on under its own origin.
  const isOwnOrigin = headers.origin === undefined || site === 'same-origin' || headers.origin === publicUrl;
  if (headers[name] !== value || !isOwn || !isOwnOrigin) throw new Failure('FORBIDDEN');
}
