import { isForTests } from '../source-kind.mjs';

const text = `'([^'\\n]+)'`;
/** A comparison with a string, a switch case, or a search for a string in a list. */
const comparisons = [
  new RegExp(`[!=]==\\s*${text}`, 'g'),
  new RegExp(`${text}\\s*[!=]==`, 'g'),
  new RegExp(`\\bcase ${text}`, 'g'),
  new RegExp(`\\.includes\\(${text}\\)`, 'g'),
];

const isOfPortal = (path) =>
  /^packages\/web\/src\/.+\.tsx?$/.test(path) && !isForTests(path) && !path.includes('.test-data.');

/**
 * Finds the places where the portal compares a domain value itself instead of calling core.
 *
 * @param sources - `{ path, text }` of each file
 * @param values - `domainValues`
 * @returns by path, each comparison with its line
 */
export function webDecisions(sources, values) {
  const found = sources
    .filter(({ path }) => isOfPortal(path))
    .map(({ path, text: source }) => [path, decisionsIn(source, values)])
    .filter(([, decisions]) => decisions.length > 0);
  return Object.fromEntries(found);
}

const decisionsIn = (source, values) =>
  comparisons
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .filter(([, value]) => values.has(value))
    .map(({ 1: value, index }) => ({
      line: source.slice(0, index).split('\n').length,
      message: `compares '${value}': ask a function of core what it means`,
    }));
