import { edit } from './need.js';
import type { PermissionRule } from './rule.js';

/** The lists of the audit page's filters, for the practice; support names a user or a record instead. */
export const readAuditChoices: PermissionRule = {
  requirement: 'A-246',
  practice: { kind: 'rights', all: [edit('usermanagement')] },
  support: 'no',
  impersonating: 'as-user',
};
/** Support reads it as a look-up: with a reason, and in the audit itself. */
export const readAudit: PermissionRule = { ...readAuditChoices, support: 'yes' };
export const readReview: PermissionRule = { ...readAuditChoices, requirement: 'A-250' };
/** Support cannot answer in a practice's name. */
export const answerReview: PermissionRule = { ...readReview, requirement: 'A-252', impersonating: 'no' };
