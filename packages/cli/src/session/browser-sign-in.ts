import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as openid from 'openid-client';
import { CommandError } from '../exit-code.js';
import type { Io } from '../io.js';
import { discover, type ProviderFacts, resourceOf, scope } from './provider.js';
import type { Session } from './session.js';
import { sessionFrom } from './tokens.js';

const callbackPath = '/callback';
const patience = 5 * 60_000;
const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signa</title><body style="font:16px system-ui;margin:4rem auto;max-width:32rem"><p>${text}</p></body></html>`;

/** Signs in through the person's browser: authorization code with PKCE and a loopback redirect. */
export async function browserSignIn(io: Io, server: string, facts: ProviderFacts): Promise<Session> {
  const configuration = await discover(facts);
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const listener = await listen();
  try {
    const redirect = `http://127.0.0.1:${(listener.server.address() as AddressInfo).port}${callbackPath}`;
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...resourceOf(facts),
    });
    io.err('Sign in with your browser. If it does not open, go to:');
    io.err(address.href);
    await io.openBrowser(address.href);
    const callback = await Promise.race([listener.callback, tooLate()]);
    const tokens = await openid.authorizationCodeGrant(configuration, new URL(callback, redirect), {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
    return sessionFrom(tokens, server, 'browser', io.now());
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError('Error Logging In. Please try again.');
  } finally {
    listener.server.close();
    listener.server.closeAllConnections();
  }
}

/** Nobody came back: the terminal is given back to its person. */
async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patience).unref());
  throw new CommandError('Nobody signed in within five minutes. Please try again.');
}

/** Waits on a free port of this machine for the browser to come back. */
async function listen(): Promise<{ server: Server; callback: Promise<string> }> {
  let arrived: (path: string) => void = () => undefined;
  const callback = new Promise<string>((resolve) => {
    arrived = resolve;
  });
  const server = createServer((request, response) => {
    const isCallback = request.url?.startsWith(`${callbackPath}?`) ?? false;
    response.writeHead(isCallback ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
    response.end(page(isCallback ? 'You are signed in to Signa. You can close this page.' : 'Nothing is here.'));
    if (isCallback && request.url) arrived(request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, callback };
}
