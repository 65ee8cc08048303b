/**
 * Signa's server on PostgreSQL with 100,000 requests, including authentication, authorization, and audit, compared with
 * the same SQL as prepared statements behind plain node:http; and the cost of a start. The bare server uses the same
 * row-level security, which the server can't do without, so goals compare with it. For one additional figure it reads
 * as the owner of the tables, without policies.
 *
 * Every answer is checked after the round in which it was measured: a refused or empty one fails the bench, and every
 * approval is verified in the database.
 */
import { createRequire } from 'node:module';
import { addRequests, approvalOf, expectApproved } from './server/approvals.mjs';
import { alternate, loopFigures, rateFigures } from './server/compare.mjs';
import { loginOfServer, withFilledDatabase, startServer } from './server/test-server.mjs';
import { keepConnections, post } from './server/post.mjs';
import { readStatements } from './server/reads.mjs';
import { recordApproval, replayOf } from './server/record.mjs';
import { startBare } from './server/start-bare.mjs';
import { startFigures } from './server/start.mjs';
import { expectContent } from './support/content.mjs';
import { atRate, closedLoop } from './support/load.mjs';
import { show } from './support/report.mjs';
import { sized } from './support/size.mjs';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const pg = require('pg');
const tasks = sized(100_000, 4_000);
const locations = sized(100, 4);
const username = 'vet.1@scale.signa.test';
const location = '1000000';
const rounds = sized(5, 2);
const seconds = sized(3, 1);
/** Approvals of one side per round: 2,000 in a closed loop, and as many at a fixed rate. */
const approvals = sized(400, 20);
/** About half of a server's maximum. */
const approvalsPerSecond = 50;
const warmUp = sized(60, 10);

export const run = (parts) =>
  withFilledDatabase({ locations, tasks, prescriptions: tasks }, (database, identity) =>
    measure(database, identity, (part) => parts.length === 0 || parts.includes(part)),
  );

async function measure(database, identity, isAsked) {
  const figures = isAsked('start') ? await startFigures(database.url, identity) : [];
  if (!['queue-page', 'one-prescription', 'approvals'].some(isAsked)) return figures;
  const server = await startServer(database.url, identity);
  const client = new pg.Client({ connectionString: database.url, options: '-c search_path=signa' });
  const agent = keepConnections();
  try {
    await client.connect();
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    const context = {
      ...{ database, client },
      signa: (operationName, variables) => post(`${server.url}/graphql`, headers, agent, { operationName, variables }),
      bare: (bare, body) => post(bare.url, {}, agent, body),
    };
    return [
      ...figures,
      ...(isAsked('queue-page') ? await queuePage(context) : []),
      ...(isAsked('one-prescription') ? await onePrescription(context) : []),
      ...(isAsked('approvals') ? await measureApprovals(context) : []),
    ];
  } finally {
    agent.destroy();
    await client.end();
    await server.stop();
  }
}

async function queuePage(context) {
  const reads = await readStatements(location, '0');
  const page = { locationId: location, status: 'pending', skip: 0, take: 10 };
  return await beside(context, 'queue page', reads.statements, {
    signa: () => context.signa('GetPrescriptionTasksGrouped', page),
    bare: (bare) => context.bare(bare, { name: 'queue', values: reads.queueValues }),
    expect: (text) => expectContent('A queue page', text),
  });
}

async function onePrescription(context) {
  const { rows } = await context.client.query(
    'select id::text from prescription where location_id = $1 order by id limit 500',
    [location],
  );
  const idOf = (number) => rows[number % rows.length].id;
  const { statements } = await readStatements(location, rows[0].id);
  return await beside(context, 'one prescription', statements, {
    signa: (number) => context.signa('GetPrescription', { id: idOf(number) }),
    bare: (bare, number) => context.bare(bare, { name: 'prescription', values: [`{${location}}`, idOf(number)] }),
    expect: (text, number) => {
      expectContent('A prescription', text);
      if (!text.includes(idOf(number)))
        throw new Error(`Prescription ${idOf(number)} is missing from the answer: ${text}`);
    },
  });
}

/** Closed-loop reads of both servers, and of the bare one as the owner of the tables. */
async function beside({ database }, name, statements, { signa, bare, expect }) {
  const sql = { databaseUrl: database.url, location, statements };
  const [walled, owner] = [await startBare(sql), await startBare({ ...sql, as: 'owner' })];
  const load = (ask) => async () => {
    const answers = [];
    const taken = await closedLoop(async (number) => (answers[number] = await ask(number)), { seconds });
    answers.forEach(expect);
    return taken;
  };
  try {
    const sides = {
      bare: load((number) => bare(walled, number)),
      owner: load((number) => bare(owner, number)),
      signa: load(signa),
    };
    for (const side of Object.values(sides)) await side();
    return loopFigures(name, 0.65, await alternate(name, rounds, sides));
  } finally {
    walled.stop();
    owner.stop();
  }
}

async function measureApprovals(context) {
  const { database, client } = context;
  const each = warmUp + 2 * rounds * approvals;
  const [recorded, ...requests] = await addRequests(client, { location, count: 1 + 2 * each });
  const approval = approvalOf(recorded, location);
  const login = await loginOfServer(database.url);
  const recording = replayOf(await recordApproval(login, { ...recorded, username }, approval), recorded);
  const bare = await startBare({ databaseUrl: database.url, location, statements: recording.statements });
  const sides = {
    signa: {
      left: requests.slice(0, each),
      ask: (request) => context.signa('AddPrescription', approvalOf(request, location)),
      idOf: (text) => JSON.parse(text).data.addPrescription.id,
    },
    bare: {
      left: requests.slice(each),
      ask: (request) => context.bare(bare, recording.fill(request)),
      idOf: (text) => JSON.parse(text).rx,
    },
  };
  /** Approves the next requests of a side under a load. */
  const approve = async ({ left, ask, idOf }, count, load) => {
    const chosen = left.splice(0, count);
    const answers = [];
    const taken = await load(async (number) => (answers[number] = await ask(chosen[number])), count);
    await expectApproved(client, chosen, answers.map(idOf));
    return taken;
  };
  const loop = (ask, count) => closedLoop(ask, { count });
  const rate = async (ask, count) => ({ times: await atRate(ask, { count, perSecond: approvalsPerSecond }) });
  const both = (load) => ({
    signa: () => approve(sides.signa, approvals, load),
    bare: () => approve(sides.bare, approvals, load),
  });
  try {
    // Every connection has run every statement before the measurement, as after the first minute of a day.
    for (const side of [sides.bare, sides.signa]) await approve(side, warmUp, loop);
    const [name, steady] = ['approval', `approval, ${approvalsPerSecond} a second`];
    return [
      ...loopFigures(name, 0.6, await alternate(name, rounds, both(loop))),
      ...rateFigures(steady, await alternate(steady, rounds, both(rate))),
      ...show([{ name: 'approvals of each side, all stored', unit: '', value: 2 * rounds * approvals }]),
    ];
  } finally {
    bare.stop();
  }
}
