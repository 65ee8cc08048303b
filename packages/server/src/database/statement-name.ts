import { createHash } from 'node:crypto';

const names = new Map<string, string | undefined>();
/** Each name costs memory in every session of the database; further texts are rare. */
const most = 200;
/** Marks a statement for which no single plan fits all values. */
export const plannedForItsValues = '/* planned for its values */';
/**
 * A named statement gets one plan for all values, and none for a pattern can use an index: unnamed, it is planned each
 * time.
 */
const pattern = /\bi?like\b|~\*|%>|\bsimilar to\b|\/\* planned for its values \*\//i;

/** The name under which a statement is parsed once per session, or `undefined` for one that stays unnamed. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.has(text)) return known;
  if (names.size >= most) return undefined;
  const name = pattern.test(text) ? undefined : createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
