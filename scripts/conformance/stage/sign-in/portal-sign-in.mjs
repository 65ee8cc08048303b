/** A user signs in to the portal through the provider's own pages. */
import { openVisitor } from '../visitor.mjs';

/** The titles of the portal's own pages. */
export const own = { application: 'practice-portal', 'content-type': 'application/json' };

/** The answers to the provider's pages: the username, any password, and consent. */
export const answersOf = (email) => ({ login: email, password: 'any' });

/**
 * Signs in at the provider, and returns.
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
