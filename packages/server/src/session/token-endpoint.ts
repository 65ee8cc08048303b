import { requireLeft } from '../access/limits.js';
import { answerJson } from '../http/answer.js';
import { readJson } from '../http/read-body.js';
import { cookieGone, cookieIn } from './cookie.js';
import { requireOwnPage, type SessionEndpoint, type SessionDeps } from './endpoint.js';

const bodyLimit = 256;

/** POST /session/token: issues a short-lived token for calls to a page with an open session. */
export function answerWithToken({ sessions, publicUrl, isSecure, limits }: SessionDeps): SessionEndpoint {
  return async (request, response) => {
    requireOwnPage(request, publicUrl);
    const session = await sessions.find(cookieIn(request.headers.cookie, 'session', isSecure));
    if (session) {
      requireLeft(limits.people.take(session.username.toLowerCase()));
      const isSeen = wasActive(await readJson(request, bodyLimit));
      return answerJson(response, 200, await sessions.tokenFor(session, isSeen));
    }
    response.setHeader('set-cookie', cookieGone('session', isSecure));
    answerJson(response, 401, { error: 'No one is signed in' });
  };
}

/** Whether the user was active in the page since its last token: an idle open page does not keep a session alive. */
function wasActive(body: unknown): boolean {
  return (body as { readonly isSeen?: unknown } | null)?.isSeen === true;
}
