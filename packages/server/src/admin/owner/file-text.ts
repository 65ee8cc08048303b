import { readFile } from 'node:fs/promises';
import { refused } from './refused.js';

/** The text of a file, or of standard input for '-'. @throws StartError if it can't be read */
export async function fileText(file: string): Promise<string> {
  try {
    return await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (error) {
    return refused(`Can't read ${file}: ${(error as Error).message}.`);
  }
}
