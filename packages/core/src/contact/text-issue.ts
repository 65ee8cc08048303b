import { required, type Issue } from '../failure/index.js';

/** What a typed text has to be; it counts trimmed, as it is stored. */
export interface TextRule {
  readonly max: number;
  /** It may be left empty, though not filled with blanks alone (C-044). */
  readonly optional?: boolean;
}

/** The violation of a text's rule, if there is one. @see C-043, C-044, A-115 */
export function textIssue(text: string, path: string, { max, optional = false }: TextRule): Issue | null {
  const { length } = text.trim();
  if (length === 0) return optional && text === '' ? null : required(path);
  return length > max ? { path, code: 'too-long', message: `Please use at most ${max} characters` } : null;
}
