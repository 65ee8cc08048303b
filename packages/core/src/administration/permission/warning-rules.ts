import type { ContractName } from '../../contract/index.js';
import { edit, view } from './need.js';
import type { PermissionRule } from './rule.js';

const readWarnings: PermissionRule = {
  requirement: 'A-510',
  practice: { kind: 'rights', all: [view('practicesettings')] },
  support: 'no',
  impersonating: 'as-user',
};
/** Support cannot decide in a practice's name what its vets are warned of. */
const changeWarnings: PermissionRule = {
  ...readWarnings,
  practice: { kind: 'rights', all: [edit('practicesettings')] },
  impersonating: 'no',
};

/** Overrides of warnings. */
export const warningRules = {
  GetWarningOverrides: readWarnings,
  SetWarningOverride: changeWarnings,
  ConfirmWarningOverride: changeWarnings,
  EndWarningOverride: changeWarnings,
} as const satisfies Partial<Record<ContractName, PermissionRule>>;
