/** A user signs in to the portal through the provider's own pages. */
import { openVisitor } from '../visitor.mjs';

/** What the portal's own pages say of themselves. */
export const own = { application: 'practice-portal', 'content-type': 'application/json' };

/** What the provider's pages are answered with: who it is, any password, and yes. */
export const answersOf = (email) => ({ login: email, password: 'any' });

/**
 * Leaves for the provider, and comes back.
 *
 * @param change - gets the address that the provider sends back to, and answers the one that is gone to
 * @returns where the portal leads then, the visitor, and whether they have a session
 */
export async function signIn(url, email, change = (address) => address) {
  const visitor = await openVisitor();
  const back = await visitor.walk(`${url}/session/sign-in`, answersOf(email), (at) =>
    at.startsWith(`${url}/login/callback`),
  );
  if (back.text !== null) throw new Error(`The provider does not send back: ${back.text.slice(0, 200)}`);
  const address = change(new URL(back.url));
  const answer = await visitor.ask(address.href);
  const to = answer.headers().location ?? String(answer.status());
  return { to, visitor, address, hasSession: () => hasSession(visitor, url) };
}

export const tokenOf = (visitor, url) =>
  visitor.browser.post(`${url}/session/token`, { headers: own, data: { isSeen: true } });

const hasSession = async (visitor, url) => (await tokenOf(visitor, url)).status() === 200;
