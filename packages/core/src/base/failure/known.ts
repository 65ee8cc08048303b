/**
 * Whether a value is exactly `true`. The text 'false' would be truthy, and a missing value is unknown. No schema checks
 * the values of core's callers, and an unknown value must never grant a permission.
 *
 * @see P-273
 */
export function isYes(value: unknown): boolean {
  return value === true;
}

/**
 * Whether a value is exactly `false`, for rules where false grants a permission: an unknown value does not. @see P-273
 */
export function isNo(value: unknown): boolean {
  return value === false;
}
