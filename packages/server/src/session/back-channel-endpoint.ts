import { answerJson } from '../http/answer.js';
import { readBody, requireType } from '../http/read-body.js';
import type { SessionEndpoint, SessionDeps } from './endpoint.js';

const bodyLimit = 16 * 1024;

/**
 * POST /session/back-channel: the provider reports that a user signed out there or was signed out (OpenID Connect
 * Back-Channel Logout).
 */
export function receiveLogout({ provider, store, issuer, clock, log }: SessionDeps): SessionEndpoint {
  return async (request, response) => {
    requireType(request, 'application/x-www-form-urlencoded');
    const form = new URLSearchParams((await readBody(request, bodyLimit)).toString('utf8'));
    const now = clock.now();
    const out = await provider.loggedOut(form.get('logout_token') ?? '', new Date(now)).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a logout token was rejected');
      return null;
    });
    if (!out) return answerJson(response, 400, { error: 'invalid_request' });
    await store.endByProvider(issuer, out.subject, out.session, now);
    response.writeHead(200, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  };
}
