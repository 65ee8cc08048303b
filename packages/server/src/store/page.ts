export { boundedTake as take } from '@signa/core/practice';

/** Rows to leave out at the start. */
export function skip(wanted: number | null | undefined): number {
  return Math.max(0, wanted ?? 0);
}
