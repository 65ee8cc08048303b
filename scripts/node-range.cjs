/**
 * Whether a version of Node is in a range such as `^22.22.2 || ^24.15.0 || >=26.0.0`. It is asked before anything is
 * installed and by the oldest Node that somebody may have, so it needs no package and only old syntax.
 *
 * @param {string} range - alternatives of `^major.minor.patch` and `>=major.minor.patch`, separated by `||`
 * @param {string} version - for example `24.21.0`
 */
function isInRange(range, version) {
  const found = numbersOf(version);
  return range.split('||').some((alternative) => {
    const match = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(alternative.trim());
    if (match === null) throw new Error(`Unsupported range of Node versions: ${range}`);
    const least = numbersOf(match[2]);
    return (match[1] === '>=' || found[0] === least[0]) && compare(found, least) >= 0;
  });
}

const numbersOf = (version) => version.split('.').map((part) => Number.parseInt(part, 10));

function compare(one, other) {
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing === -1 ? 0 : one[differing] - other[differing];
}

module.exports = { isInRange };
