/**
 * Product search on PostgreSQL with 100,000 products, including authentication and authorization: fifty searches per
 * second, as users type them, whether or not answers keep up; alternating with the same SQL behind plain node:http.
 */
import { figureOf, quantile, ratios } from '../scripts/measure.mjs';
import { withFilledDatabase, startServer } from './server/test-server.mjs';
import { keepConnections, post } from './server/post.mjs';
import { startBare } from './server/start-bare.mjs';
import { contentOf } from './support/content.mjs';
import { atRate } from './support/load.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const products = sized(100_000, 2_000);
const perSecond = 50;
const warmUp = sized(5, 1);
const seconds = sized(6, 3);
const rounds = sized(4, 2);
const username = 'vet.1@scale.signa.test';
const locationId = '1000000';

/** Search texts as they are typed; each pause triggers a search. The last ones have a typo. */
const typed = [
  ['p', 'pred', 'prednis', 'prednisolone'],
  ['car', 'carpro', 'carprofen'],
  ['am', 'amoxi', 'amoxicillin clav'],
  ['gab', 'gabapentin', 'gabapentin caps'],
  ['h', 'heart', 'heartgard plus'],
  ['met', 'metron', 'metronidazole susp'],
  ['xylo', 'xyloglinol'],
  ['galip', 'galiprant'],
  ['carporfen'],
  ['prednisoline'],
];
const groupsWithoutSlip = 6;
/** Every third search is filtered. */
const narrowed = [
  {},
  { speciesId: ['canine'] },
  {},
  {},
  { speciesId: ['feline'], rxDeliveryDaysFilter: ['1-2', '2-3'] },
  {},
  {},
  { minProductWeight: 20, maxProductWeight: 60 },
  {},
];

export const run = () =>
  withFilledDatabase({ locations: 5, tasks: 100, prescriptions: 100, products }, searched, 'vacuum analyze');

async function searched(database, identity) {
  const server = await startServer(database.url, identity);
  const { statements, searches } = await bareSearches();
  // Each statement is planned for its values, as on the server.
  const bare = await startBare({
    databaseUrl: database.url,
    location: locationId,
    statements,
    plan: 'force_custom_plan',
  });
  try {
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    return await measure(`${server.url}/graphql`, headers, bare.url, searches);
  } finally {
    bare.stop();
    await server.stop();
  }
}

const texts = typed.flat();

async function measure(url, headers, bareUrl, searches) {
  const agent = keepConnections();
  const sides = {
    ours: (number) => {
      const filters = narrowed[number % narrowed.length];
      const variables = { locationId, text: texts[number % texts.length], limit: 10, offset: 0, ...filters };
      return post(url, headers, agent, { operationName: 'SearchProducts', variables });
    },
    bare: (number) => {
      const body = searches[number % searches.length];
      return post(bareUrl, {}, agent, body);
    },
  };
  const taken = { ours: [], bare: [] };
  const found = {};
  // Sequentially first, so that a refusal is noticed at once; then at the rate, until every connection is open.
  for (const [who, ask] of Object.entries(sides)) {
    reportStep(`${searches.length} sequential searches, ${who}`);
    found[who] = [];
    for (const number of searches.keys()) found[who].push(contentOf(JSON.parse(await ask(number))));
    await load(ask, warmUp);
  }
  expectFindings(found);
  for (let round = 0; round < rounds; round += 1) {
    reportStep(`${perSecond} searches per second, round ${round + 1} of ${rounds}`);
    for (const [who, ask] of Object.entries(sides)) taken[who].push(await load(ask, seconds, found[who]));
  }
  agent.destroy();
  const p50 = (who) => taken[who].map((times) => quantile(times, 0.5));
  const p99 = (who) => taken[who].map((times) => quantile(times, 0.99));
  const goal = { goal: 50, atMost: true };
  return [
    figureOf(`a search among ${products} products, ${perSecond} per second: p50`, 'ms', p50('ours'), goal),
    figureOf(`a search among ${products} products, ${perSecond} per second: p99`, 'ms', p99('ours'), goal),
    figureOf('the same, bare: p50', 'ms', p50('bare')),
    figureOf('the same, bare: p99', 'ms', p99('bare')),
    figureOf('a search: p99, ratio to bare', '', ratios(p99('ours'), p99('bare')), { goal: 1.5, atMost: true }),
  ];
}

/** Searches at the rate, and fails if an answer has more or fewer results than the same search before. */
async function load(ask, forSeconds, found) {
  const answers = [];
  const count = forSeconds * perSecond;
  const times = await atRate(async (number) => (answers[number] = await ask(number)), { perSecond, count });
  for (const [number, text] of found ? answers.entries() : []) {
    const content = contentOf(JSON.parse(text));
    if (content !== found[number % found.length])
      throw new Error(`Search ${number} was answered differently from before: ${text.slice(0, 300)}`);
  }
  return times;
}

/** Every text without filters finds something; a text with a typo needs a statement that the bare side lacks. */
function expectFindings(found) {
  const expected = { ours: new Set(texts), bare: new Set(typed.slice(0, groupsWithoutSlip).flat()) };
  for (const [who, contents] of Object.entries(found))
    for (const [number, content] of contents.entries()) {
      const text = texts[number % texts.length];
      const isNarrowed = Object.keys(narrowed[number % narrowed.length]).length > 0;
      if (content === 0 && !isNarrowed && expected[who].has(text)) throw new Error(`"${text}" found nothing: ${who}`);
    }
}

/** Every search as the server's own store builds it: a few SQL texts, each with its values. */
async function bareSearches() {
  const store = new URL('../packages/server/dist/store/catalog/product/search-statement.js', import.meta.url).href;
  const { searchStatement } = await import(store);
  const { noProductFilters } = await import(new URL('../packages/core/dist/catalog/index.js', import.meta.url).href);
  const names = new Map();
  // The number of searches after which texts and filters repeat.
  const searches = Array.from({ length: texts.length * narrowed.length }, (_, number) => {
    const filters = { ...noProductFilters, ...narrowed[number % narrowed.length] };
    const question = { search: 'SearchProducts', text: texts[number % texts.length], filters };
    const whole = { ...question, showComboCompoundProducts: true, isOfficeUse: false };
    const { text, values } = searchStatement(whole, { facets: true, page: { skip: 0, take: 10 } });
    if (!names.has(text)) names.set(text, `search-${names.size}`);
    return { name: names.get(text), values };
  });
  return { searches, statements: Object.fromEntries([...names].map(([text, name]) => [name, text])) };
}
