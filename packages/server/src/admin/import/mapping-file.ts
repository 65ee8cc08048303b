import { type FileMapping, readMapping } from '@signa/core/pims';
import { fileText } from '../owner/file-text.js';
import { refused } from '../owner/refused.js';

/** Lines printed of a list of faults or questions. */
const maxShown = 50;

/**
 * Reads a mapping file.
 *
 * @throws StartError with what is wrong with it, or what a person still has to decide
 */
export async function readMappingFile(path: string): Promise<FileMapping> {
  const { mapping, faults, questions } = readMapping(await jsonOf(path));
  if (faults.length > 0 || mapping === null)
    return refused([`${path} isn't a valid mapping:`, ...shown(faults)].join('\n'));
  if (questions.length === 0) return mapping;
  return refused(
    [
      `Decide in ${path} what the inspection could not. To accept a proposal such as "? Beagle", delete the question mark:`,
      ...shown(questions),
    ].join('\n'),
  );
}

/** The content of a JSON file. @throws StartError when it can't be read */
export async function jsonOf(path: string): Promise<unknown> {
  const text = await fileText(path);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused(`${path} isn't valid JSON: ${(error as Error).message}`);
  }
}

const shown = (lines: readonly string[]) => [
  ...lines.slice(0, maxShown).map((line) => `  ${line}`),
  ...(lines.length > maxShown ? [`  and ${lines.length - maxShown} more`] : []),
];
