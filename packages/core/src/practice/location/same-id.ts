/**
 * Compares two IDs as numbers, so that `7`, `'7'` and `' 7'` from a browser's storage are equal; IDs that are not
 * numbers compare as text.
 *
 * @returns a negative number, 0 or a positive number, for `Array.sort`; numbers come before texts
 */
export function compareIds(a: string, b: string): number {
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left !== null && right !== null) return left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether two IDs are the same; a missing one equals none. @see A-041 */
export function sameId(a: string | null | undefined, b: string | null | undefined): boolean {
  if (a == null || b == null) return false;
  // Most of a thousand comparisons are of different assignments, so equal texts skip parsing.
  return a === b || compareIds(a, b) === 0;
}

/** A map key that is equal exactly when `sameId` is true. */
export function idKey(id: string): string {
  return String(numberOf(id) ?? id);
}

function numberOf(id: string): number | null {
  const digits = id.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(value) ? value : null;
}
