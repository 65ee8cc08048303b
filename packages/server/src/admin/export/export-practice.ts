import { mkdir, readdir, writeFile as writeText } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.js';
import { installation } from '../../store/installation.js';
import { columnsOf, text } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import { rows, single } from '../../store/statement.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { locationOf } from '../import/import-command.js';
import { appendAudit, auditValues, operator } from '../owner/operator.js';
import { refused } from '../owner/refused.js';
import { clientFile } from './client-file.js';
import { type WritableFile, writable, type WrittenFile } from './export-file.js';
import { openPrescriptionFile } from './open-prescription-file.js';
import { patientFile, patientsWithoutClientFile } from './patient-file.js';
import { alertFile, peopleFile, prescriptionFile, productFile, weightFile } from './plain-files.js';

/**
 * The order in which cursors open: records named in a later file are then in an earlier one, even while users work.
 * Office-use records belong to the location, and a merged record appears as the one it was merged into.
 */
const files: readonly WritableFile[] = [
  writable(openPrescriptionFile),
  writable(prescriptionFile),
  writable(productFile),
  writable(weightFile),
  writable(alertFile),
  writable(patientFile),
  writable(patientsWithoutClientFile),
  writable(clientFile),
  writable(peopleFile),
];

/** Exports everything of a practice's location as CSV files, with a list of them. */
export const practiceExport: AdminCommand = {
  usage: '--location <id> --to <folder>',
  what: 'Export all data of a location as CSV files in a new folder; clients, patients, and open prescriptions can be imported again',
  names: 0,
  flags: { location: { type: 'string' }, to: { type: 'string' } },
  serve: async (database, given, tell) => {
    const locationId = await locationOf(database, given);
    const folder = String(given.flags['to'] ?? '');
    if (folder === '') refused('Enter a new folder with --to <folder>.');
    for (const { name, rows: count } of await exportPractice(database, locationId, folder)) tell(`${name}: ${count}`);
    tell(`Exported to ${folder}. The files contain personal data. Protect them like the database.`);
  },
};

const l = columnsOf('location as l');
const locationById = select(
  fields({ id: text(l.id), name: l.name, timeZone: l.time_zone }),
  'from signa.location l where l.id = $1',
);

/** @throws StartError when the folder is not empty */
export async function exportPractice(
  database: Database,
  locationId: string,
  folder: string,
): Promise<readonly WrittenFile[]> {
  await makeFolder(folder);
  return await database.write({ locationIds: [locationId, installation] }, async (tx) => {
    for (const file of files) await file.open(tx, locationId);
    const written: WrittenFile[] = [];
    for (const file of files) written.push(await file.write(tx, { locationId, folder }));
    const location = await single(tx, locationById, [locationId]);
    const manifest = { format: 1, location, at: new Date().toISOString(), by: operator(), files: written };
    await writeText(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    const after = Object.fromEntries(written.map(({ name, rows: count }) => [name, count]));
    const change = { subject: `location:${locationId}`, before: null, after };
    for (const chain of [locationId, installation])
      await rows(tx, appendAudit, auditValues(chain, 'ExportPractice', [change]));
    return written;
  });
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    refused(`Can't create ${folder}: ${(error as Error).message}`);
  }
  refused(`${folder} isn't empty. Choose a new folder.`);
}
