/**
 * A practice administrator imports 100,000 clients in the portal, from the first byte to the last record, while a vet of
 * the same location loads a page of the queue 10 times per second.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { figureOf, quantile } from '../scripts/measure.mjs';
import { importLimits, importPartPath, isImportRunning } from '../packages/core/dist/pims/index.js';
import { keepConnections, post } from './server/post.mjs';
import { startServer, withConnection, withFilledDatabase } from './server/test-server.mjs';
import { clientColumns, clientLine } from './support/client-file.mjs';
import { expectContent } from './support/content.mjs';
import { atRate } from './support/load.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const count = sized(100_000, 500);
const rounds = sized(3, 1);
const locationId = '1000000';
const perSecond = 10;
const quietSeconds = sized(15, 2);

export const run = () =>
  withFilledDatabase({ locations: 1, tasks: sized(5_000, 200), prescriptions: sized(50_000, 500) }, measured);

async function measured(database, identity) {
  const server = await startServer(database.url, identity);
  const [admin, vet] = await Promise.all(['admin', 'vet'].map((who) => identity.token(`${who}.1@scale.signa.test`)));
  const agent = keepConnections();
  const caller = callerOf(server.url, admin, agent);
  const queue = (work) => queueDuring(callerOf(server.url, vet, agent), work);
  try {
    const alone = await queue(() => new Promise((resolve) => setTimeout(resolve, quietSeconds * 1_000)));
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      reportStep(`Import, round ${round + 1} of ${rounds}`);
      taken.push(await oneRound(database.url, caller, queue, round));
    }
    return [
      figureOf(
        `import of ${count.toLocaleString('en-US')} clients in the portal`,
        's',
        taken.map(({ seconds }) => seconds),
        { goal: sized(120, 20), atMost: true },
      ),
      figureOf('a page of the queue alone: p99', 'ms', [quantile(alone, 0.99)]),
      figureOf(
        'a page of the queue during it: p99',
        'ms',
        taken.map(({ times }) => quantile(times, 0.99)),
        { goal: 500, atMost: true },
      ),
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Imports a file and undoes it. The rows are counted, whatever the server reports. */
async function oneRound(url, caller, queue, round) {
  const file = Buffer.from(clientsFile(round));
  const before = await rowsOf(url);
  const began = performance.now();
  let seconds;
  let id;
  const times = await queue(async () => {
    id = await upload(caller, file);
    await step(caller, 'CheckImportFile', { id }, 'checked');
    await step(caller, 'StartImportFile', { id, skipsInvalid: false }, 'done');
    seconds = (performance.now() - began) / 1_000;
  });
  assert.equal(await rowsOf(url), before + count, 'clients that the file added');
  await step(caller, 'UndoImportFile', { id, keepsUsed: false }, 'undone');
  assert.equal(await rowsOf(url), before, 'clients after the undo');
  return { seconds, times };
}

async function upload({ call, send }, file) {
  const id = randomUUID();
  for (let number = 0; number * importLimits.partBytes < file.length; number += 1) {
    const start = number * importLimits.partBytes;
    await send(
      importPartPath({ locationId, uploadId: id, number }),
      file.subarray(start, start + importLimits.partBytes),
    );
  }
  await call('AddImportFile', {
    locationId,
    input: { uploadId: id, noun: 'client', name: 'clients.csv', size: file.length },
  });
  await stageAfterWork({ call }, id, 'mapping');
  return id;
}

async function step({ call }, operation, variables, expected) {
  await call(operation, { locationId, ...variables });
  await stageAfterWork({ call }, variables.id, expected);
}

/** Waits as the page does, by reading the file again. */
async function stageAfterWork({ call }, id, expected) {
  for (;;) {
    const { importFile } = await call('GetImportFile', { locationId, id });
    const { stage, problem } = importFile.file;
    if (!isImportRunning(stage)) return assert.equal(stage, expected, problem ?? stage);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function callerOf(url, token, agent) {
  const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
  return {
    call: async (operationName, variables) => {
      const answer = JSON.parse(await post(`${url}/graphql`, headers, agent, { operationName, variables }));
      return answer.data;
    },
    send: async (path, body) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body,
      });
      assert.equal(answer.status, 200, await answer.text());
    },
  };
}

/** Milliseconds of each page of the queue that is loaded until `work` ends. */
async function queueDuring({ call }, work) {
  const variables = { locationId, status: 'pending', skip: 0, take: 10 };
  const ask = async () => {
    expectContent(
      'A page of the queue',
      JSON.stringify({ data: await call('GetPrescriptionTasksGrouped', variables) }),
    );
  };
  let isDone = false;
  const end = work().finally(() => (isDone = true));
  const times = [];
  while (!isDone) times.push(...(await atRate(ask, { perSecond, count: perSecond })));
  await end;
  return times;
}

/** The number of clients at the location. */
const rowsOf = (url) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query('select count(*)::integer as count from signa.client where location_id = $1', [
      locationId,
    ]);
    return rows[0].count;
  });

const clientsFile = (round) =>
  [clientColumns, ...Array.from({ length: count }, (_, index) => clientLine(index, `C${round}-${index}`))].join('\n');
