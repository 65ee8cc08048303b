import { required, type Issue } from '../failure/index.js';
import { isBlank, isTooLong, unsafeIssue } from '../text/index.js';

/** What a typed text has to be; it counts as a person sees it, trimmed, as it is stored. */
export interface TextRule {
  /** Of visible signs. */
  readonly max: number;
  /** It may be left empty, though not filled with blanks alone (C-044). */
  readonly optional?: boolean;
}

/** The violation of a text's rule, if there is one. @see C-043, C-044, A-115, P-271 */
export function textIssue(text: string, path: string, { max, optional = false }: TextRule): Issue | null {
  if (isBlank(text)) return optional && text === '' ? null : required(path);
  if (isTooLong(text, max)) return { path, code: 'too-long', message: `Please use at most ${max} characters` };
  return unsafeIssue(text, path);
}
