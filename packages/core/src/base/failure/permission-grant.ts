/** An unmet condition, with a description for users who ask why something is not allowed. */
export interface Missing<Condition extends string = string> {
  readonly condition: Condition;
  readonly text: string;
}

/**
 * One alternative to permit an action, with its unmet conditions. A rule that returns its alternatives explains itself:
 * it permits when one has no unmet condition, and the unmet conditions of the others say why not.
 *
 * @see A-244
 */
export interface PermissionGrant<Name extends string = string, Condition extends string = string> {
  readonly name: Name;
  readonly missing: readonly Missing<Condition>[];
}

/** The list of a condition's unmet parts: empty when the condition is met. */
export function unless<Condition extends string>(
  isMet: boolean,
  condition: Condition,
  text: string,
): readonly Missing<Condition>[] {
  return isMet ? [] : [{ condition, text }];
}

/** Whether at least one alternative has no unmet condition. @see A-244 */
export function isOpen(ways: readonly PermissionGrant[]): boolean {
  return ways.some(({ missing }) => missing.length === 0);
}
