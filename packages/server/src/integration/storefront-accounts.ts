import { randomUUID } from 'node:crypto';
import {
  type AccountQuestion,
  helpClientPaths,
  impersonationIdOf,
  readStorefrontSession,
  type SessionRequest,
  type StorefrontSession,
} from '@signa/core/orders';
import type { Outgoing } from '../outgoing/outgoing.js';
import { problemOf } from '../outgoing/outgoing-error.js';
import type { StorefrontSettings } from '../start/config.js';
import { signatureHeaders } from './verify-signature.js';

/** Milliseconds that a user waits for a response. */
const usualTimeout = 6_000;
/** A session or an id. */
const maxBytes = 100_000;

/**
 * A storefront call that failed or returned an invalid response. Its message is omitted, because it can contain
 * personal data.
 */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
}

/** Accounts at the storefront, and sessions on behalf of its clients; all methods throw StorefrontError. */
export interface StorefrontAccounts {
  /** The storefront's own id of a user or client; `null` without an account there (C-145). */
  accountOf(question: AccountQuestion): Promise<string | null>;
  /** Starts a session for an account; the ids are the storefront's own (C-182). */
  start(request: SessionRequest): Promise<StorefrontSession>;
}

interface StorefrontAccountsDeps {
  readonly now: () => Date;
  readonly timeout?: number;
  readonly outgoing: Outgoing;
}

/** The configured storefront; without one, every call fails and names the missing setting. */
export function openStorefrontAccounts(
  { url, secret, sessionOrigin }: StorefrontSettings,
  { now, timeout = usualTimeout, outgoing }: StorefrontAccountsDeps,
): StorefrontAccounts {
  async function ask(path: string, question: AccountQuestion | SessionRequest): Promise<unknown> {
    if (url === null || secret === null) throw new StorefrontError('STOREFRONT_URL is not set');
    const body = JSON.stringify(question);
    const answer = await outgoing({
      method: 'POST',
      url: new URL(url + path),
      headers: { 'content-type': 'application/json', ...signatureHeaders(secret, randomUUID(), now(), body) },
      body,
      timeout,
      maxBytes,
    }).catch((cause: unknown) => broken(cause));
    if (answer.status === 404) return null;
    if (answer.status < 200 || answer.status > 299)
      throw new StorefrontError(`The storefront responded ${answer.status}`);
    try {
      return JSON.parse(answer.body.toString());
    } catch (cause) {
      throw new StorefrontError('The storefront did not return JSON', { cause });
    }
  }

  return {
    accountOf: async (question) => impersonationIdOf(await ask(helpClientPaths.validate, question)),
    async start(request) {
      const session = readStorefrontSession(await ask(helpClientPaths.start, request));
      if (!session) throw new StorefrontError('The storefront returned no session');
      // The browser sends the token there, so only the configured origin is allowed.
      if (new URL(session.sessionUrl).origin !== sessionOrigin)
        throw new StorefrontError(
          'The storefront returned a session at an address that STOREFRONT_SESSION_URL does not name',
        );
      return session;
    },
  };
}

function broken(cause: unknown): never {
  throw new StorefrontError(`The storefront ${problemOf(cause)}`, { cause });
}
