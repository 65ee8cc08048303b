/** How many requests of a type wait; field names as they travel. */
export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

/**
 * The requests of the two halves of the queue: the expiring ones, and those of every other type, unknown types included.
 *
 * @see P-175, P-148
 */
export function expiringAndOthers(counts: readonly TypeCount[]): {
  readonly expiring: number;
  readonly others: number;
} {
  const sum = (wanted: boolean) =>
    counts.reduce((total, { type, count }) => ((type === 'expiring') === wanted ? total + count : total), 0);
  return { expiring: sum(true), others: sum(false) };
}
