import type { Given } from './admin-command.js';
import { refused } from './refused.js';

const longest = 100;

/** The name in a flag, trimmed. @throws StartError when it is missing or too long */
export function nameFlag({ flags }: Given, flag: string): string {
  const name = String(flags[flag] ?? '').trim();
  if (name === '' || name.length > longest) return refused(`Enter --${flag} with up to ${longest} characters.`);
  return name;
}
