import { contentOf } from '../support/content.mjs';

/** Calls that may be refused: every page checks whether the user is support. */
const mayBeRefused = new Set(['GetSupportUser']);
/** Calls that find nothing in the sample practice. */
const mayFindNothing = new Set(['GetSupportUser', 'GetUnreadImpersonations']);

/**
 * Checks the answers to the calls of a page or of all pages of a context. A portal whose calls are refused still
 * renders its page, and faster.
 *
 * @param heard - a page or a context
 * @param before - the calls of earlier visits, to which this one adds; without them, every call must find something
 * @returns a function that fails if a call was refused, or found nothing where an earlier one did
 */
export function watchCalls(heard, before) {
  const answered = [];
  // Not the 'response' event: the body of an aborted request never arrives, and reading it would hang.
  heard.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) answered.push(request);
  });
  return async () => {
    // Read only now, because reading takes page time. Bodies are gone once the page has been left.
    const finished = answered.splice(0);
    const read = (await Promise.all(finished.map(readAnswer))).filter(Boolean);
    if (finished.length > 0 && read.length === 0) throw new Error('No answer to a call of the page could be read');
    const wrong = read.map((answer) => judge(answer, before)).filter(Boolean);
    if (wrong.length > 0) throw new Error(`${wrong.length} calls of the page failed: ${wrong[0]}`);
  };
}

async function readAnswer(request) {
  try {
    const response = await request.response();
    return { ...request.postDataJSON(), isOk: response.ok(), text: await response.text() };
  } catch {
    return undefined;
  }
}

function judge({ operationName, variables, isOk, text }, before) {
  const refused = `${operationName} was refused: ${text.slice(0, 300)}`;
  if (!isOk) return refused;
  const { errors, data } = JSON.parse(text);
  if (errors && !mayBeRefused.has(operationName)) return refused;
  const call = JSON.stringify([operationName, variables]);
  const content = contentOf(data);
  const finds = before ? before.get(call) > 0 : !mayFindNothing.has(operationName);
  if (finds && content === 0) return `${operationName} found nothing: ${text.slice(0, 300)}`;
  before?.set(call, content);
  return undefined;
}
