/**
 * Checks the database that serves practices. pgTAP compares each role's privileges and tries them. Removed policies and
 * grants must be reported by pgTAP and by `signa-server check`. Random statements from SQLsmith, run as the
 * unprivileged role within one location, must never show or change another practice's rows, and must not break
 * anything.
 */
import { randomWork } from './database/random-work.mjs';
import { onSampleDatabase } from './database/sample-database.mjs';
import { spoiledPolicies } from './database/spoiled-policies.mjs';
import { requireSqlsmith } from './database/sqlsmith.mjs';
import { checkedByPgTap, requirePgTap } from './database/tap.mjs';

/** Collects the results. */
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
