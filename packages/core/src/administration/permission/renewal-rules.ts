import type { ContractName } from '../../contract/index.js';
import { edit, prescribe, type RightNeed, view } from './need.js';
import type { PermissionRule } from './rule.js';

/** A right at the location, never by support. */
const ofPractice = (
  requirement: PermissionRule['requirement'],
  need: RightNeed,
  impersonating: PermissionRule['impersonating'],
): PermissionRule => ({ requirement, practice: { kind: 'rights', all: [need] }, support: 'no', impersonating });

/** Renewals that are authorized together: support neither signs them nor changes what may be signed. @see P-460, P-463 */
export const renewalRules = {
  GetCleanRenewals: ofPractice('A-172', view('approve'), 'as-user'),
  AuthorizeRenewals: ofPractice('A-173', prescribe, 'no'),
  GetRenewalGates: ofPractice('A-160', view('practicesettings'), 'as-user'),
  UpdateRenewalGates: ofPractice('A-160', edit('practicesettings'), 'no'),
} as const satisfies Partial<Readonly<Record<ContractName, PermissionRule>>>;
