import type { Issue } from '../../base/failure/index.js';
import { isBlank } from '../../base/text/index.js';
import { userTitles } from './limits.js';
import { userTexts } from './text.js';

/** The issue of a title that is not listed; an empty one is valid. @see A-098 */
export function titleIssue(title: string): Issue | null {
  if (isBlank(title) || (userTitles as readonly string[]).includes(title)) return null;
  return { path: 'title', code: 'unknown', message: userTexts.title };
}
