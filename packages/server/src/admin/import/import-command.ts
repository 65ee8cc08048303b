import { csvLine } from '@signa/core/administration';
import { key } from '../../store/key.js';
import { rows } from '../../store/statement.js';
import type { Database } from '../../database/database.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { refused } from '../owner/refused.js';
import { encodingFlag } from '../csv/file-format.js';
import { importFile } from './import-file.js';
import { readMappingFile } from './mapping-file.js';
import type { RecordKind } from './record-kind.js';

/** The commands for one kind of records, such as 'client template', 'client columns', and 'client import'. */
export function recordCommands<Draft, Facts>(kind: RecordKind<Draft, Facts>): Record<string, AdminCommand> {
  const { noun, plural, columns } = kind;
  const width = Math.max(...columns.map(({ name }) => name.length)) + 2;
  return {
    [`${noun} template`]: {
      usage: '',
      what: `Print a CSV template for ${plural} with all columns and an example`,
      names: 0,
      text: () => csvLine(columns.map(({ name }) => name)) + csvLine(columns.map(({ example }) => example)),
    },
    [`${noun} columns`]: {
      usage: '',
      what: 'Describe each column of the CSV file',
      names: 0,
      text: () => columns.map(({ name, what }) => `${`${name.padEnd(width)}${what}`.trimEnd()}\n`).join(''),
    },
    [`${noun} import`]: {
      usage: '<file.csv> --location <id> [--mapping <file.json>] [--encoding <name>] [--skip-invalid] [--dry-run]',
      what: `Import ${plural} from a CSV file into a location; to resume an interrupted import, run the same command again`,
      names: 1,
      flags: {
        location: { type: 'string' },
        mapping: { type: 'string' },
        encoding: { type: 'string' },
        'skip-invalid': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
      serve: async (database, given, tell) => {
        const locationId = await locationOf(database, given);
        const place = { locationId, now: new Date().toISOString() };
        const [path = ''] = given.names;
        const { mapping, encoding } = given.flags;
        await importFile(database, {
          ...{ kind, path, place, tell },
          mapping: mapping === undefined ? null : await readMappingFile(String(mapping)),
          encoding: encodingFlag(encoding),
          isDry: given.flags['dry-run'] === true,
          skipsInvalid: given.flags['skip-invalid'] === true,
        });
      },
    },
  };
}

/** The location in a command. @throws StartError when it is missing or unknown */
export async function locationOf(database: Database, { flags }: Given): Promise<string> {
  const id = key(String(flags['location'] ?? ''));
  const found = await database.read({ locationIds: [id] }, (sql) =>
    rows(sql, 'select 1 as one from signa.location where id = $1', [id]),
  );
  if (found.length > 0) return id;
  return refused('Enter a location with --location <id>. To find it, run: signa locations search <name>');
}
