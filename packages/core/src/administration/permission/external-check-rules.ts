import type { ContractName } from '../../contract/index.js';
import { prescribe } from './need.js';
import type { PermissionRule } from './rule.js';

/** Asking sends records of the patient to other programs, which only writing a prescription is a reason for. */
const ask: PermissionRule = {
  requirement: 'A-513',
  practice: { kind: 'rights', all: [prescribe] },
  support: 'no',
  impersonating: 'as-user',
};

/** Checks by CDS services. Nobody answers a card in the name of a vet. */
export const externalCheckRules = {
  GetExternalCheck: ask,
  AnswerExternalCard: { ...ask, impersonating: 'no' },
} as const satisfies Partial<Record<ContractName, PermissionRule>>;
