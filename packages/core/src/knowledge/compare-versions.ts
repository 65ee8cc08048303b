/**
 * Compares two versions of a package by number, part by part; a missing part counts as 0. Negative if the first is
 * older.
 *
 * @see P-406
 */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [first, second].map((version) => version.split('.').map(Number));
  const length = Math.max(a?.length ?? 0, b?.length ?? 0);
  const differences = Array.from({ length }, (_, part) => (a?.[part] ?? 0) - (b?.[part] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
