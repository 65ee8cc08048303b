/**
 * The database that serves practices: pgTAP asks what each role may and tries it; policies and grants that are removed are reported by
 * pgTAP and by `signa-server check`; and random statements of SQLsmith run as the plain role within one location, which
 * never show or change what belongs to another practice, and break nothing.
 */
import { randomWork } from './database/random-work.mjs';
import { onSampleDatabase } from './database/sample-database.mjs';
import { spoiledPolicies } from './database/spoiled-policies.mjs';
import { requireSqlsmith } from './database/sqlsmith.mjs';
import { checkedByPgTap, requirePgTap } from './database/tap.mjs';

/** Filled with what was found. */
export const counterpart = [];
export const argued = {};

export async function run() {
  counterpart.push(`sqlsmith@${await requireSqlsmith()}`);
  return onSampleDatabase(async (database) => {
    counterpart.unshift(`pgtap@${await requirePgTap(database.owner)}`);
    const asked = await checkedByPgTap(database.owner);
    const random = await randomWork(database);
    return [...asked, ...random, ...(await spoiledPolicies(database))];
  });
}
