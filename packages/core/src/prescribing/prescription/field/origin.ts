import type { Issue } from '../../../base/failure/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';

/** The origin of a prescription; create by default (P-119). */
export const rxOriginCodes = ['create', 'copy'] as const;

/** P-119. */
export function checkOrigin({ rxOriginCode }: PrescriptionForm, issues: Issue[]): void {
  if (rxOriginCode === null || rxOriginCodes.some((code) => code === rxOriginCode)) return;
  issues.push(issueAt('rxOriginCode', 'not-a-choice', `Send ${rxOriginCodes.join(' or ')}`));
}
