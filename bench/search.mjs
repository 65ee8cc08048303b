/**
 * Product search on PostgreSQL with 100,000 products, sign-in and permission included: fifty searches a second, as
 * people type them, whether the answers come in time or not.
 */
import { Agent } from 'node:http';
import { shares } from '../scripts/measure.mjs';
import { onFilledDatabase, startServer } from './server/ground.mjs';
import { post } from './server/post.mjs';

const products = 100_000;
const perSecond = 50;
const warmUp = 5;
const seconds = 20;
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
  try {
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    return await measure(`${server.url}/graphql`, headers);
  } finally {
    await server.stop();
  }
}

async function measure(url, headers) {
  const agent = new Agent({ keepAlive: true });
  const texts = typed.flat();
  const search = (number) => {
    const filters = narrowed[number % narrowed.length];
    const variables = { locationId, text: texts[number % texts.length], limit: 10, offset: 0, ...filters };
    return post(url, headers, agent, { operationName: 'SearchProducts', variables });
  };
  // One after another first, so that a refusal is told at once; then at the pace, until every connection is open.
  for (let number = 0; number < texts.length; number += 1) await search(number);
  await paced(warmUp * perSecond, search);
  const { p50, p99 } = shares(await paced(seconds * perSecond, search));
  agent.destroy();
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
  ];
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
