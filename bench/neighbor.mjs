/**
 * How the calls of one user affect others: a vet loads a page of the queue 25 times per second, alone and while a user
 * of a location with 100,000 clients calls one of the ten most expensive reads, 40 at a time. Includes authentication
 * and authorization, with the default rate limits.
 */
import { fork } from 'node:child_process';
import { figureOf, quantile } from '../scripts/measure.mjs';
import { samePersonSet } from '../packages/fixtures/dist/same-person-set/index.js';
import { insertClients, insertManyClients } from './same-client/fill.mjs';
import { withConnection, withFilledDatabase, startServer } from './server/test-server.mjs';
import { keepConnections, post } from './server/post.mjs';
import { expectContent } from './support/content.mjs';
import { atRate } from './support/load.mjs';
import { reportStep, show } from './support/report.mjs';
import { sized } from './support/size.mjs';

const clients = sized(900, 900);
const clientsOfLarge = sized(100_000, 1_000);
const [small, large] = ['1000000', '1000001'];
const perSecond = 25;
const seconds = sized(12, 2);
const rounds = sized(2, 1);

const scale = {
  locations: 2,
  tasks: sized(10_000, 200),
  prescriptions: sized(200_000, 500),
  products: sized(20_000, 500),
};

/** Letters that many names contain, and lists of maximum length. */
const dearest = (locationId) => [
  ['LocationClientSearch', { locationId, filter: 'an', take: 500, skip: 0 }],
  ['LocationClientSearch', { locationId, take: 500, skip: 0 }],
  ['GetLocationPatientsByFilter', { locationIds: [locationId], locationPatientFilter: 'er' }],
  ['GetPrescriptionHistory', { locationId, search: 'an', take: 200, skip: 0 }],
  ['GetPrescriptionCount', { locationId, search: 'an er' }],
  ['GetPrescriptionTasksGrouped', { locationId, nameFilter: 'an', take: 200, skip: 0 }],
  ['GetQueueCounts', { locationId, nameFilter: 'an' }],
  ['GetOrdersByLocationId', { locationId, nameSearchInput: 'an', take: 200, skip: 0 }],
  ['GetUnlinkedLocationClients', { locationId, filter: 'an', take: 500, skip: 0 }],
  ['SearchProducts', { locationId, text: 'a', isOfficeUse: false, limit: 10, offset: 0 }],
];

export const run = () => withFilledDatabase(scale, measured);

async function measured(database, identity) {
  const known = samePersonSet(7, { reEntries: 300, strangers: 0, spouses: 0 }).clients;
  await withConnection(database.url, async (client) => {
    await insertClients(client, small, known);
    await insertManyClients(client, { locations: 2, clients, names: known, large, clientsOfLarge });
    await client.query('update signa.location set is_pims_enabled = true');
    await client.query('analyze');
  });
  const server = await startServer(database.url, identity, { QUERIES_AT_ONCE: '2', CALLS_PER_SECOND: '50' });
  try {
    const url = `${server.url}/graphql`;
    const [vet, other] = await Promise.all([1, 2].map((place) => identity.token(`vet.${place}@scale.signa.test`)));
    await neighbor(url, vet, 2);
    const quiet = [];
    const figures = [];
    for (const [operation, variables] of dearest(large)) {
      const busy = [];
      for (let round = 0; round < rounds; round += 1) {
        reportStep(`${operation} ${JSON.stringify(variables)}`);
        const alone = await neighbor(url, vet, seconds);
        quiet.push(quantile(alone, 0.99));
        const crowd = await startCrowd({ url, token: other, operation, variables });
        const times = await neighbor(url, vet, seconds);
        await crowd.stop();
        busy.push(quantile(times, 0.99) / quantile(alone, 0.99));
      }
      const searchText = Object.values(variables).find((value) => /^[a-z ]+$/.test(value)) ?? 'a page';
      figures.push(
        ...show([
          figureOf(`p99 during 40 ${operation} of '${searchText}', ratio to quiet`, '', busy, {
            goal: 2,
            atMost: true,
          }),
        ]),
      );
    }
    return [figureOf('a page of the queue alone: p99', 'ms', quiet), ...figures];
  } finally {
    await server.stop();
  }
}

/** Milliseconds of each call, sent at a constant rate whether or not the previous one was answered. */
async function neighbor(url, token, forSeconds) {
  const agent = keepConnections();
  const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
  const variables = { locationId: small, status: 'pending', skip: 0, take: 10 };
  const ask = async () => {
    const answer = await post(url, headers, agent, { operationName: 'GetPrescriptionTasksGrouped', variables });
    expectContent('A page of the queue', answer);
  };
  const times = await atRate(ask, { perSecond, count: forSeconds * perSecond });
  agent.destroy();
  return times;
}

/** Forty concurrent calls, in a separate process. */
async function startCrowd(message) {
  const child = fork(new URL('./neighbor/crowd.mjs', import.meta.url));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.once('message', resolve));
  child.send(message);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The crowd exited before it made a call')));
  });
  return {
    async stop() {
      const result = new Promise((resolve) => child.once('message', resolve));
      child.send('stop');
      const { answered, refused } = await result;
      await ended;
      if (answered === 0) throw new Error(`The crowd got no answers; ${refused} calls were refused`);
    },
  };
}
