export { boundedTake as take } from '@signa/core/practice';

/** Rows to skip at the start. */
export function skip(wanted: number | null | undefined): number {
  return Math.max(0, wanted ?? 0);
}
