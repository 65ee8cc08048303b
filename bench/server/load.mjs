/** Load on an address of this machine: so many connections for so long, or each request once. */
import autocannon from 'autocannon';

/**
 * @param requests - bodies; sent in turn by every connection, or, when `once`, dealt out among them
 * @returns requests per second, and p50 and p99 in milliseconds
 */
export async function load({ url, headers, requests, connections = 10, seconds = 6, once = false }) {
  const sent = { 'content-type': 'application/json', ...headers };
  await tryOne(url, sent, requests[0]);
  const written = requests
    .slice(once ? 1 : 0)
    .map((body) => ({ method: 'POST', headers: sent, body: JSON.stringify(body) }));
  const share = Math.floor(written.length / connections);
  let client = 0;
  const started = performance.now();
  const result = await autocannon({
    url,
    connections,
    requests: written.slice(0, 1),
    setupClient: (each) => {
      each.setRequests(once ? written.slice(client * share, (client + 1) * share) : written);
      client += 1;
    },
    ...(once ? { amount: share * connections } : { duration: seconds }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers of ${url} were refused, ${result.errors} failed`);
  const elapsed = (performance.now() - started) / 1000;
  const perSecond = (result['2xx'] ?? 0) / elapsed;
  return { perSecond, p50: result.latency.p50, p99: result.latency.p99 };
}

/** One request first, so that a refusal is told with its reason. */
async function tryOne(url, headers, body) {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"'))
    throw new Error(`${url} refused ${JSON.stringify(body).slice(0, 200)}: ${text.slice(0, 500)}`);
}
