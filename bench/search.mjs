/**
 * Product search on PostgreSQL with 100,000 products, sign-in and permission included: fifty searches a second, as
 * people type them, whether the answers come in time or not; in turns with the same SQL behind bare node:http.
 */
import { Agent } from 'node:http';
import { shares } from '../scripts/measure.mjs';
import { onFilledDatabase, startServer } from './server/ground.mjs';
import { post } from './server/post.mjs';
import { startBare } from './server/start-bare.mjs';

const products = 100_000;
const perSecond = 50;
const warmUp = 5;
const seconds = 6;
const rounds = 4;
const username = 'vet.1@scale.signa.test';
const locationId = '1000000';

/** What is typed, as it grows; each pause of a typing hand is a search. The last ones have a slip. */
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
/** Every third search is narrowed. */
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
  onFilledDatabase({ locations: 5, tasks: 100, prescriptions: 100, products }, searched, 'vacuum analyze');

async function searched(database, identity) {
  const server = await startServer(database.url, identity);
  const { statements, searches } = await bareSearches();
  // Each statement is planned for its values, as the server has it planned.
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
  const agent = new Agent({ keepAlive: true });
  const asks = {
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
  // One after another first, so that a refusal is told at once; then at the pace, until every connection is open.
  for (const ask of Object.values(asks)) {
    for (let number = 0; number < texts.length; number += 1) await ask(number);
    await paced(warmUp * perSecond, ask);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const [who, ask] of Object.entries(asks)) taken[who].push(...(await paced(seconds * perSecond, ask)));
  agent.destroy();
  const { p50, p99 } = shares(taken.ours);
  const bare = shares(taken.bare);
  return [
    {
      name: `a search among ${products} products, ${perSecond} a second: p50`,
      unit: 'ms',
      value: p50,
      goal: 50,
      atMost: true,
    },
    {
      name: `a search among ${products} products, ${perSecond} a second: p99`,
      unit: 'ms',
      value: p99,
      goal: 50,
      atMost: true,
    },
    { name: 'the same, bare: p50', unit: 'ms', value: bare.p50 },
    { name: 'the same, bare: p99', unit: 'ms', value: bare.p99 },
    { name: 'a search: p99, times bare', unit: '', value: p99 / bare.p99, goal: 1.5, atMost: true },
  ];
}

/** Every search as the server's own store writes it: few texts of SQL, and each with its values. */
async function bareSearches() {
  const store = new URL('../packages/server/dist/store/product/search-statement.js', import.meta.url).href;
  const { searchStatement } = await import(store);
  const { noProductFilters } = await import(new URL('../packages/core/dist/product/index.js', import.meta.url).href);
  const names = new Map();
  // Texts and filters come round after so many.
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

/** Asks at a fixed pace, however long answers take; the time an answer took counts from when it was due. */
async function paced(count, ask) {
  const began = performance.now();
  const asked = [];
  for (let number = 0; number < count; number += 1) {
    const due = began + (number * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    asked.push(ask(number).then(() => performance.now() - due));
  }
  return Promise.all(asked);
}
