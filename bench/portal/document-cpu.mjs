/**
 * The server's processor time for an HTML document with its first calls embedded: many documents, minus the same calls
 * over HTTP. Alternates between both, so that they warm up equally.
 */
import { figureOf } from '../../scripts/measure.mjs';
import { reportStep } from '../support/report.mjs';
import { sized } from '../support/size.mjs';

const turns = sized(4, 1);
const documents = sized(60, 10);
const path = '/dashboard';

/** @param cookie - of a valid session */
export async function documentCpu(url, cookie) {
  const taken = { documents: [], calls: [], empty: [] };
  for (let turn = 0; turn <= turns; turn += 1) {
    reportStep(`${documents} documents, round ${turn + 1} of ${turns + 1}`);
    let content;
    const ofDocuments = await secondsOf(url, async () => {
      content = contentIn(await (await fetch(url + path, { headers: { cookie } })).text());
    });
    const ofCalls = await secondsOf(url, () => askAll(url, content));
    const ofEmpty = await secondsOf(url, async () => requireOk(await fetch(url + path)));
    // The first turn is a warmup.
    if (turn === 0) continue;
    taken.documents.push(ofDocuments);
    taken.calls.push(ofCalls);
    taken.empty.push(ofEmpty);
  }
  const each = (seconds) => seconds.map((value) => (value * 1000) / documents);
  const [whole, calls, nobody] = [taken.documents, taken.calls, taken.empty].map(each);
  const beside = whole.map((value, turn) => value - calls[turn]);
  return [
    figureOf('a document: server CPU', 'ms', whole),
    figureOf('its first calls alone: server CPU', 'ms', calls),
    figureOf('an unauthenticated document, without calls: server CPU', 'ms', nobody),
    figureOf('a document minus its calls: server CPU', 'ms', beside, { goal: 5, atMost: true }),
  ];
}

async function secondsOf(url, work) {
  const before = await processSeconds(url);
  for (let round = 0; round < documents; round += 1) await work();
  return (await processSeconds(url)) - before;
}

/** An unauthenticated document is the sign-in page. */
async function requireOk(answer) {
  const text = await answer.text();
  if (!answer.ok || !text.includes('<title>')) throw new Error(`A document was answered with ${answer.status}`);
}

async function processSeconds(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

function contentIn(page) {
  const content = JSON.parse(/id="first-content">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');
  if (!content?.session || content.answers.length < 3) throw new Error('A document arrived without its first content.');
  return content;
}

/** Sequentially, as on a single processor. */
async function askAll(url, { session, answers }) {
  const headers = {
    'content-type': 'application/json',
    application: 'practice-portal',
    authorization: `Bearer ${session.token}`,
  };
  for (const { name, variables, failure } of answers) {
    const body = JSON.stringify({ operationName: name, variables });
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const { errors } = await answer.json();
    // For users who aren't support, the document contains a refusal.
    if (errors && !failure) throw new Error(`${name}: ${errors[0].message}`);
  }
}
