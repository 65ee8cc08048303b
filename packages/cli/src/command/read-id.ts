import { isId } from '@signa/core/base';
import { InvalidArgumentError } from 'commander';

/** Parses an id argument; anything else is wrong usage and fails before any request is sent. */
export function readId(text: string): string {
  if (!isId(text)) throw new InvalidArgumentError('An ID must be a whole number.');
  return text;
}

/** The same for an option that takes several ids. */
export const readIds = (text: string, before: readonly string[] = []): string[] => [...before, readId(text)];
