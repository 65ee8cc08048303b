/**
 * The command palette on PostgreSQL with 1,000,000 clients and as many patients over two hundred locations, including
 * authentication and authorization: from the end of typing to the answers of its three parallel searches (decision 45).
 */
import { createRequire } from 'node:module';
import { samePersonSet } from '../packages/fixtures/dist/same-person-set/index.js';
import { figureOf } from '../scripts/measure.mjs';
import { insertClients, insertManyClients } from './same-client/fill.mjs';
import { withFilledDatabase, startServer } from './server/test-server.mjs';
import { keepConnections, post } from './server/post.mjs';
import { expectContent } from './support/content.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const pg = require('pg');

const locations = sized(200, 20);
const clients = sized(1_000_000, 20_000);
const prescriptions = sized(100_000, 2_000);
const locationId = '1000000';
const username = 'vet.1@scale.signa.test';
const people = sized(60, 4);
const numbersTyped = sized(20, 4);
const rounds = sized(2, 1);

export const run = () => withFilledDatabase({ locations, tasks: 0, prescriptions }, measured);

async function measured(database, identity) {
  const known = samePersonSet(7, { reEntries: 300, strangers: 0, spouses: 0 }).clients;
  const numbers = await filled(database.url, known);
  const server = await startServer(database.url, identity);
  const agent = keepConnections();
  try {
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    const ask = async (operationName, variables) => {
      const body = { operationName, variables: { locationId, ...variables } };
      const text = await post(`${server.url}/graphql`, headers, agent, body);
      return { at: performance.now(), data: JSON.parse(text).data };
    };
    const [firsts, wholes] = [[], []];
    const texts = [...known.slice(0, people).flatMap(typedFor), ...numbers.flatMap(asTyped)];
    reportStep(`${texts.length} texts, ${rounds + 1} rounds`);
    for (let round = 0; round <= rounds; round += 1)
      for (const text of texts) {
        const began = performance.now();
        const answers = await Promise.all([
          ask('LocationClientSearch', { filter: text, activeFilterType: 'all', take: 20, skip: 0 }),
          ask('GetPrescriptionHistory', { search: text, take: 21, skip: 0 }),
          ask('ProductFamilies', {
            filter: text,
            isOfficeUse: false,
            showComboCompoundProducts: true,
            take: 10,
            skip: 0,
          }),
        ]);
        // The text matches a client, a patient, or a number, so one of the searches must find it.
        expectContent(`"${text}"`, JSON.stringify(answers.map(({ data }) => data)));
        const times = answers.map(({ at }) => at);
        // The first round opens connections and plans queries.
        if (round === 0) continue;
        firsts.push(Math.min(...times) - began);
        wholes.push(Math.max(...times) - began);
      }
    return [
      figureOf('palette, first results: p50', 'ms', firsts),
      figureOf('palette, first results: p95', 'ms', firsts, { at: 0.95 }),
      figureOf('palette, all results: p50', 'ms', wholes),
      figureOf('palette, all results: p95', 'ms', wholes, { at: 0.95, goal: 100, atMost: true }),
      figureOf('palette, all results: p99', 'ms', wholes, { at: 0.99 }),
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Three letters of a name, more of it, the full name, and the patient, as typed. */
const typedFor = ({ firstName, lastName, patients: [patient] }) =>
  [lastName.slice(0, 3), lastName.slice(0, 5), `${firstName} ${lastName}`, patient?.name.slice(0, 4)].filter(
    (text) => text !== undefined && text.length >= 3,
  );

/** The sequential part of a number as it's typed. */
const asTyped = (number) => [number.slice(0, 7), number];

/** @returns some prescription numbers at the location */
async function filled(url, known) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await insertClients(client, locationId, known);
    await insertManyClients(client, { locations, clients, names: known });
    const { rows } = await client.query(
      'select rx_number as number from signa.prescription where location_id = $1 and rx_number is not null order by id limit $2',
      [locationId, numbersTyped],
    );
    return rows.map(({ number }) => number);
  } finally {
    await client.end();
  }
}
