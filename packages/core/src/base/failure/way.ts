/** A condition that is not met, in words for whoever asks why not. */
export interface Missing<Condition extends string = string> {
  readonly condition: Condition;
  readonly text: string;
}

/**
 * One way to a yes, with the conditions of it that are not met. A rule that answers its ways is its own explanation:
 * it allows where some way lacks nothing, and what the others lack says why not.
 *
 * @see A-244
 */
export interface Way<Name extends string = string, Condition extends string = string> {
  readonly name: Name;
  readonly missing: readonly Missing<Condition>[];
}

/** A condition as a list of what is missing: nothing where it is met. */
export function unless<Condition extends string>(
  isMet: boolean,
  condition: Condition,
  text: string,
): readonly Missing<Condition>[] {
  return isMet ? [] : [{ condition, text }];
}

/** Whether some way lacks nothing; no way at all leads nowhere. @see A-244 */
export function isOpen(ways: readonly Way[]): boolean {
  return ways.some(({ missing }) => missing.length === 0);
}
