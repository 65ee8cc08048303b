import { edit } from './need.js';
import type { PermissionRule } from './rule.js';

/** For the practice; support can read it only while impersonating a user who may. */
export const readAudit: PermissionRule = {
  requirement: 'A-246',
  practice: { kind: 'rights', all: [edit('usermanagement')] },
  support: 'no',
  impersonating: 'as-user',
};
export const readReview: PermissionRule = { ...readAudit, requirement: 'A-250' };
/** Support cannot answer in a practice's name. */
export const answerReview: PermissionRule = { ...readAudit, requirement: 'A-252', impersonating: 'no' };
