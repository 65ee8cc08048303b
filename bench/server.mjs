/**
 * Signa's server on PostgreSQL with 100,000 requests, sign-in, permission and audit included, beside the same SQL with
 * prepared statements behind bare node:http; and what a start costs. The bare one runs behind the same row-level
 * security, which is no choice of the server: goals compare with it. As the owner of the tables, without any policy, it
 * reads for one figure more.
 */
import { createRequire } from 'node:module';
import { loginOfServer, onFilledDatabase, startServer } from './server/ground.mjs';
import { load } from './server/load.mjs';
import { recordApproval, replayOf } from './server/record.mjs';
import { startBare } from './server/start-bare.mjs';
import { startFigures } from './server/start.mjs';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const pg = require('pg');
const dist = (path) => new URL(`../packages/server/dist/${path}`, import.meta.url).href;
const tasks = 100_000;
const locations = 100;
const username = 'vet.1@scale.signa.test';
const location = '1000000';
const warmUp = 61;
const rounds = 4;
const seconds = 3;

export const run = () => onFilledDatabase({ locations, tasks, prescriptions: tasks }, measure);

async function measure(database, identity) {
  const starts = await startFigures(database.url, identity);
  const server = await startServer(database.url, identity);
  const client = new pg.Client({ connectionString: database.url, options: '-c search_path=signa' });
  await client.connect();
  try {
    const figures = [
      ...starts,
      { name: 'memory once ready', unit: 'MB', value: server.memory, goal: 140, atMost: true },
    ];
    const pending = await pendingTasks(client);
    const prescriptions = (
      await client.query('select id::text from prescription where location_id = $1 order by id limit 500', [location])
    ).rows;
    const recording = replayOf(
      await recordApproval(await loginOfServer(database.url), { ...pending[0], username }, approvalOf(pending[0])),
      pending[0],
    );
    const reads = await readStatements(prescriptions[0].id);
    const sql = { databaseUrl: database.url, location, statements: { ...reads.statements, ...recording.statements } };
    const [bare, owner] = [await startBare(sql), await startBare({ ...sql, as: 'owner' })];
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    const ask = (operationName, variables) => ({ operationName, variables });
    const queue = { locationId: location, status: 'pending', skip: 0, take: 10 };
    const both = async (name, goal, ours, theirs, options = {}) => {
      // In turns, so that a machine that is busy for a moment is busy for both.
      const [mine, their, unwalled] = [[], [], []];
      const partOf = (list, round) =>
        options.once ? list.slice((round * list.length) / rounds, ((round + 1) * list.length) / rounds) : list;
      for (let round = 0; round < rounds; round += 1) {
        const sent = { seconds, ...options };
        their.push(await load({ url: bare.url, headers: {}, requests: partOf(theirs, round), ...sent }));
        if (!options.once) unwalled.push(await load({ url: owner.url, headers: {}, requests: theirs, ...sent }));
        mine.push(await load({ url: `${server.url}/graphql`, headers, requests: partOf(ours, round), ...sent }));
      }
      const best = (list) => list.reduce((a, b) => (a.perSecond > b.perSecond ? a : b));
      const [signa, other] = [best(mine), best(their)];
      // Of the quietest round: one moment of others is most of what 99 of a hundred wait for.
      const p99Of = (list) => Math.min(...list.map(({ p99 }) => p99));
      figures.push(
        { name: `${name}: Signa`, unit: 'per s', value: signa.perSecond },
        { name: `${name}: bare`, unit: 'per s', value: other.perSecond },
        ...(unwalled.length > 0
          ? [{ name: `${name}: bare as the owner`, unit: 'per s', value: best(unwalled).perSecond }]
          : []),
        { name: `${name}: share of bare`, unit: '', value: signa.perSecond / other.perSecond, goal },
        { name: `${name}: p99`, unit: 'ms', value: p99Of(mine) },
        { name: `${name}: p99, bare`, unit: 'ms', value: p99Of(their) },
        { name: `${name}: p99, times bare`, unit: '', value: p99Of(mine) / p99Of(their), goal: 1.5, atMost: true },
      );
    };
    await both(
      'queue page',
      0.65,
      [ask('GetPrescriptionTasksGrouped', queue)],
      [{ name: 'queue', values: reads.queueValues }],
    );
    await both(
      'one prescription',
      0.65,
      prescriptions.map(({ id }) => ask('GetPrescription', { id })),
      prescriptions.map(({ id }) => ({ name: 'prescription', values: [`{${location}}`, id] })),
    );
    await reopenAnswered(client);
    const [ours, theirs] = halves((await pendingTasks(client)).filter(({ ids }) => ids.task !== pending[0].ids.task));
    const approvals = ours.map((task) => ask('AddPrescription', approvalOf(task)));
    const replays = theirs.map((task, number) => recording.fill(task, number));
    // Every connection has met every statement before it is measured, as after the first minute of a day.
    await load({ url: bare.url, headers: {}, requests: replays.slice(0, warmUp), once: true });
    await load({ url: `${server.url}/graphql`, headers, requests: approvals.slice(0, warmUp), once: true });
    await both('approval', 0.6, approvals.slice(warmUp), replays.slice(warmUp), { once: true });
    bare.stop();
    owner.stop();
    return figures;
  } finally {
    await client.end();
    await server.stop();
  }
}

const halves = (list) => [list.slice(0, list.length / 2), list.slice(list.length / 2)];

/** Asks anew for what the location answered long ago: a measurement needs more requests than wait at one moment. */
async function reopenAnswered(client) {
  await client.query(
    `update task set status = 'PENDING', prescription_id = null, action = null, action_reason = null, actioned_at = null,
      actioned_by = null, initiated_by = null
    where location_id = $1 and status <> 'PENDING'`,
    [location],
  );
}

/** Requests of one location that nothing stands in the way of. */
async function pendingTasks(client) {
  const { rows } = await client.query(
    `select t.id::text, t.uuid::text, t.client_id::text as client, t.patient_id::text as patient, t.product_id::text as product,
      (select min(u.id)::text from location_user u join role r on r.id = u.role_id where u.location_id = t.location_id and r.can_authorize) as vet
    from task t join product p on p.id = t.product_id
      join client c on c.location_id = t.location_id and c.id = t.client_id and c.is_active
      join patient pt on pt.location_id = t.location_id and pt.id = t.patient_id and pt.is_active and not pt.is_deceased
    where t.location_id = $1 and t.status = 'PENDING' and t.prescription_id is null and p.is_active and p.dea_schedule is null
      and not p.is_controlled and not p.compound and p.fulfillment_vendor = 'RVP' and not p.diet
    order by t.id`,
    [location],
  );
  return rows.map(({ id, uuid, client: clientId, patient, product, vet }) => ({
    ids: { task: id, uuid, client: clientId, patient, product },
    vet,
  }));
}

function approvalOf({ ids, vet }) {
  return {
    addPrescriptionType: 'AuthorizeRx',
    input: {
      locationId: location,
      locationClientId: ids.client,
      locationPatientId: ids.patient,
      productId: ids.product,
      unitPerFill: 30,
      directions: 'Give as directed.',
      refills: 1,
      prescExpiryDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
      authorizingVet: vet,
      noteToPharmacy: 'Discussed with the owner.',
    },
    prescriptionTaskToAttach: { id: ids.task },
  };
}

/** The SQL of the two reads, as the server's own store writes it. */
async function readStatements(prescriptionId) {
  const { groupTasks } = await import(dist('store/task/task-list.js'));
  const { findPrescription } = await import(dist('store/prescription/prescription-store.js'));
  const taken = [];
  const spy = { executeQuery: async ({ sql, parameters }) => (taken.push({ sql, parameters }), { rows: [] }) };
  await groupTasks(spy, { locationId: location, status: 'pending' }, 'America/New_York', { skip: 0, take: 10 });
  await findPrescription(spy, [location], prescriptionId);
  return { statements: { queue: taken[0].sql, prescription: taken[1].sql }, queueValues: taken[0].parameters };
}
