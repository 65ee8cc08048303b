import { csvLine } from '@signa/core/administration';
import { key } from '../../store/key.js';
import { rows } from '../../store/statement.js';
import type { Database } from '../../database/database.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { refused } from '../owner/refused.js';
import { importFile } from './import-file.js';
import type { RecordKind } from './record-kind.js';

/** The commands of one kind of records: 'client template', 'client columns' and 'client import'. */
export function recordCommands<Draft, Facts>(kind: RecordKind<Draft, Facts>): Record<string, AdminCommand> {
  const { noun, plural, columns } = kind;
  const width = Math.max(...columns.map(({ name }) => name.length)) + 2;
  return {
    [`${noun} template`]: {
      usage: '',
      what: `prints a file of ${plural} to begin with: the columns and an example`,
      names: 0,
      text: () => csvLine(columns.map(({ name }) => name)) + csvLine(columns.map(({ example }) => example)),
    },
    [`${noun} columns`]: {
      usage: '',
      what: 'says what stands in each column',
      names: 0,
      text: () => columns.map(({ name, what }) => `${`${name.padEnd(width)}${what}`.trimEnd()}\n`).join(''),
    },
    [`${noun} import`]: {
      usage: '<file.csv> --location <id> [--dry-run]',
      what: `adds the ${plural} of a file to a location; stopped half-way, the same command goes on`,
      names: 1,
      flags: { location: { type: 'string' }, 'dry-run': { type: 'boolean' } },
      serve: async (database, given, tell) => {
        const locationId = await locationOf(database, given);
        const place = { locationId, now: new Date().toISOString() };
        const [path = ''] = given.names;
        await importFile(database, { kind, path, place, isDry: given.flags['dry-run'] === true, tell });
      },
    },
  };
}

/** The location that a command names. @throws StartError where it names none, or there is none */
export async function locationOf(database: Database, { flags }: Given): Promise<string> {
  const id = key(String(flags['location'] ?? ''));
  const found = await database.read({ locationIds: [id] }, (sql) =>
    rows(sql, 'select 1 as one from signa.location where id = $1', [id]),
  );
  if (found.length > 0) return id;
  return refused('Please name the location with --location <id>. See: signa locations search <name>');
}
