/**
 * A practice with 100,000 clients and 100,000 patients that an operator imports from files into PostgreSQL with the
 * documented command, exports with its prescriptions, and undoes.
 */
import assert from 'node:assert/strict';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figureOf } from '../scripts/measure.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { clientColumns, clientLine, word } from './support/client-file.mjs';
import { reportStep } from './support/report.mjs';
import { runAdmin } from './support/run-admin.mjs';
import { sized } from './support/size.mjs';

const count = sized(100_000, 500);
const rounds = sized(3, 2);
/** Seconds. */
const goal = sized(60, 5);
const locationId = '1000000';

/** Prescriptions of two locations; the import is measured on the tables of a new practice. */
const seededPrescriptions = sized(1_000, 100);
/** This many copies of them are exported, once the patients exist. */
const prescriptions = count;
const copiesFrom = 100_000_000;

export const run = () => withFilledDatabase({ locations: 2, tasks: 0, prescriptions: seededPrescriptions }, measured);

async function measured(database) {
  const folder = mkdtempSync(join(tmpdir(), 'signa-bench-'));
  const path = (name) => join(folder, name);
  try {
    await write(path('clients.csv'), clientColumns, (index) => clientLine(index, `C${index}`));
    await write(path('patients.csv'), 'external_id,clients,name,species,gender,birthdate,weight', patientLine);
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      reportStep(`Import, export and undo, round ${round + 1} of ${rounds}`);
      taken.push(await importAndUndo(database.url, path, round));
    }
    return figuresOf(taken);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One round. The command's own output isn't trusted: rows are counted after each step. */
async function importAndUndo(url, path, round) {
  const admin = (...command) => runAdmin(url, command, { late: goal * 1_200 });
  const at = ['--location', locationId];
  const before = await rowsOf(url);
  const expect = async (what, clients, patients) =>
    assert.deepEqual(
      await rowsOf(url),
      { clients: before.clients + clients, patients: before.patients + patients },
      what,
    );
  const clients = await admin('client', 'import', path('clients.csv'), ...at);
  await expect('clients imported', count, 0);
  const patients = await admin('patient', 'import', path('patients.csv'), ...at);
  await expect('patients imported', count, count);
  const again = await admin('patient', 'import', path('patients.csv'), ...at);
  await expect('nothing imported again', count, count);
  if (round === 0) await withConnection(url, (client) => copyPrescriptions(client));
  const out = await admin('export', '--to', path(`export-${round}`), ...at);
  expectExport(path(`export-${round}`), await rowsOf(url));
  const undo = await admin('import', 'undo', idIn(patients.output));
  await expect('patients undone', count, 0);
  await admin('import', 'undo', idIn(clients.output));
  await expect('clients undone', 0, 0);
  return { clients, patients, again, out, undo };
}

function figuresOf(taken) {
  const many = count.toLocaleString('en-US');
  const limit = { goal, atMost: true };
  const seconds = (name, which, options) =>
    figureOf(
      name,
      's',
      taken.map((round) => round[which].seconds),
      options,
    );
  const memory = (name, which, options) =>
    figureOf(
      name,
      'MB',
      taken.map((round) => round[which].memory),
      options,
    );
  return [
    seconds(`import of ${many} clients`, 'clients', limit),
    seconds(`import of ${many} patients`, 'patients', limit),
    seconds('the same file again, with nothing to add', 'again'),
    seconds(`export of all that, with ${many} prescriptions`, 'out', limit),
    memory('peak memory of the export', 'out', { goal: 300, atMost: true }),
    memory('peak memory of the import of clients', 'clients', { goal: 400, atMost: true }),
    seconds(`undo of ${many} patients`, 'undo', limit),
  ];
}

/** The number of clients and patients at the location. */
const rowsOf = (url) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::integer from signa.client where location_id = $1) as clients,
        (select count(*)::integer from signa.patient where location_id = $1) as patients`,
      [locationId],
    );
    return { ...rows[0] };
  });

/** Fails unless the files have a line for every record. */
function expectExport(folder, { clients, patients }) {
  for (const [name, least] of Object.entries({ clients, patients, prescriptions })) {
    const lines = readFileSync(join(folder, `${name}.csv`), 'utf8').split('\n').length - 2;
    assert.ok(lines >= least, `${name}.csv has ${lines} lines for ${least} records`);
  }
}

/** Copies the location's prescriptions with their issue records. They keep their patients: the imported ones are undone. */
async function copyPrescriptions(client) {
  const given = ['id', 'uuid', 'rx_number', 'listed_at'];
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = 'signa.prescription'::regclass and attnum > 0 and not attisdropped and attname <> all ($1)`,
    [given],
  );
  await client.query(
    `insert into signa.prescription (id, rx_number, ${rows[0].names})
    select ${copiesFrom} + row_number() over (), '77-' || (${copiesFrom} + row_number() over ()), ${rows[0].names}
    from signa.prescription, generate_series(1, $2) where location_id = $1`,
    [locationId, Math.round(prescriptions / (seededPrescriptions / 2))],
  );
  await client.query(
    `insert into signa.issue_record (location_id, prescription_id, recorded_at, content)
    select rx.location_id, rx.id, rx.issued_at, record.content
    from signa.prescription rx, lateral (select signa.reconstructed_issue_record(location_id, id) as content
      from signa.prescription where location_id = $1 and id < ${copiesFrom} and issued_at is not null limit 1) record
    where rx.location_id = $1 and rx.issued_at is not null`,
    [locationId],
  );
}

const idIn = (output) => /import undo (\S+)/.exec(output)?.[1];

async function write(path, head, lineOf) {
  const file = createWriteStream(path);
  file.write(`${head}\n`);
  for (let index = 0; index < count; index += 1)
    if (!file.write(`${lineOf(index)}\n`)) await new Promise((resolve) => file.once('drain', resolve));
  await new Promise((resolve) => file.end(resolve));
}

const patientLine = (index) => `P${index},C${index % count},Pet ${word(index)},canine,N,2020-05-01,30.5`;
