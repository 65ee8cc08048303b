import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from '../process/io.js';

/** How much of a list is asked for. */
export interface PageOptions {
  readonly limit: number;
  readonly paginate: boolean;
}

/** The server's own ceiling. */
const pageSize = 500;
const usual = 50;

function readLimit(text: string): number {
  const limit = Number(text);
  if (/^\d{1,3}$/.test(text) && limit >= 1 && limit <= pageSize) return limit;
  throw new InvalidArgumentError(`It is a number from 1 to ${pageSize}; --paginate asks for everything.`);
}

/** The flags of every list that has pages. */
export function withPages(command: Command): Command {
  return command
    .option('--limit <number>', `records at most, to ${pageSize}`, readLimit, usual)
    .option('--paginate', 'every record, page by page', false);
}

type AskPage<R> = (page: { readonly skip: number; readonly take: number }) => Promise<readonly R[]>;

/** The records of one page, or those of every page. */
export async function everyPage<R>({ limit, paginate }: PageOptions, ask: AskPage<R>): Promise<readonly R[]> {
  return paginate ? await everyRecord(ask) : await ask({ skip: 0, take: limit });
}

/** The records of every page. */
export async function everyRecord<R>(ask: AskPage<R>): Promise<readonly R[]> {
  const rows: R[] = [];
  for (;;) {
    const page = await ask({ skip: rows.length, take: pageSize });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

/** Says on stderr that there is more, so that nobody takes a page for everything. */
export function tellLeftOut(io: Io, shown: number, count: number): void {
  if (shown < count) io.err(`${shown} of ${count}; --paginate prints all of them.`);
}
