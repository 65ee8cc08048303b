import type { Issue } from '../failure/index.js';

/** A location where a change takes the right to authorize from its last user. */
export interface LeftLocation {
  readonly id: string;
  readonly name: string;
}

const code = 'last-authorizer';
const path = 'input.withoutAuthorizer';

/** @see A-459 */
export const lastAuthorizerText = (locationName: string): string =>
  `After this, nobody can authorize prescriptions at ${locationName}.`;

/**
 * What a change lacks that leaves locations without anyone who can authorize: that it names each of them.
 *
 * @param accepted - ids of the locations that the caller names
 * @see A-459
 */
export function lastAuthorizerIssues(left: readonly LeftLocation[], accepted: readonly string[]): Issue[] {
  return left
    .filter(({ id }) => !accepted.includes(id))
    .map(({ id, name }) => ({ path: `${path}.${id}`, code, message: lastAuthorizerText(name) }));
}

/** The locations that a refused change has to name, with what to ask before it does; empty for another refusal. @see A-459 */
export function unconfirmedLocations(
  issues: readonly Issue[],
): readonly { readonly id: string; readonly message: string }[] {
  return issues
    .filter((issue) => issue.code === code)
    .map((issue) => ({ id: issue.path.slice(path.length + 1), message: issue.message }));
}
