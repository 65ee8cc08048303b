import { isSearchable, searchMinimum } from '@signa/core/practice';
import { CommandError, exitCodes } from '../process/exit-code.js';

/** Rejects a search text that is too short before any request is sent. @throws CommandError with exit code 2 */
export function requireSearchable(text: string): void {
  if (text.trim() !== '' && isSearchable(text)) return;
  throw new CommandError(`Enter at least ${searchMinimum.general} characters to search.`, exitCodes.usage);
}
