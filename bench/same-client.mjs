/**
 * Finding re-entered clients, on PostgreSQL with 1,000,000 clients over two hundred locations, including authentication
 * and authorization: whether the client is among the first three, whether a spouse is ever classified as the same
 * client, and how long one answer takes (decision 39).
 */
import { createRequire } from 'node:module';
import { samePersonSet } from '../packages/fixtures/dist/same-person-set/index.js';
import { figureOf } from '../scripts/measure.mjs';
import { insertClients, insertManyClients } from './same-client/fill.mjs';
import { withFilledDatabase, startServer } from './server/test-server.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const pg = require('pg');

const locations = sized(200, 20);
const clients = sized(1_000_000, 20_000);
const size = sized(
  { reEntries: 3_000, strangers: 3_000, spouses: 600 },
  { reEntries: 200, strangers: 50, spouses: 50 },
);
const locationId = '1000000';
const username = 'vet.1@scale.signa.test';
const warmUp = 50;

export const run = () => withFilledDatabase({ locations, tasks: 0, prescriptions: 0 }, measured);

async function measured(database, identity) {
  const set = samePersonSet(7, size);
  const ids = await filled(database.url, set.clients);
  const server = await startServer(database.url, identity);
  try {
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    const times = [];
    const timed = async (into, client) => {
      const began = performance.now();
      const found = await candidates(`${server.url}/graphql`, headers, client);
      into.push(performance.now() - began);
      return found;
    };
    const ask = (typed) => timed(times, inputOf(typed));
    reportStep(`Entering ${Object.values(size).reduce((a, b) => a + b)} clients`);
    for (const typed of set.reEntries.slice(0, warmUp)) await ask(typed);
    times.length = 0;
    const isId = (index) => (found) => found.locationClient.id === ids[index];
    let found = 0;
    let mistaken = 0;
    let confused = 0;
    let spousesSeen = 0;
    for (const [index, typed] of set.reEntries.entries())
      if ((await ask(typed)).slice(0, 3).some(isId(index))) found += 1;
    for (const typed of set.strangers)
      if ((await ask(typed)).some(({ sameness }) => sameness === 'sameClient')) mistaken += 1;
    for (const [index, typed] of set.spouses.entries()) {
      const spouse = (await ask(typed)).find(isId(size.reEntries + index));
      if (spouse !== undefined) spousesSeen += 1;
      if (spouse?.sameness === 'sameClient') confused += 1;
    }
    // If no spouse is ever a candidate, none can be confused either.
    if (spousesSeen === 0) throw new Error('No spouse was among the candidates');
    // A single search text, which is matched in every order of names.
    const searchTimes = [];
    for (const { firstName, lastName, patients } of set.reEntries)
      await timed(searchTimes, { search: [firstName, lastName, patients[0]?.name].filter(Boolean).join(' ') });
    const percent = (part, of) => (100 * part) / of;
    return [
      {
        name: `the client among the first three, of ${size.reEntries}`,
        unit: '%',
        value: percent(found, size.reEntries),
        goal: 99,
      },
      {
        name: `spouses classified as the same client, of ${size.spouses}`,
        unit: '',
        value: confused,
        goal: 0,
        atMost: true,
      },
      {
        name: `unrelated people classified as the same client, of ${size.strangers}`,
        unit: '%',
        value: percent(mistaken, size.strangers),
      },
      figureOf('candidates among 1,000,000 clients: p50', 'ms', times),
      figureOf('candidates among 1,000,000 clients: p95', 'ms', times, { at: 0.95, goal: 50, atMost: true }),
      figureOf('candidates among 1,000,000 clients: p99', 'ms', times, { at: 0.99 }),
      figureOf('close matches of a searched text: p50', 'ms', searchTimes),
      figureOf('close matches of a searched text: p95', 'ms', searchTimes, { at: 0.95, goal: 50, atMost: true }),
    ];
  } finally {
    await server.stop();
  }
}

async function filled(url, known) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ids = await insertClients(client, locationId, known);
    await insertManyClients(client, { locations, clients, names: known });
    return ids;
  } finally {
    await client.end();
  }
}

const inputOf = (typed) => ({
  ...typed,
  phones: typed.phones.map(({ phoneNumber }) => phoneNumber),
  addresses: typed.addresses.map(({ addressLine1, zip }) => ({ addressLine1, zip })),
});

async function candidates(url, headers, client) {
  const variables = { locationId, client };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName: 'GetSameClientCandidates', variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  return data.sameClientCandidates;
}
