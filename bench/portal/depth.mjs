/** The length of request chains, in which each request had to wait for the one before. */

const pathOf = ({ request }) => new URL(request.url).pathname;

/** Code: the page's own scripts are step one, and what they load is step two; a repeated request doesn't count. */
export function depthOfScripts(requests) {
  const scripts = requests.filter((request) => pathOf(request).endsWith('.js'));
  const firsts = new Map(scripts.toReversed().map((script) => [script.request.url, script]));
  return Math.max(0, ...depths([...firsts.values()]).map(({ depth }) => depth));
}

/** The call of an operation and those that had to be answered before it; 0 if it isn't called. */
export function depthOfCall(requests, operation) {
  const calls = requests.filter((request) => pathOf(request) === '/graphql' && request.request.method === 'POST');
  return depths(calls).find(({ body }) => body?.includes(`"${operation}"`))?.depth ?? 0;
}

/** Each request with the length of the longest chain that ends with it. */
function depths(requests) {
  const steps = [];
  for (const { start, end, request } of requests.filter((each) => each.end).sort((a, b) => a.start - b.start)) {
    const before = steps.filter((step) => step.end <= start);
    steps.push({ end, body: request.postData, depth: 1 + Math.max(0, ...before.map(({ depth }) => depth)) });
  }
  return steps;
}
