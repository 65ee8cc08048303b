/** The list of outdated dependencies, which is kept in a decision page between two markers. */

const begin = '<!-- held back -->';
const end = '<!-- /held back -->';

/**
 * Reads the list.
 *
 * @param page - the text of the page
 * @returns an entry for each package: its version here, its latest version at the last review, the day of that, the reason
 */
export function readHeldBack(page) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The page has no list between ${begin} and ${end}.`);
  const rows = page
    .slice(from + begin.length, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) => {
    const [, name, here, latest, since, reason] = row.split('|').map((cell) => cell.trim());
    return { name, here, latest, since, reason };
  });
}

const numbersOf = (version) => version.split('.').map((part) => Number.parseInt(part, 10));

/** The part of a version that permits breaking changes: the major version, or the minor one before 1.0.0. */
function breakingPart(version) {
  const [major, minor] = numbersOf(version);
  return major > 0 ? `${major}` : `0.${minor}`;
}

/** Whether a version is behind another one by a major or, before 1.0.0, by a minor. */
export function isBehind(here, latest) {
  const [one, other] = [numbersOf(here), numbersOf(latest)];
  return one[0] < other[0] || (one[0] === 0 && other[0] === 0 && one[1] < other[1]);
}

/**
 * Compares the list with the installed and published versions.
 *
 * @param listed - as `readHeldBack` returns it
 * @param versions - of every dependency its name, its version here and its latest one
 * @returns what is out of date, as sentences; none when the list is right
 */
export function faultsOf(listed, versions) {
  const behind = new Map(versions.filter(({ here, latest }) => isBehind(here, latest)).map((one) => [one.name, one]));
  const missing = [...behind.values()].filter(({ name }) => !listed.some((entry) => entry.name === name));
  return [
    ...missing.map(({ name, here, latest }) => `${name} ${here} is behind ${latest} and is not listed.`),
    ...listed.flatMap((entry) => faultsOfEntry(entry, behind.get(entry.name))),
  ];
}

function faultsOfEntry(entry, found) {
  if (!found) return [`${entry.name} is listed, but is no longer behind.`];
  const faults = [];
  if (entry.here !== found.here) faults.push(`${entry.name} is ${found.here} here, not ${entry.here}.`);
  if (breakingPart(entry.latest) !== breakingPart(found.latest))
    faults.push(`${entry.name} ${found.latest} is published since ${entry.latest} was looked at.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.since)) faults.push(`${entry.name} has no date.`);
  if (!entry.reason) faults.push(`${entry.name} has no reason.`);
  return faults;
}
