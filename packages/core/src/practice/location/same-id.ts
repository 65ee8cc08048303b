/**
 * Compares two ids as numbers, so that `7`, `'7'` and `' 7'` from a browser's storage are the same record; ids that
 * are no numbers compare as text.
 *
 * @returns below 0, 0 or above 0, as `Array.sort` wants it; numbers come before texts
 */
export function compareIds(a: string, b: string): number {
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left !== null && right !== null) return left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether two ids name the same record; a missing one names none. @see A-041 */
export function sameId(a: string | null | undefined, b: string | null | undefined): boolean {
  if (a == null || b == null) return false;
  // Of a thousand assignments most are compared in vain: equal texts need not be read as numbers.
  return a === b || compareIds(a, b) === 0;
}

/** A key by which `sameId` holds, to find records by their ids in a map. */
export function idKey(id: string): string {
  return String(numberOf(id) ?? id);
}

function numberOf(id: string): number | null {
  const digits = id.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(value) ? value : null;
}
