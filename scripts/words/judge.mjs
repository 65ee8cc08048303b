import { table } from './table.mjs';
import { textsOf } from './texts.mjs';

/** The maximum number of words per sentence in a document. */
export const maxSentenceWords = 45;

/** A sentence ends at its punctuation, or with its paragraph, list item, heading or table cell. */
const endOfSentence = /(?<=[.!?]["')\]*]*)\s+|\n\s*\n|\n\s*(?:[-*#>]|\d+\.)\s|\||\n#/;

/**
 * The faults in a file's texts: a word from the table, or, in a document, a sentence that is too long.
 *
 * @returns for each the line, and what to write instead
 */
export function faultsIn(path, text) {
  const texts = textsOf(path, text);
  return [...texts.flatMap(wordsOf), ...(path.endsWith('.md') ? texts.flatMap(longSentencesOf) : [])].sort(
    (one, other) => one.line - other.line,
  );
}

const lineOf = (text, at) => text.slice(0, at).split('\n').length - 1;

function wordsOf({ text, line }) {
  return table.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      line: line + lineOf(text, index),
      message: `'${word.toLowerCase()}': write ${instead}`,
    })),
  );
}

function longSentencesOf({ text, line }) {
  let at = 0;
  return text.split(endOfSentence).flatMap((sentence) => {
    at = text.indexOf(sentence, at);
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const start = at + sentence.length - sentence.trimStart().length;
    return words > maxSentenceWords
      ? [{ line: line + lineOf(text, start), message: `a sentence of ${words} words; at most ${maxSentenceWords}` }]
      : [];
  });
}

/**
 * Compares the faults with the baseline, which has the count of every file that had faults when the check was
 * introduced. Counts may only shrink.
 *
 * @param faults - of every file, by path
 * @param baseline - counts by path
 * @returns what to do about it, a text for each file
 */
export function judge(faults, baseline) {
  const paths = [...new Set([...Object.keys(faults), ...Object.keys(baseline)])].sort();
  return paths.flatMap((path) => {
    const found = faults[path] ?? [];
    const allowed = baseline[path] ?? 0;
    if (found.length > allowed) return [overOf(path, found, allowed)];
    if (found.length < allowed) return [`${path}: ${found.length} instead of ${allowed}; lower the count`];
    return [];
  });
}

const overOf = (path, found, allowed) =>
  [
    `${path}: ${found.length} where ${allowed} are allowed`,
    ...found.map(({ line, message }) => `  ${path}:${line} ${message}`),
  ].join('\n');

/**
 * The baseline for the current faults. Text may move to a new file, but the total must not grow.
 *
 * @param baseline - `null` where there is none yet
 * @returns the counts, or what forbids them
 */
export function lowered(faults, baseline) {
  const counts = Object.fromEntries(
    Object.keys(faults)
      .filter((path) => faults[path].length > 0)
      .sort()
      .map((path) => [path, faults[path].length]),
  );
  if (baseline === null) return { counts };
  const sum = (each) => Object.values(each).reduce((all, count) => all + count, 0);
  const grown = Object.keys(counts).filter((path) => path in baseline && counts[path] > baseline[path]);
  if (grown.length > 0) return { refused: `More than before: ${grown.join(', ')}` };
  if (sum(counts) > sum(baseline)) return { refused: `${sum(counts)} in all, ${sum(baseline)} before` };
  return { counts };
}
