import { isSearchable, searchMinimum } from '@signa/core/practice';
import { CommandError, exitCodes } from '../process/exit-code.js';

/** Fewer characters find too much, and send nothing. @throws CommandError with exit code 2 */
export function requireSearchable(text: string): void {
  if (text.trim() !== '' && isSearchable(text)) return;
  throw new CommandError(`Search by at least ${searchMinimum.general} characters.`, exitCodes.usage);
}
