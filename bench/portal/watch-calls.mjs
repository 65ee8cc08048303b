import { contentOf } from '../support/content.mjs';

/** Calls of a page that may be refused: every page asks whether the user is a support user. */
const mayBeRefused = new Set(['GetSupportUser']);

/**
 * Reads the answers to the calls of a page or of all pages of a context. A portal that is refused shows its page all the
 * same, and sooner.
 *
 * @param heard - a page or a context
 * @param before - the calls of earlier visits, which this one adds to
 * @returns a function that fails when a call was refused, or found nothing that an earlier one had found
 */
export function watchCalls(heard, before = new Map()) {
  const responses = [];
  heard.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/graphql')) responses.push(response);
  });
  return async () => {
    // Read only now, as reading takes time of the page. A page that was left before its answer came has none.
    const judged = responses.splice(0).map((response) => judge(response, before).catch(() => undefined));
    const wrong = (await Promise.all(judged)).filter(Boolean);
    if (wrong.length > 0) throw new Error(`${wrong.length} calls of the page went wrong: ${wrong[0]}`);
  };
}

async function judge(response, before) {
  const { operationName, variables } = response.request().postDataJSON();
  const text = await response.text();
  const refused = `${operationName} was refused: ${text.slice(0, 300)}`;
  if (!response.ok()) return refused;
  const { errors, data } = JSON.parse(text);
  if (errors && !mayBeRefused.has(operationName)) return refused;
  const call = JSON.stringify([operationName, variables]);
  const content = contentOf(data);
  if (before.get(call) > 0 && content === 0) return `${operationName} found nothing this time: ${text.slice(0, 300)}`;
  before.set(call, content);
  return undefined;
}
