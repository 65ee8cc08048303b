import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { csvLine } from '@signa/core/administration';
import { type Queryable, rows } from '../../store/statement.js';
import { uncheckedRows } from '../../store/unchecked.js';

/** A file of an export: its statement, and how a row of it becomes a line. */
export interface ExportFile<Row = never> {
  readonly name: string;
  /** With which command it is taken back; null where that is done in the portal. */
  readonly importedBy: string | null;
  /** Within the location, whose id is a number. */
  readonly statement: (locationId: string) => string;
  /** The head, once it is known how much a row holds at most. */
  readonly head: (sql: Queryable, locationId: string) => Promise<readonly string[]>;
  readonly cellsOf: (row: Row) => Readonly<Record<string, string | null>>;
}

/** What is told of a file that was written. */
export interface WrittenFile {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
  readonly importedBy: string | null;
}

/** Rows that are held at once, however many there are. */
const pageSize = 1_000;

const cursorOf = ({ name }: { readonly name: string }) => `export_${name.replace(/\W/g, '_')}`;

/** Opens the cursor of a file: it sees what is there now. */
export async function openCursor<Row>(tx: Queryable, file: ExportFile<Row>, locationId: string): Promise<void> {
  await rows(tx, `declare ${cursorOf(file)} no scroll cursor for ${file.statement(locationId)}`);
}

/** Writes a file from its cursor, page by page. */
export async function writeFile<Row>(
  tx: Queryable,
  file: ExportFile<Row>,
  { locationId, folder }: { readonly locationId: string; readonly folder: string },
): Promise<WrittenFile> {
  const head = await file.head(tx, locationId);
  const hash = createHash('sha256');
  const out = createWriteStream(join(folder, file.name), { flags: 'wx', mode: 0o600 });
  const write = async (text: string) => {
    hash.update(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(csvLine(head));
  let count = 0;
  const next = () => uncheckedRows<Row>(tx, `fetch ${pageSize} from ${cursorOf(file)}`);
  for (let page = await next(); page.length > 0; page = await next()) {
    const lines = page.map((row) => file.cellsOf(row)).map((cells) => csvLine(head.map((name) => cells[name] ?? null)));
    await write(lines.join(''));
    count += page.length;
  }
  out.end();
  await once(out, 'finish');
  return { name: file.name, rows: count, sha256: hash.digest('hex'), importedBy: file.importedBy };
}
