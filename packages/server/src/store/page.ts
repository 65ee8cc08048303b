/** The ceiling and default of every list. */
const globalPageSize = 500;

/** Rows to take: 500 when absent, never more; a negative number takes none. */
export function take(wanted: number | null | undefined): number {
  return Math.max(0, Math.min(wanted ?? globalPageSize, globalPageSize));
}

/** Rows to leave out at the start. */
export function skip(wanted: number | null | undefined): number {
  return Math.max(0, wanted ?? 0);
}
