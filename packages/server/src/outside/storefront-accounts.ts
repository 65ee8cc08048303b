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

/** Milliseconds that a person waits for an answer. */
const usualTimeout = 6_000;
/** A session or an id. */
const maxBytes = 100_000;

/** The storefront could not be asked, or its answer is none. Its words are left out: they may speak of people. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
}

/** Whose account is which at the storefront, and sessions on behalf of its clients; each throws StorefrontError. */
export interface StorefrontAccounts {
  /** The storefront's own id of somebody; `null` where they have no account there yet (C-145). */
  accountOf(question: AccountQuestion): Promise<string | null>;
  /** Starts a session for an account; the ids are the storefront's own (C-182). */
  start(request: SessionRequest): Promise<StorefrontSession>;
}

interface StorefrontAccountsNeeds {
  readonly now: () => Date;
  readonly timeout?: number;
  readonly outgoing: Outgoing;
}

/** The storefront that is configured; without one every question fails, and says which setting is missing. */
export function openStorefrontAccounts(
  { url, secret, sessionOrigin }: StorefrontSettings,
  { now, timeout = usualTimeout, outgoing }: StorefrontAccountsNeeds,
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
      throw new StorefrontError(`The storefront answered ${answer.status}`);
    try {
      return JSON.parse(answer.body.toString());
    } catch (cause) {
      throw new StorefrontError('The storefront answered no JSON', { cause });
    }
  }

  return {
    accountOf: async (question) => impersonationIdOf(await ask(helpClientPaths.validate, question)),
    async start(request) {
      const session = readStorefrontSession(await ask(helpClientPaths.start, request));
      if (!session) throw new StorefrontError('The storefront answered no session');
      // The browser carries the token there: only where it is configured to go.
      if (new URL(session.sessionUrl).origin !== sessionOrigin)
        throw new StorefrontError(
          'The storefront answered a session at an address that STOREFRONT_SESSION_URL does not name',
        );
      return session;
    },
  };
}

function broken(cause: unknown): never {
  throw new StorefrontError(`The storefront ${problemOf(cause)}`, { cause });
}
