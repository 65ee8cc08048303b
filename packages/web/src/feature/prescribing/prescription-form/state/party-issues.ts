import { allowed, type Issue, refuse, type Verdict } from '@signa/core/base';

const partyFields: readonly string[] = ['locationClientId', 'locationPatientId', 'isOfficeUse'];

/** Issues of client and patient, which no form field can fix (P-002, P-041). */
export const partyIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(({ path }) => partyFields.includes(path));

/** Whether client and patient allow saving; a form without fields for them must not be sent in vain. */
export function mayBeFor(issues: readonly Issue[]): Verdict {
  const [first] = partyIssues(issues);
  if (!first) return allowed;
  return refuse('BAD_USER_INPUT', first.code === 'required' ? 'It has no client or patient' : first.message);
}
