import { answerJson } from '../http/answer.js';
import { BodyError, readBody } from '../http/read-body.js';
import { cookieGone, cookieIn } from './cookie.js';
import { requireOwnPage, type SessionEndpoint, type SessionNeeds } from './endpoint.js';

const bodyLimit = 256;

/** POST /session/token: hands a page of an open session a short token for its calls. */
export function giveToken({ sessions, publicUrl, isSecure }: SessionNeeds): SessionEndpoint {
  return async (request, response) => {
    requireOwnPage(request, publicUrl);
    const isSeen = saysSeen((await readBody(request, bodyLimit)).toString('utf8'));
    const session = await sessions.find(cookieIn(request.headers.cookie, 'session', isSecure));
    if (session) return answerJson(response, 200, await sessions.tokenFor(session, isSeen));
    response.setHeader('set-cookie', cookieGone('session', isSecure));
    answerJson(response, 401, { error: 'Nobody is signed in' });
  };
}

/** Whether the person did anything in the page since its last token: an open page that nobody uses keeps no session alive. */
function saysSeen(body: string): boolean {
  try {
    return (JSON.parse(body) as { readonly isSeen?: unknown } | null)?.isSeen === true;
  } catch {
    throw new BodyError(400, 'The body is not JSON.');
  }
}
