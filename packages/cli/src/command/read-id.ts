import { isId } from '@signa/core/base';
import { InvalidArgumentError } from 'commander';

/** Reads an id of the command line: what is none is wrong usage, before anything is asked. */
export function readId(text: string): string {
  if (!isId(text)) throw new InvalidArgumentError('An id is a whole number.');
  return text;
}

/** The same for a flag that takes several. */
export const readIds = (text: string, before: readonly string[] = []): string[] => [...before, readId(text)];
