/** The versions in a text of CHANGELOG.md, the newest first. */
export const versionsIn = (changelog) =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);

const numbersOf = (version) => version.split('.').map(Number);

/** Whether a version comes after another one. */
export function isAfter(version, other) {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  const at = one.findIndex((number, index) => number !== two[index]);
  return at !== -1 && one[at] > two[at];
}

/**
 * Why a version can't be released; null if it can.
 *
 * @param current - the version of the packages
 * @param changelog - the text of CHANGELOG.md
 */
export function releaseFault(version, current, changelog) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) return 'Name the version: npm run release -- 0.2.0';
  if (!isAfter(version, current)) return `${version} does not come after ${current}, the version of the packages.`;
  const [newest] = versionsIn(changelog);
  if (newest !== version) return `The newest entry of CHANGELOG.md is ${newest}. Add one for ${version}.`;
  return null;
}

/** The text of a package.json with another version, and nothing else changed. */
export const withVersion = (manifest, version) => manifest.replace(/^( {2}"version": ")[^"]*(")/m, `$1${version}$2`);
