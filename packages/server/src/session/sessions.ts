import type { PageToken } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import type { SessionSettings } from '../start/config.js';
import type { Identity } from '../access/claims.js';
import { hashOf, newSecret } from '../secrets/secret.js';
import type { OpenSession, SessionStore } from './session-store.js';

export interface Sessions {
  /** Opens a session and returns the secret for the browser. */
  begin(
    identity: Identity,
    more: { readonly idToken: string; readonly providerSession: string | null; readonly browser: string },
  ): Promise<string>;
  /** The open session of a secret. */
  find(secret: string | null): Promise<OpenSession | null>;
  /** Issues a token to a page; `isSeen` marks the user as active. */
  tokenFor(session: OpenSession, isSeen: boolean): Promise<PageToken>;
  /** Ends the session of a secret and returns what the provider needs to sign the user out; null without a session. */
  end(secret: string | null): Promise<{ readonly idToken: string } | null>;
}

const minute = 60_000;
/** Maximum lifetime of a token, in case it is stolen. */
const tokenMinutes = 10;
/** Maximum length of a user agent, which identifies the session in a list. */
const longestBrowser = 200;

/** Prefix that distinguishes page tokens from the provider's before any lookup. */
export const pageTokenPrefix = 'signa_';

export function openSessions(store: SessionStore, settings: SessionSettings, clock: Clock): Sessions {
  const after = (milliseconds: number) => new Date(Date.parse(clock.now()) + milliseconds).toISOString();
  return {
    async begin({ issuer, subject, username }, { idToken, providerSession, browser }) {
      const secret = newSecret();
      await store.begin({
        secretHash: hashOf(secret),
        username,
        issuer,
        subject,
        providerSession,
        idToken,
        browser: browser.slice(0, longestBrowser),
        now: clock.now(),
        idleMinutes: settings.idleMinutes,
        endsAt: after(settings.longestHours * 60 * minute),
      });
      return secret;
    },
    find: async (secret) => (secret === null ? null : await store.find(hashOf(secret), clock.now())),
    async tokenFor({ id, username, endsAt }, isSeen) {
      const token = pageTokenPrefix + newSecret();
      const expiresAt = Math.min(Date.parse(after(tokenMinutes * minute)), endsAt);
      const issued = store.issueToken(hashOf(token), id, new Date(expiresAt).toISOString(), clock.now());
      await Promise.all([issued, isSeen ? store.see(id, clock.now()) : null]);
      return { token, username, expiresAt };
    },
    end: async (secret) => (secret === null ? null : await store.end(hashOf(secret), clock.now())),
  };
}
