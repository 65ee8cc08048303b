/**
 * Processor time that a document costs the server beside its first calls: many documents, less the very same calls asked
 * for over HTTP. In turns, so that what warms up does so for both.
 */
const turns = 4;
const documents = 60;
const path = '/dashboard';

/** @param cookie - of a living session */
export async function documentCpu(url, cookie) {
  const taken = { documents: [], calls: [], empty: [] };
  for (let turn = 0; turn <= turns; turn += 1) {
    let content;
    const ofDocuments = await secondsOf(url, async () => {
      content = contentIn(await (await fetch(url + path, { headers: { cookie } })).text());
    });
    const ofCalls = await secondsOf(url, () => askAll(url, content));
    const ofEmpty = await secondsOf(url, async () => void (await (await fetch(url + path)).text()));
    // The first turn is warm-up.
    if (turn === 0) continue;
    taken.documents.push(ofDocuments);
    taken.calls.push(ofCalls);
    taken.empty.push(ofEmpty);
  }
  const least = (list) => (Math.min(...list) * 1000) / documents;
  const [whole, calls] = [least(taken.documents), least(taken.calls)];
  return [
    { name: 'a document: CPU of the server', unit: 'ms', value: whole },
    { name: 'its first calls alone: CPU of the server', unit: 'ms', value: calls },
    { name: 'a document of nobody, without calls: CPU of the server', unit: 'ms', value: least(taken.empty) },
    { name: 'a document beside its calls: CPU of the server', unit: 'ms', value: whole - calls, goal: 5, atMost: true },
  ];
}

async function secondsOf(url, work) {
  const before = await processSeconds(url);
  for (let round = 0; round < documents; round += 1) await work();
  return (await processSeconds(url)) - before;
}

async function processSeconds(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

function contentIn(page) {
  const content = JSON.parse(/id="first-content">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');
  if (!content?.session || content.answers.length < 3) throw new Error('A document came without its first content.');
  return content;
}

/** One after the other, as one processor answers them. */
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
    // Who is not of the support is told so by a refusal, in the document too.
    if (errors && !failure) throw new Error(`${name}: ${errors[0].message}`);
  }
}
