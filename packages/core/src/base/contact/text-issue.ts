import { required, type Issue } from '../failure/index.js';
import { isBlank, isTooLong, unsafeIssue } from '../text/index.js';

/** The rule of a text field. It applies to the trimmed text, as it is stored and seen. */
export interface TextRule {
  /** Maximum number of visible characters. */
  readonly max: number;
  /** Whether it may be empty. Spaces alone are still invalid (C-044). */
  readonly optional?: boolean;
}

/** The issue of a text that violates its rule. @see C-043, C-044, A-115, P-271 */
export function textIssue(text: string, path: string, { max, optional = false }: TextRule): Issue | null {
  if (isBlank(text)) return optional && text === '' ? null : required(path);
  if (isTooLong(text, max)) return { path, code: 'too-long', message: `Enter at most ${max} characters` };
  return unsafeIssue(text, path);
}
