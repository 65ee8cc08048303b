/** Compares by code unit, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Each value once, sorted. */
export function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort(compareText);
}
