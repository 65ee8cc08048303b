import type { ImportOrigin } from '../../clients/patient/index.js';
import { type KnowledgeOverride, type KnowledgePackage, withOverrides } from '../../knowledge/index.js';
import {
  checkConflicts,
  type ConflictReport,
  type DuplicateSetting,
  withReadMedications,
} from '../../safety/conflict/index.js';
import {
  conflictPatientFields,
  conflictProductFields,
  type ConflictPatient,
  type ConflictSubject,
} from '../../safety/signing/index.js';
import type { IssueChecks } from './issue-record.js';
import { issueChecks } from './shown-findings.js';

/** What the check of an issued prescription read, so that it can be repeated at any time. */
export interface CheckedSubject {
  /** All facts except the knowledge, whose version the checks name. */
  readonly subject: Omit<ConflictSubject, 'knowledge'>;
  /** The practice's overrides of that day. */
  readonly overrides: readonly KnowledgeOverride[];
  readonly setting: DuplicateSetting;
}

const picked = <T extends object, Field extends keyof T>(from: T, fields: readonly Field[]): Pick<T, Field> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, Field>;

/**
 * The facts of a check as they are stored, without fields of the records that no check reads.
 *
 * @param recorded - the patient before its medications were read by name, which depends on the knowledge
 * @see P-408
 */
export function checkedSubject(
  { knowledge: _, product, patient: __, ...rest }: ConflictSubject,
  {
    recorded,
    overrides,
    setting,
  }: Pick<CheckedSubject, 'overrides' | 'setting'> & { readonly recorded: ConflictPatient },
): CheckedSubject {
  const { isPIMSImport, pimsConnectionType }: ImportOrigin = recorded;
  return {
    subject: {
      ...rest,
      product: picked(product, conflictProductFields),
      patient: { ...picked(recorded, conflictPatientFields), isPIMSImport, pimsConnectionType },
    },
    overrides,
    setting,
  };
}

/**
 * The checks of a prescription with a package: with the one that its issue record names, they are those of that day;
 * with another one, those that it would have had.
 *
 * @param software - the version of the rules
 * @throws RangeError on an invalid day
 * @see P-408
 */
export function replayedChecks(checked: CheckedSubject, knowledge: KnowledgePackage, software: string): IssueChecks {
  return issueChecks(replayedReport(checked, knowledge), checked.setting, { knowledge, software });
}

/**
 * The findings of a prescription with a package.
 *
 * @throws RangeError on an invalid day
 * @see P-407
 */
export function replayedReport({ subject, overrides }: CheckedSubject, knowledge: KnowledgePackage): ConflictReport {
  const patient = withReadMedications(subject.patient, knowledge);
  return checkConflicts({ ...subject, patient, knowledge: withOverrides(knowledge, overrides) });
}
