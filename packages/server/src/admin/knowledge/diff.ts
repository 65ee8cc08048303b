import {
  type Alert,
  alertName,
  alertsOf,
  type DiffCounter,
  type KnowledgeDiff,
  openDiffCounter,
  perHundred,
  type RuleDiff,
} from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { type KnowledgePackage, knowledgeName } from '@signa/core/knowledge';
import { type CheckedSubject, replayedReport } from '@signa/core/prescribing';
import type { Database } from '../../database/database.js';
import { findKnowledge } from '../../store/knowledge/active-knowledge.js';
import { activePackage, namedPackage } from '../../store/knowledge/package-store.js';
import {
  findLastChecked,
  findPendingRequests,
  loadCheckedFacts,
  type RecordAt,
} from '../../store/knowledge/replay-store.js';
import { findEveryLocation } from '../../store/practice/practice/every-location.js';
import { findTaskById } from '../../store/prescribing/task/task-store.js';
import { rows } from '../../store/statement.js';
import { alertsAgainst, subjectOfRequest } from '../../use-case/prescribing/task/alerts-against.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { refused } from '../owner/refused.js';

interface Compared {
  readonly before: KnowledgePackage;
  readonly after: KnowledgePackage;
}

const most = { default: 10_000, highest: 1_000_000 } as const;
/** Checks that are read at a time. */
const batch = 500;

/**
 * Repeats the checks of the last prescriptions and of the pending requests with the active and with another package,
 * and prints what would change. It changes nothing (P-407).
 */
export const knowledgeDiff: AdminCommand = {
  usage: '<name> <version> [--last <number>]',
  what: 'Show which warnings would appear and vanish with another package, by repeating the last checks (10,000)',
  names: 2,
  flags: { last: { type: 'string' } },
  serve: async (database, given, tell) => {
    const last = lastOf(given);
    const compared = await packagesOf(database, given);
    tell(`${knowledgeName(compared.before)} (active) compared with ${knowledgeName(compared.after)}`);
    const prescriptions = await ofPrescriptions(database, compared, last);
    for (const line of linesOf('Last prescriptions', prescriptions, compared)) tell(line);
    const requests = await ofRequests(database, compared, last);
    for (const line of linesOf('Pending requests', requests, compared)) tell(line);
  },
};

function lastOf({ flags: { last } }: Given): number {
  if (last === undefined) return most.default;
  const number = Number(last);
  return /^[1-9]\d{0,6}$/.test(String(last)) && number <= most.highest
    ? number
    : refused(`'${String(last)}' is not valid for --last. Use a whole number from 1 to ${most.highest}.`);
}

async function packagesOf(database: Database, { names: [name = '', version = ''] }: Given): Promise<Compared> {
  return await database.read({ locationIds: [] }, async (sql) => {
    const [active] = await rows(sql, activePackage);
    const [named] = await rows(sql, namedPackage, [name, version]);
    const before = active && (await findKnowledge(sql, active.digest));
    const after = named && (await findKnowledge(sql, named.digest));
    return {
      before: before ?? refused('No package is active.'),
      after: after ?? refused(`${name} ${version} is not imported. For a list, run: signa-server admin knowledge list`),
    };
  });
}

async function ofPrescriptions(database: Database, { before, after }: Compared, last: number): Promise<KnowledgeDiff> {
  const counter = openDiffCounter();
  const found = await database.read({ locationIds: await findEveryLocation(database) }, (sql) =>
    findLastChecked(sql, last),
  );
  for (const part of inBatches(found)) {
    const locationIds = [...new Set(part.map(({ locationId }) => locationId))];
    const checked = await database.read({ locationIds }, (sql) => loadCheckedFacts(sql, part));
    for (const facts of checked)
      counter.add({ before: replayedAlerts(facts, before), after: replayedAlerts(facts, after) });
  }
  return counter.diff();
}

async function ofRequests(database: Database, compared: Compared, last: number): Promise<KnowledgeDiff> {
  const counter = openDiffCounter();
  const now = new Date().toISOString();
  const found = await database.read({ locationIds: await findEveryLocation(database) }, (sql) =>
    findPendingRequests(sql, last),
  );
  for (const request of found) await addRequest(database, counter, compared, request, now);
  return counter.diff();
}

async function addRequest(
  database: Database,
  counter: DiffCounter,
  { before, after }: Compared,
  { locationId, id }: RecordAt,
  now: Instant,
): Promise<void> {
  const subject = await database.read({ locationIds: [locationId] }, async (tx) => {
    const task = await findTaskById(tx, [locationId], id);
    return task && (await subjectOfRequest({ tx, now }, task));
  });
  if (subject) counter.add({ before: alertsAgainst(subject, before), after: alertsAgainst(subject, after) });
}

const replayedAlerts = (checked: CheckedSubject, knowledge: KnowledgePackage): readonly Alert[] =>
  alertsOf(replayedReport(checked, knowledge));

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}

function linesOf(title: string, diff: KnowledgeDiff, compared: Compared): string[] {
  const { checked, before, after, newlyInterrupted, noLongerInterrupted, rules } = diff;
  if (checked === 0) return [`${title}: none whose check can be repeated.`];
  const share = (count: number) => `${perHundred(count, checked) ?? 0} per 100`;
  return [
    `${title}: ${checked}`,
    `  with a warning:  ${share(before.alerted)} -> ${share(after.alerted)}`,
    `  interrupted:     ${share(before.interrupted)} -> ${share(after.interrupted)} (${newlyInterrupted} more, ${noLongerInterrupted} fewer)`,
    ...(rules.length === 0 ? ['  No warning changes.'] : rules.map((rule) => lineOfRule(rule, compared))),
  ];
}

function lineOfRule({ rule, ...counts }: RuleDiff, { before, after }: Compared): string {
  const named = alertName(rule, after);
  const changes = Object.entries(counts).flatMap(([change, count]) => (count > 0 ? [`${count} ${change}`] : []));
  return `  ${rule}  ${named === rule ? alertName(rule, before) : named}: ${changes.join(', ')}`;
}
