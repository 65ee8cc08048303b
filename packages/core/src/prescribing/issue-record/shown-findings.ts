import {
  type Conflict,
  type ConflictReport,
  duplicateWords,
  type DuplicateSetting,
} from '../../safety/conflict/index.js';
import { knowledgeName, type KnowledgePackage } from '../../knowledge/index.js';
import type { IssueChecks, ShownFinding } from './issue-record.js';

/** What a check was made with. */
export interface CheckVersions {
  readonly knowledge: Pick<KnowledgePackage, 'name' | 'version'>;
  /** The version of the software. */
  readonly software: string;
}

/**
 * The findings shown before the issue, in their words, with the versions of the rules.
 *
 * @see P-331
 */
export function issueChecks(report: ConflictReport, setting: DuplicateSetting, versions: CheckVersions): IssueChecks {
  const { conflicts, advisories, duplicates, doubts, notChecked } = report;
  return {
    findings: [
      ...conflictFindings([...conflicts, ...advisories]),
      ...duplicates.map((duplicate): ShownFinding => {
        const { heading, sentence } = duplicateWords(duplicate, setting);
        return {
          rule: `duplicate:${duplicate.by}`,
          grade: duplicate.grade,
          text: heading,
          reason: sentence,
          source: null,
        };
      }),
      ...doubts.map(({ kind, grade, title, sentence }): ShownFinding => {
        return { rule: `dose:${kind}`, grade, text: title, reason: sentence, source: null };
      }),
    ],
    notChecked: notChecked.map(({ kind, name, reason }) => ({ kind, name, reason })),
    ruleTable: knowledgeName(versions.knowledge),
    software: versions.software,
  };
}

/** Conflicts as stored. */
export const conflictFindings = (conflicts: readonly Conflict[]): readonly ShownFinding[] => conflicts.map(findingOf);

function findingOf({ ruleId, kind, grade, patientValue, sign, productValue, reason, source }: Conflict): ShownFinding {
  return {
    rule: ruleId === null ? `record:${kind}` : `table:${ruleId}`,
    grade,
    text: `${patientValue} ${sign} ${productValue}`,
    reason,
    source,
  };
}
