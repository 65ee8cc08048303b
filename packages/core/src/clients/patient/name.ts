import type { Issue } from '../../base/failure/index.js';
import { nameIssue } from '../../base/name/index.js';

/**
 * The issues of a patient's name: required, not blank, with the same characters and length as a client's.
 *
 * @see C-061, C-072
 */
export function checkPatientName(name: string | null, path = 'name'): readonly Issue[] {
  const issue = nameIssue(name, path);
  return issue ? [issue] : [];
}
