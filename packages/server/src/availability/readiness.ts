import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import { holds, text } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { single } from '../store/statement.js';

/** Whether this server can currently answer and store a call. */
type Readiness = () => Promise<boolean>;

/** Timeout of the check in milliseconds. */
const longestWait = 2_000;
/** Milliseconds for which a result is reused, so that concurrent checks cost one. */
const lasts = 1_000;

const emitMessage = select(
  fields({
    isWritable: holds("current_setting('transaction_read_only') = 'off'"),
    message: text("pg_logical_emit_message(true, 'signa', '')"),
  }),
  '',
);

/**
 * Makes the database write: a sort that exceeds its memory goes to disk, and an empty message goes to its log. Both are
 * discarded immediately. A database that can only read is not ready.
 */
export async function isWritable(database: Database): Promise<boolean> {
  return await database.write({ locationIds: [] }, async (tx) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(tx);
    await sql`select count(*) from (select number from generate_series(1, 30000) number order by number desc offset 0) spilled`.execute(
      tx,
    );
    return (await single(tx, emitMessage)).isWritable;
  });
}

/** Checks at most once a second, and answers false after two. */
export function openReadiness(check: () => Promise<boolean>, now: () => number = () => performance.now()): Readiness {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (last === null || now() - last.at >= lasts) last = { at: now(), answer: soon(check()) };
    return last.answer;
  };
}

async function soon(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, longestWait, false)));
  const answer = await Promise.race([asked.catch(() => false), late]);
  clearTimeout(timer);
  return answer;
}
