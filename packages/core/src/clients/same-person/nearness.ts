/**
 * The Jaro-Winkler similarity of two texts, with a bonus of 0.1 for each of at most four shared leading letters: 1 when
 * they are equal, 0 when no letter of one is near its position in the other. Symmetric.
 *
 * @param one - folded and short: the time grows with the product of the lengths
 * @see C-230
 */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const jaro = jaroOf(one, other);
  return jaro + Math.min(4, sharedPrefixLength(one, other)) * 0.1 * (1 - jaro);
}

function jaroOf(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const matched: string[] = [];
  for (let at = 0; at < one.length; at += 1) {
    const found = matchNear(one, at, other, reach, taken);
    if (found === -1) continue;
    taken.add(found);
    matched.push(one.charAt(at));
  }
  const count = matched.length;
  if (count === 0) return 0;
  const inOther = [...taken].sort((a, b) => a - b).map((at) => other.charAt(at));
  const moved = matched.filter((letter, index) => letter !== inOther[index]).length / 2;
  return (count / one.length + count / other.length + (count - moved) / count) / 3;
}

function matchNear(one: string, at: number, other: string, reach: number, taken: ReadonlySet<number>): number {
  const last = Math.min(other.length - 1, at + reach);
  for (let place = Math.max(0, at - reach); place <= last; place += 1)
    if (!taken.has(place) && other.charAt(place) === one.charAt(at)) return place;
  return -1;
}

/** The length of the common prefix of two texts. */
export function sharedPrefixLength(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.charAt(count) === other.charAt(count)) count += 1;
  return count;
}

/**
 * The edit distance of two texts by optimal string alignment: insertions, deletions, substitutions and swaps of
 * adjacent characters. Symmetric.
 *
 * @see C-230
 */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one.charAt(at - 1) === other.charAt(to - 1) ? 0 : 1;
      const swapped =
        at > 1 && to > 1 && one.charAt(at - 1) === other.charAt(to - 2) && one.charAt(at - 2) === other.charAt(to - 1);
      row.push(
        Math.min(
          (last[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (last[to - 1] ?? 0) + cost,
          swapped ? (beforeLast[to - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
