import type { ContractName } from '../../contract/index.js';
import { prescribe, readPrescriptions, type RightNeed } from './need.js';
import type { PermissionRule } from './rule.js';

const clinical = (requirement: PermissionRule['requirement'], need: RightNeed): PermissionRule => ({
  requirement,
  practice: { kind: 'rights', all: [need] },
  support: 'no',
  impersonating: 'as-user',
});
const read = clinical('A-172', readPrescriptions);
const write = clinical('A-173', prescribe);

/** Requests between users: whoever reads requests sees what concerns them, and whoever prescribes hands them off. */
export const handOffRules = {
  GetColleagues: read,
  GetHandOffs: read,
  GetSessionSummary: read,
  HandOffRequest: write,
  SnoozeRequest: write,
  AskForExam: write,
  // Whoever impersonates a user does not read their notifications for them.
  MarkHandOffRead: { ...read, impersonating: 'no' },
} as const satisfies Partial<Record<ContractName, PermissionRule>>;
