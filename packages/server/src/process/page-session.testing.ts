import type { PageToken } from '@signa/core/contract';
import { TestBrowser } from '../testing/test-browser.js';
import type { TestProvider } from '../testing/test-provider.js';

const own = { application: 'practice-portal', 'content-type': 'application/json' };

/** A user's session, started in a browser at one server. */
export interface PageSession {
  /** The page token, issued by any server with access to the session. */
  token(server: string): Promise<string>;
}

/** Signs a user in at a server. */
export async function signInAt(server: string, provider: TestProvider, email: string): Promise<PageSession> {
  provider.claims = { sub: email, email, email_verified: true };
  const browser = new TestBrowser();
  const { url } = await browser.follow(`${server}/session/sign-in`);
  const secret = browser.cookie(new URL(server).host, 'signa-session');
  if (secret === undefined) throw new Error(`No session was opened: ${url}`);
  return {
    async token(at) {
      browser.give(new URL(at).host, 'signa-session', secret);
      const init = { method: 'POST', headers: own, body: JSON.stringify({ isSeen: true }) };
      const response = await browser.go(`${at}/session/token`, init);
      if (response.status !== 200) throw new Error(`${at} did not accept the session: ${response.status}`);
      return ((await response.json()) as PageToken).token;
    },
  };
}
