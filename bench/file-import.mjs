/**
 * A practice of 100,000 clients and 100,000 patients that an operator imports from files into PostgreSQL, as the command
 * is given, exports with its prescriptions, and takes back.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connected, onFilledDatabase } from './server/ground.mjs';

const count = 100_000;
const locationId = '1000000';
const main = new URL('../packages/server/dist/main.js', import.meta.url).pathname;

/** Prescriptions of two locations; the import is measured on the tables of a practice that has only begun. */
const laid = 1_000;
/** As many of them are copied for the export, once the patients are there. */
const prescriptions = 100_000;

export const run = () => onFilledDatabase({ locations: 2, tasks: 0, prescriptions: laid }, measured);

async function measured(database) {
  const folder = mkdtempSync(join(tmpdir(), 'signa-bench-'));
  const path = (name) => join(folder, name);
  const admin = (...command) => timed(database.url, command);
  const at = ['--location', locationId];
  try {
    await write(
      path('clients.csv'),
      'external_id,first_name,last_name,phone_1_number,address_1_line_1,address_1_city,address_1_state,address_1_zip',
      clientLine,
    );
    await write(path('patients.csv'), 'external_id,clients,name,species,gender,birthdate,weight', patientLine);
    const clients = await admin('client', 'import', path('clients.csv'), ...at);
    const patients = await admin('patient', 'import', path('patients.csv'), ...at);
    const again = await admin('patient', 'import', path('patients.csv'), ...at);
    await connected(database.url, (client) => prescribe(client));
    const out = await admin('export', '--to', path('export'), ...at);
    const undo = await admin('import', 'undo', idIn(patients.output));
    return [
      { name: 'import of 100,000 clients', unit: 's', value: clients.seconds, goal: 60, atMost: true },
      { name: 'import of 100,000 patients', unit: 's', value: patients.seconds, goal: 60, atMost: true },
      { name: 'the same file once more, where nothing is to be added', unit: 's', value: again.seconds },
      { name: 'export of all that, with 100,000 prescriptions', unit: 's', value: out.seconds, goal: 60, atMost: true },
      { name: 'memory of the export at most', unit: 'MB', value: out.memory, goal: 300, atMost: true },
      { name: 'memory of the import of clients at most', unit: 'MB', value: clients.memory, goal: 400, atMost: true },
      { name: 'undo of 100,000 patients', unit: 's', value: undo.seconds, goal: 60, atMost: true },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Copies the prescriptions of the location; they stay with the patients who had them, for the others are taken back. */
async function prescribe(client) {
  const given = ['id', 'uuid', 'rx_number', 'listed_at'];
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = 'signa.prescription'::regclass and attnum > 0 and not attisdropped and attname <> all ($1)`,
    [given],
  );
  await client.query(
    `insert into signa.prescription (id, rx_number, ${rows[0].names})
    select 100000000 + row_number() over (), '77-' || (100000000 + row_number() over ()), ${rows[0].names}
    from signa.prescription, generate_series(1, $2) where location_id = $1`,
    [locationId, Math.round(prescriptions / (laid / 2))],
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

/** A word of letters, as a name is one. */
const word = (index) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const clientLine = (index) =>
  `C${index},Client,No ${word(index)},518${String(5_000_000 + index)},${index} Regent St,Saratoga Springs,NY,12866`;
const patientLine = (index) => `P${index},C${index % count},Pet ${word(index)},canine,N,2020-05-01,30.5`;

async function timed(url, command) {
  const began = performance.now();
  const child = spawn(process.execPath, [main, 'admin', ...command], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_OWNER_URL: url },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, mostMemory(child.pid))), 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output.slice(-500)}`);
  return { seconds: (performance.now() - began) / 1000, memory, output };
}

/** The most that a process ever held, in MB; nothing of it is known where the system has no /proc. */
function mostMemory(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
