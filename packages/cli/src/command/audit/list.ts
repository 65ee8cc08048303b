import type { Operations } from '@signa/core/contract';
import { GetAuditDocument } from '@signa/core/contract/typed';
import { type Command, InvalidArgumentError } from 'commander';
import { readTypedDate } from '@signa/core/base';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type PageOptions, withPages } from '../../output/pages.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSession } from '../../session/require-session.js';
import type { Toolbox } from '../../session/toolbox.js';
import { type Entry, entryFields } from './entry.js';

const entries = listOf(entryFields);

interface Options extends OutputOptions, PageOptions {
  readonly location: string;
  readonly person?: string;
  readonly record?: string;
  readonly from?: string;
  readonly to?: string;
}

function readDay(text: string): string {
  const day = readTypedDate(text);
  if (day !== null) return day;
  throw new InvalidArgumentError('Enter the date as 2026-11-20 or 11-20-2026.');
}

/** `signa audit list`: who did what, newest first, for users who can read the location's audit. */
export function addAuditList(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ location: locationId, person, record, from, to, limit, paginate, ...options }: Options) => {
    const session = await requireSession(io, file);
    const rows: Entry[] = [];
    for (let before: string | null = null, hasMore = true; hasMore && (paginate || rows.length === 0);) {
      const filters = {
        locationId,
        person: person ?? null,
        record: record ?? null,
        from: from ?? null,
        to: to ?? null,
      };
      const { audit }: Operations['GetAudit']['data'] = await callServer(io, file, session, GetAuditDocument, {
        ...filters,
        before,
        take: limit,
        // JSON and jq output also include the raw values, which a table leaves out.
        raw: options.json !== undefined || options.jq !== undefined,
      });
      rows.push(...audit.data);
      hasMore = audit.hasMore && audit.data.length > 0;
      before = audit.data.at(-1)?.sequence ?? null;
      if (hasMore && !paginate)
        io.err(`There are more than ${rows.length} entries. Add --paginate to print all of them.`);
    }
    await printResult(io, options, entries, rows);
  };
  withPages(withOutput(parent.command('list').description('list who did what at a location, newest first'), entries))
    .requiredOption('--location <id>', 'ID of the location')
    .option('--person <username>', 'who acted, or who was impersonated')
    .option('--record <subject>', 'one record, such as prescription:12')
    .option('--from <day>', "from this date, in the location's time zone", readDay)
    .option('--to <day>', 'through this date', readDay)
    .addHelpText('after', '\nExample:\n  signa audit list --location 1 --record prescription:12')
    .action(list);
}
