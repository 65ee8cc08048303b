import { answerJson } from '../http/answer.js';
import { cookieGone, cookieIn } from './cookie.js';
import { requireOwnPage, type SessionEndpoint, type SessionNeeds } from './endpoint.js';

/** POST /session/sign-out: ends the session here, and says where the person signs out at the provider. */
export function signOut({ sessions, provider, publicUrl, isSecure, log }: SessionNeeds): SessionEndpoint {
  return async (request, response) => {
    requireOwnPage(request, publicUrl);
    const ended = await sessions.end(cookieIn(request.headers.cookie, 'session', isSecure));
    response.setHeader('set-cookie', cookieGone('session', isSecure));
    // A provider without such a page, or one that does not answer: the session here is over all the same.
    const address = ended
      ? await provider.signOutAddress(ended.idToken).catch((error: unknown) => {
          log.warn({ error }, 'the identity provider could not be asked to sign out');
          return null;
        })
      : null;
    answerJson(response, 200, { to: address ?? '/' });
  };
}
