import { answerJson } from '../http/answer.js';
import { cookieGone, cookieIn } from './cookie.js';
import { requireOwnPage, type SessionEndpoint, type SessionDeps } from './endpoint.js';

/** POST /session/sign-out: ends the session and returns the provider's sign-out address. */
export function signOut({ sessions, provider, publicUrl, isSecure, log }: SessionDeps): SessionEndpoint {
  return async (request, response) => {
    requireOwnPage(request, publicUrl);
    const ended = await sessions.end(cookieIn(request.headers.cookie, 'session', isSecure));
    response.setHeader('set-cookie', cookieGone('session', isSecure));
    // Without such a page or a response from the provider, the session here still ends.
    const address = ended
      ? await provider.signOutAddress(ended.idToken).catch((error: unknown) => {
          log.warn({ error }, "the identity provider's sign-out address could not be determined");
          return null;
        })
      : null;
    answerJson(response, 200, { to: address ?? '/' });
  };
}
