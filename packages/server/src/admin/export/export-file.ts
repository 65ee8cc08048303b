import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { csvLine, csvMark } from '@signa/core/administration';
import { cursorOf, type Statement } from '../../store/sql/select.js';
import { type Queryable, rows } from '../../store/statement.js';

/** A file of an export: its statement, and how a row becomes a line. */
export interface ExportFile<Row> {
  readonly name: string;
  /** The command that imports the file; null when its data is entered in the portal. */
  readonly importedBy: string | null;
  /** Statement for the location, whose id is a number. */
  readonly statement: (locationId: string) => Statement<Row>;
  /** The header, once the maximum number of entries per row is known. */
  readonly head: (sql: Queryable, locationId: string) => Promise<readonly string[]>;
  readonly cellsOf: (row: Row) => Readonly<Record<string, string | null>>;
}

/** What is reported about a written file. */
export interface WrittenFile {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
  readonly importedBy: string | null;
}

/** Number of rows kept in memory, whatever the total. */
const pageSize = 1_000;

/** A file of an export with rows of any type. */
export interface WritableFile {
  /** Opens the cursor of the file, which reads the data as of now. */
  readonly open: (tx: Queryable, locationId: string) => Promise<void>;
  /** Writes the file from its cursor, page by page. */
  readonly write: (tx: Queryable, target: Target) => Promise<WrittenFile>;
}

interface Target {
  readonly locationId: string;
  readonly folder: string;
}

export function writable<Row>(file: ExportFile<Row>): WritableFile {
  const cursorAt = (locationId: string) =>
    cursorOf(`export_${file.name.replace(/\W/g, '_')}`, file.statement(locationId), pageSize);
  return {
    async open(tx, locationId) {
      await rows(tx, cursorAt(locationId).declare);
    },
    write: (tx, target) => writeFile(tx, file, { ...target, page: cursorAt(target.locationId).fetch }),
  };
}

async function writeFile<Row>(
  tx: Queryable,
  file: ExportFile<Row>,
  { locationId, folder, page: nextPage }: Target & { readonly page: Statement<Row> },
): Promise<WrittenFile> {
  const head = await file.head(tx, locationId);
  const hash = createHash('sha256');
  const out = createWriteStream(join(folder, file.name), { flags: 'wx', mode: 0o600 });
  const write = async (text: string) => {
    hash.update(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(csvMark + csvLine(head));
  let count = 0;
  const next = () => rows(tx, nextPage);
  for (let page = await next(); page.length > 0; page = await next()) {
    const lines = page.map((row) => file.cellsOf(row)).map((cells) => csvLine(head.map((name) => cells[name] ?? null)));
    await write(lines.join(''));
    count += page.length;
  }
  out.end();
  await once(out, 'finish');
  return { name: file.name, rows: count, sha256: hash.digest('hex'), importedBy: file.importedBy };
}
