/** Tests what the portal's sign-in accepts from a provider, and what it must reject. */
import { check } from '../check.mjs';
import { openVisitor } from '../visitor.mjs';
import { wrongIdTokens } from './id-tokens.mjs';
import { own, signIn, tokenOf } from './portal-sign-in.mjs';

const vet = 'vet@signa.test';
const failed = '/login?failed';

export async function askPortal({ url, provider }, as) {
  const named = (id) => `${as}: ${id}`;
  const leads = (id, title, to, attempt) =>
    check(named(id), title, async () => {
      const { to: led, hasSession, visitor } = await attempt();
      const has = await hasSession();
      await visitor.close();
      return (led === to && has === (to === '/')) || `${led}, ${has ? 'with' : 'without'} a session`;
    });
  const parameters = (change) => (address) => {
    change(address.searchParams);
    return address;
  };
  /** A user who returns without the parameters of a sign-in is redirected to the portal, which asks them to sign in. */
  const refuses = (id, title, attempt) =>
    check(named(id), title, async () => {
      const { to, hasSession, visitor } = await attempt();
      const has = await hasSession();
      await visitor.close();
      return ([failed, '/'].includes(to) && !has) || `${to}, ${has ? 'with' : 'without'} a session`;
    });
  const checks = [
    await leads('code', 'signs in by code and PKCE', '/', () => signIn(url, vet)),
    await check(
      named('request'),
      'asks with state, nonce and S256, for the scopes openid, profile and email',
      asked(url),
    ),
    await check(named('call'), 'the session opens calls as the person', () => calls(url)),
    await leads('unknown', 'opens nothing for whom Signa does not know', '/login?unknown', () =>
      signIn(url, 'stranger@signa.test'),
    ),
    await leads('unverified', 'opens nothing by an address that is not verified', '/login?unknown', () =>
      signIn(url, 'unverified'),
    ),
  ];
  const wrongWays = {
    'another state': (found) => found.set('state', 'another'),
    'no state': (found) => found.delete('state'),
    'another code': (found) => found.set('code', 'another'),
    'no code': (found) => found.delete('code'),
    'another issuer beside the code (RFC 9207)': (found) => found.set('iss', 'https://elsewhere.example'),
    'no issuer beside the code, though the provider names itself': (found) => found.delete('iss'),
    'an error beside the code': (found) => found.set('error', 'access_denied'),
  };
  for (const [wrong, change] of Object.entries(wrongWays))
    checks.push(await refuses(wrong, `refuses a way back with ${wrong}`, () => signIn(url, vet, parameters(change))));
  checks.push(await check(named('twice'), 'takes a code once', () => takenOnce(url)));
  for (const [wrong, change] of Object.entries(wrongIdTokens(provider))) {
    provider.changing(change);
    checks.push(await leads(wrong, `refuses an ID token with ${wrong}`, failed, () => signIn(url, vet)));
  }
  provider.changing(null);
  checks.push(await leads('again', 'signs in again after all of them', '/', () => signIn(url, vet)));
  return checks;
}

const asked = (url) => async () => {
  const visitor = await openVisitor();
  const answer = await visitor.ask(`${url}/session/sign-in`);
  await visitor.close();
  const found = Object.fromEntries(new URL(answer.headers().location).searchParams);
  const isRight =
    found.response_type === 'code' &&
    found.code_challenge_method === 'S256' &&
    found.scope === 'openid profile email' &&
    [found.state, found.nonce, found.code_challenge].every((value) => (value ?? '').length >= 43);
  return isRight || found;
};

async function calls(url) {
  const { visitor } = await signIn(url, vet);
  const { token } = await (await tokenOf(visitor, url)).json();
  const answer = await visitor.browser.post(`${url}/graphql`, {
    headers: { ...own, authorization: `Bearer ${token}` },
    data: { operationName: 'GetUserByUsername', variables: { username: vet } },
  });
  const body = await answer.json();
  await visitor.close();
  return (!body.errors && JSON.stringify(body).includes(vet)) || body;
}

async function takenOnce(url) {
  const { to, visitor, address } = await signIn(url, vet);
  const again = await visitor.ask(address.href);
  await visitor.close();
  return (to === '/' && again.headers().location === failed) || `${to}, then ${again.headers().location}`;
}
