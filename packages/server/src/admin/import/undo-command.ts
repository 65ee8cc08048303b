import { listFileImports, type ListedImport } from '../../store/pims/pims-import/file-import.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { locationOf } from './import-command.js';
import { undoFileImport } from './undo-import.js';

/** Lists the files imported at a location. */
export const importList: AdminCommand = {
  usage: '--location <id>',
  what: 'List the files imported into a location',
  names: 0,
  flags: { location: { type: 'string' } },
  serve: async (database, given, tell) => {
    const locationId = await locationOf(database, given);
    const found = await database.read({ locationIds: [locationId] }, (sql) => listFileImports(sql, locationId));
    if (found.length === 0) tell('No files were imported into this location.');
    for (const one of found) tell(lineOf(one));
  },
};

function lineOf({ uuid, at, name, noun, by, made, removed, isFinished, undoneAt, linesDone }: ListedImport): string {
  const state = undoneAt
    ? `undone ${undoneAt}, ${removed} removed`
    : isFinished
      ? 'finished'
      : `stopped after line ${linesDone}; to resume, import the file again`;
  return `${uuid}  ${at}  ${name}: ${made} ${noun}${made === 1 ? '' : 's'} by ${by}, ${state}`;
}

/** Undoes the import of a file as a whole. */
export const importUndo: AdminCommand = {
  usage: '<id> [--keep-used]',
  what: 'Undo the import of a file, unless any of its records has been used or changed since',
  names: 1,
  flags: { 'keep-used': { type: 'boolean' } },
  serve: async (database, { names: [uuid = ''], flags }, tell) => {
    await undoFileImport(database, { uuid, keepUsed: flags['keep-used'] === true, tell });
  },
};
