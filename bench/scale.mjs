/**
 * The lists and counts of a practice on PostgreSQL with 10,000 and then 1,000,000 requests and prescriptions over a
 * thousand locations, and one location that alone has as many prescriptions again and a hundredth of pending requests:
 * the time of one answer including authentication and authorization, compared with the same SQL behind plain node:http.
 */
import { createRequire } from 'node:module';
import { findPostgres } from '../scripts/find-postgres.mjs';
import { figureOf, quantile } from '../scripts/measure.mjs';
import { busy as locationId, growTo, seed } from './scale/fill.mjs';
import { statementsOf } from './scale/statements.mjs';
import { emptyDatabase, startServer } from './server/test-server.mjs';
import { openIdentity } from './server/identity.mjs';
import { keepConnections, post } from './server/post.mjs';
import { startBare } from './server/start-bare.mjs';
import { expectContent } from './support/content.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const pg = require('pg');
const sizes = sized([10_000, 1_000_000], [10_000, 20_000]);
const rounds = sized(100, 4);
const warmUp = sized(3, 1);
/** Slow reads run fewer times. */
const longest = sized(8_000, 500);
const username = 'vet.1@scale.signa.test';

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const first = { skip: 0, take: 10 };
const pending = { locationId, status: 'pending' };
const everyType = { productApprovalTypeFilters: ['AOTC', 'RX', 'OTC'] };
/**
 * Filters of the history. Those named after three, nothing, or words match few or no rows, so their pages are never
 * full.
 */
const filters = {
  '': everyType,
  ' of a patient': { locationPatientId: '50000077', ...everyType },
  ' of a client': { locationClientId: '50000077', ...everyType },
  ' of a vet': { prescribingVetId: '1000001', archived: false, ...everyType },
  ' of a month': { startDateTime: daysAgo(40), endDateTime: daysAgo(10), ...everyType },
  ' of drafts': { rxStatusFilters: ['DRAFT'], archived: false, ...everyType },
  ' of a status that three have': { rxStatusFilters: ['REJECTED_DRAFT'], ...everyType },
  ' of a status nothing has': { rxStatusFilters: ['FAXED'], ...everyType },
  ' of two statuses': { rxStatusFilters: ['CREATED', 'REJECTED_DRAFT'], ...everyType },
  ' of over-the-counter products, which three are': { productApprovalTypeFilters: ['OTC'] },
  ' without over-the-counter products': { productApprovalTypeFilters: ['AOTC', 'RX'] },
  ' of controlled products, which three are': { view: 'Controlled', ...everyType },
  ' of what is not archived': { archived: false, ...everyType },
  ' searched by a drug': { search: 'gabapentin', ...everyType },
  ' searched by a number': { search: '78-5001', ...everyType },
  ' searched by words that nothing has together': { search: 'gabapentin nobody', ...everyType },
  ' searched by one letter': { search: 'a', ...everyType },
  ' of what expires soon': { view: 'ExpiresSoon', ...everyType },
};
const signed = { locationPatientId: '50000077', locationClientId: '50000077', productId: '1378' };
/** Half of all names contain any given letter, and reading them alone takes longer (decision 31). */
const byOneLetter = / searched by one letter$/;
/** What must be answered within 20 ms at a location with a million records. */
const isQuick = (name) => /^(history|views|facts|what waits|queue count)/.test(name) && !byOneLetter.test(name);
/** Reads that find nothing. */
const findsNothing = / of a status nothing has$| searched by words that nothing has together$/;
const reads = [
  ['queue page', 'GetPrescriptionTasksGrouped', { ...pending, ...first }],
  ['queue count', 'GetPrescriptionTasksCount', pending],
  ['queue count of clients', 'GetPrescriptionTasksGroupedCount', pending],
  ['numbers beside the queue', 'GetQueueCounts', pending],
  ['what waits', 'GetWaitingCounts', { locationId }],
  ['prescription detail', 'GetPrescription', { id: '200000000077' }],
  ...Object.entries(filters).flatMap(([name, filter]) => [
    [`history page${name}`, 'GetPrescriptionHistory', { locationId, ...filter, ...first }],
    [`history count${name}`, 'GetPrescriptionCount', { locationId, ...filter }],
  ]),
  ['views of the history', 'GetHistoryViews', { locationId }],
  ['facts before signing', 'GetSigningFacts', { locationId, ...signed }],
  ['queue page searched', 'GetPrescriptionTasksGrouped', { ...pending, ...first, nameFilter: 'carprofen mbeki' }],
  ['history page 1,000', 'GetPrescriptionHistory', { locationId, skip: 9_990, take: 10 }],
].map(([name, operationName, variables]) => ({ name, operationName, variables, finds: !findsNothing.test(name) }));

export async function run() {
  const cluster = await findPostgres();
  const database = await emptyDatabase(cluster.url);
  const identity = await openIdentity();
  try {
    await (await startServer(database.url, identity)).stop();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const taken = [];
    try {
      await seed(client);
      for (const [index, size] of sizes.entries()) {
        reportStep(`Filling up to ${size}`);
        await growTo(client, size, sizes[index - 1] ?? 0);
        taken.push(await measure(database.url, identity));
      }
    } finally {
      await client.end();
    }
    return [
      ...reads.flatMap((read, index) =>
        figuresOf(
          read.name,
          taken.map((figures) => figures[index]),
        ),
      ),
      beside(taken.at(-1)),
    ];
  } finally {
    identity.close();
    await database.drop();
    await cluster.stop?.();
  }
}

/** The p99 of one read can be a busy moment of the machine; the median over all reads is not. */
const beside = (figures) =>
  figureOf(
    'the middle read of 1,000,000: p99, ratio to bare',
    '',
    figures.map(({ ours, bare }) => quantile(ours, 0.99) / quantile(bare, 0.99)),
    { goal: 1.5, atMost: true },
  );

/** How often every open portal asks for pending requests; sequential answers would take this part of each second. */
const asksPerMinute = 2;
const ofThousandPortals = (times) =>
  figureOf(
    'what waits, 1,000,000: a thousand open portals',
    'ms a second',
    times.map((time) => (time * 1_000 * asksPerMinute) / 60),
  );

function figuresOf(name, [small, large]) {
  const goal = isQuick(name) ? { goal: 20, atMost: true } : {};
  const [ours, bare] = [quantile(large.ours, 0.99), quantile(large.bare, 0.99)];
  return [
    figureOf(`${name}, 10,000: p50`, 'ms', small.ours),
    figureOf(`${name}, 1,000,000: p50`, 'ms', large.ours, goal),
    figureOf(`${name}, 1,000,000: p99`, 'ms', large.ours, { at: 0.99 }),
    figureOf(`${name}, 1,000,000: p50, bare`, 'ms', large.bare),
    figureOf(`${name}, 1,000,000: p99, bare`, 'ms', large.bare, { at: 0.99 }),
    { name: `${name}, 1,000,000: p99, ratio to bare`, unit: '', value: ours / bare },
    { name: `${name}: growth of p50`, unit: 'times', value: quantile(large.ours, 0.5) / quantile(small.ours, 0.5) },
    ...(name === 'what waits' ? [ofThousandPortals(large.ours)] : []),
  ];
}

async function measure(url, identity) {
  const server = await startServer(url, identity);
  const { statements, values } = await statementsOf(reads);
  const bare = await startBare({ databaseUrl: url, location: locationId, statements });
  const agent = keepConnections();
  try {
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    const figures = [];
    reportStep(`Measuring ${reads.length} reads`);
    for (const { name, operationName, variables, finds } of reads)
      figures.push(
        await inTurns({
          ours: {
            ask: () => post(`${server.url}/graphql`, headers, agent, { operationName, variables }),
            expect: (text) => expectContent(name, text, finds),
          },
          bare: {
            ask: () => post(bare.url, {}, agent, { name, values: values[name] }),
            // The bare side runs a search as the list without it.
            expect: (text) => finds && expectContent(`${name}, bare,`, text),
          },
        }),
      );
    return figures;
  } finally {
    agent.destroy();
    bare.stop();
    await server.stop();
  }
}

/** In turns, so that a busy moment of the machine affects both. */
async function inTurns(sides) {
  const taken = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (let warm = 0; warm < warmUp; warm += 1) for (const { ask, expect } of Object.values(sides)) expect(await ask());
  const began = performance.now();
  for (let round = 0; round < rounds && performance.now() - began < longest; round += 1)
    for (const [side, { ask, expect }] of Object.entries(sides)) {
      const startedAt = performance.now();
      const text = await ask();
      taken[side].push(performance.now() - startedAt);
      expect(text);
    }
  return taken;
}
