import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from '../process/io.js';

/** Options of a paged list. */
export interface PageOptions {
  readonly limit: number;
  readonly paginate: boolean;
}

/** The server's maximum page size. */
const pageSize = 500;
const usual = 50;

function readLimit(text: string): number {
  const limit = Number(text);
  if (/^\d{1,3}$/.test(text) && limit >= 1 && limit <= pageSize) return limit;
  throw new InvalidArgumentError(`Enter a number from 1 to ${pageSize}, or use --paginate for all records.`);
}

/** Adds the options of every paged list. */
export function withPages(command: Command): Command {
  return command
    .option('--limit <number>', `maximum number of records, up to ${pageSize}`, readLimit, usual)
    .option('--paginate', 'fetch every record, page by page', false);
}

type AskPage<R> = (page: { readonly skip: number; readonly take: number }) => Promise<readonly R[]>;

/** Fetches one page, or every page with `--paginate`. */
export async function fetchPages<R>({ limit, paginate }: PageOptions, ask: AskPage<R>): Promise<readonly R[]> {
  return paginate ? await fetchAllPages(ask) : await ask({ skip: 0, take: limit });
}

/** Fetches every page. */
export async function fetchAllPages<R>(ask: AskPage<R>): Promise<readonly R[]> {
  const rows: R[] = [];
  for (;;) {
    const page = await ask({ skip: rows.length, take: pageSize });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

/** Reports on stderr that more records exist, so that a page isn't mistaken for the whole list. */
export function reportMoreRecords(io: Io, shown: number, count: number): void {
  if (shown < count) io.err(`Showing ${shown} of ${count}. Add --paginate to print all of them.`);
}
