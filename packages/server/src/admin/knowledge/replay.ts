import { knowledgeName, type KnowledgePackage } from '@signa/core/knowledge';
import { findingText, type IssueChecks, replayedChecks } from '@signa/core/prescribing';
import type { Database } from '../../database/database.js';
import { version as software } from '../../observe/version.js';
import { activePackageOf, findKnowledge } from '../../store/knowledge/active-knowledge.js';
import { allPackages } from '../../store/knowledge/package-store.js';
import { findCheckOf, type IssuedCheck } from '../../store/knowledge/replay-store.js';
import { rows } from '../../store/statement.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { refused } from '../owner/refused.js';

/** Repeats the check of an issued prescription, as of its day and as of now (P-408). */
export const knowledgeReplay: AdminCommand = {
  usage: '<rx-number> --location <id>',
  what: 'Repeat the check of an issued prescription with the package of its day, and with the active one',
  names: 1,
  flags: { location: { type: 'string' } },
  serve: async (database, { names: [rxNumber = ''], flags: { location } }, tell) => {
    const locationId = String(location ?? '');
    if (!/^\d{1,18}$/.test(locationId)) refused('Enter --location with the ID of the location.');
    const { found, ofDay, active } = await load(database, locationId, rxNumber);
    const { checks, checked } = found;
    for (const line of linesOf(`As recorded, with ${checks.ruleTable}`, checks)) tell(line);
    if (!checked) return tell('The facts of this check were not stored, so it cannot be repeated.');
    if (ofDay) {
      const repeated = replayedChecks(checked, ofDay, software);
      tell(
        sameFindings(repeated, checks)
          ? 'Repeated with the package of its day: the same.'
          : `Repeated with the package of its day: different, because the rules of ${software} are not those of ${checks.software}.`,
      );
    } else tell(`${checks.ruleTable} is not among the imported packages.`);
    for (const line of linesOf(
      `With ${knowledgeName(active)}, which is active now`,
      replayedChecks(checked, active, software),
    ))
      tell(line);
  },
};

interface Loaded {
  readonly found: IssuedCheck;
  readonly ofDay: KnowledgePackage | null;
  readonly active: KnowledgePackage;
}

async function load(database: Database, locationId: string, rxNumber: string): Promise<Loaded> {
  return await database.read({ locationIds: [locationId] }, async (sql) => {
    const found = await findCheckOf(sql, locationId, rxNumber);
    if (!found) return refused(`No issued prescription ${rxNumber} with a check at location ${locationId}.`);
    const packages = await rows(sql, allPackages);
    const named = packages.find((one) => knowledgeName(one) === found.checks.ruleTable);
    const { base } = await activePackageOf(sql);
    return { found, ofDay: named ? await findKnowledge(sql, named.digest) : null, active: base };
  });
}

const sameFindings = (one: IssueChecks, other: IssueChecks) =>
  JSON.stringify(one.findings) === JSON.stringify(other.findings);

const linesOf = (title: string, { findings }: IssueChecks): string[] => [
  `${title}: ${findings.length === 0 ? 'no findings' : ''}`.trimEnd(),
  ...findings.map((finding) => `  ${finding.rule}  ${findingText(finding)}`),
];
