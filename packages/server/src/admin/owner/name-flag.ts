import type { Given } from './admin-command.js';
import { refused } from './refused.js';

const longest = 100;

/** The name that a flag gives, trimmed. @throws StartError where it is missing or too long */
export function nameFlag({ flags }: Given, flag: string): string {
  const name = String(flags[flag] ?? '').trim();
  if (name === '' || name.length > longest) return refused(`Please give --${flag}, up to ${longest} letters.`);
  return name;
}
