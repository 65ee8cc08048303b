/**
 * Whether a value says yes, and nothing that only looks like it: a text 'false' or a value left out would pass for one.
 * Core has callers whose values no schema has checked, and what it does not know is never a permission.
 *
 * @see P-273
 */
export function isYes(value: unknown): boolean {
  return value === true;
}

/** Whether a value says no; what is unknown does not, where a no is what permits. @see P-273 */
export function isNo(value: unknown): boolean {
  return value === false;
}
