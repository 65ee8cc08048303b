/**
 * The import of 10,000 patients from the practice system and its undo, on PostgreSQL, including authentication,
 * authorization, audit, and the client search index; the practice system answers at once. One patient in a hundred has
 * a draft by now and stays. Compared with deleting the same rows by plain SQL, the minimum cost of an undo.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { figureOf } from '../scripts/measure.mjs';
import { withFilledDatabase, startServer } from './server/test-server.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const pg = require('pg');

const patients = sized(10_000, 100);
const clients = sized(2_500, 25);
const draftEach = sized(100, 10);
const atOnce = 4;
const locationId = '1000000';
const username = 'vet.1@scale.signa.test';
const firstClient = 40_000_000;
const key = 'the key of the bench';
const importId = randomUUID();

export const run = () => withFilledDatabase({ locations: 20, tasks: 0, prescriptions: sized(20_000, 400) }, measured);

async function measured(database, identity) {
  const pims = await openPims();
  const server = await startServer(database.url, identity, { PIMS_GATEWAY_URL: pims.url, PIMS_GATEWAY_KEY: key });
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  try {
    await insertBenchClients(sql);
    const headers = { authorization: `Bearer ${await identity.token(username)}`, application: 'practice-portal' };
    const call = async (operationName, variables) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ operationName, variables }),
      });
      const { data, errors } = await response.json();
      if (errors) throw new Error(`${operationName} was refused: ${JSON.stringify(errors).slice(0, 500)}`);
      return data;
    };
    const times = [];
    reportStep(`Importing ${patients} patients`);
    const imported = await took(() => importAll(call, times));
    reportStep('Undoing the import');
    await sql.query(drafts, [locationId, draftEach]);
    await sql.query('analyze');
    const bare = await plainDelete(sql);
    let shown;
    const preview = await took(async () => {
      shown = (await call('PreviewPimsImportUndo', { importId })).pimsImportUndo;
    });
    let undone;
    const undo = await took(async () => {
      const input = { importId, previewed: shown.previewed };
      undone = (await call('UndoPimsImport', { input })).undoPimsImport;
    });
    const { rows } = await sql.query(left, [locationId]);
    const stay = patients / draftEach;
    const previewed = [shown.goes, shown.stays].map(
      (records) => records.filter(({ noun }) => noun === 'patient').length,
    );
    assert.deepEqual(previewed, [patients - stay, stay], 'The preview lists who is removed and who stays');
    const wrong = Math.abs(rows[0].left - stay) + Math.abs(undone.removed - (patients - stay));
    return [
      { name: 'patients imported per second', unit: '', value: patients / (imported / 1000), goal: goals.imports },
      figureOf('import of one patient: p50', 'ms', times),
      figureOf('import of one patient: p95', 'ms', times, { at: 0.95, goal: goals.one, atMost: true }),
      { name: 'preview of the undo of 10,000', unit: 'ms', value: preview, goal: goals.preview, atMost: true },
      { name: 'undo of the import of 10,000', unit: 'ms', value: undo, goal: goals.undo, atMost: true },
      { name: 'the same rows deleted with plain SQL', unit: 'ms', value: bare },
      { name: 'undo, ratio to plain SQL', unit: 'times', value: undo / bare, goal: goals.besideBare, atMost: true },
      { name: 'patients removed or kept by mistake', unit: '', value: wrong, goal: 0, atMost: true },
    ];
  } finally {
    await sql.end();
    await server.stop();
    pims.close();
  }
}

/** A user who imports ten patients doesn't wait noticeably; undoing a whole practice takes as long as a slow page. */
const goals = { imports: 50, one: 150, preview: 2_000, undo: 10_000, besideBare: 6 };

async function took(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function importAll(call, times) {
  const ids = new Set();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < patients; index = next++) {
      const input = {
        ...{ locationId, pimsId: `bench-${index}`, isPIMSImport: true, pimsImportId: importId },
        locationPatientClients: [{ locationClientId: String(firstClient + (index % clients)) }],
      };
      let data;
      times.push(await took(async () => (data = await call('AddLocationPatient', { input }))));
      const { id } = data.addLocationPatient;
      if (!id || ids.has(id)) throw new Error(`Patient ${index} was returned with the id ${id}`);
      ids.add(id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function insertBenchClients(sql) {
  await sql.query(
    `insert into signa.client (location_id, id, first_name, last_name)
    select $1::bigint, ${firstClient} + n, 'Client', 'No. ' || n from generate_series(0, $2::integer - 1) n`,
    [locationId, clients],
  );
  await sql.query(
    `update signa.location set is_pims_enabled = true, pims_account_id = 'bench', pims_connection_type = 'ACT' where id = $1`,
    [locationId],
  );
  await sql.query(
    `update signa.organization set is_pims_enabled = true
    where id = (select organization_id from signa.location where id = $1)`,
    [locationId],
  );
  await sql.query(
    `insert into signa.feature_flag (location_id, feature, is_on) values ($1, 'pimsImport', true)
    on conflict (location_id, feature) do update set is_on = true`,
    [locationId],
  );
}

const drafts = `insert into signa.prescription (location_id, rx_status, client_id, patient_id, product_id, created_at, draft_created_at, unit_per_fill)
  select p.location_id, 'Draft', l.client_id, p.id, (select min(id) from signa.product), now(), now(), 1
  from signa.patient p join signa.patient_client l on l.location_id = p.location_id and l.patient_id = p.id
  where p.location_id = $1 and p.pims_id like 'bench-%' and substring(p.pims_id from 7)::integer % $2 = 0`;
const left = `select count(*)::integer as left from signa.patient where location_id = $1 and pims_id like 'bench-%'`;

/** Deletes the same rows as the undo, and rolls back. */
async function plainDelete(sql) {
  await sql.query('begin');
  const time = await took(async () => {
    await sql.query(
      `create temporary table going on commit drop as select p.id from signa.patient p where p.location_id = ${locationId}
        and p.pims_id like 'bench-%' and not exists (select from signa.prescription rx
          where rx.location_id = p.location_id and rx.patient_id = p.id)`,
    );
    for (const [table, column] of [
      ['recorded_weight', 'patient_id'],
      ['pims_sync', 'record_id'],
      ['patient_client', 'patient_id'],
      ['patient', 'id'],
    ])
      await sql.query(
        `delete from signa.${table} where location_id = ${locationId} and ${column} in (select id from going)`,
      );
  });
  await sql.query('rollback');
  return time;
}

/** A practice system behind the gateway that returns every requested patient. */
async function openPims() {
  const server = createServer((request, response) => {
    const ids = new URL(request.url, 'http://pims').searchParams.get('ids')?.split(',') ?? [];
    const answer = ids.map((id) => ({
      ...{ id, name: `Miso ${id}`, species: 'feline', gender: 'Female Spayed', dateOfBirth: '2021-03-14' },
      ...{ currentWeight: 9, currentWeightUnit: 'lbs', allergies: [] },
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ patients: answer, next: null }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
