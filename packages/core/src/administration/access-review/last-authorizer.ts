import type { Issue } from '../../base/failure/index.js';
import { maxListLength } from '../../base/bounds/index.js';
import { enumeration } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { authorizingRights, type ReviewPerson } from './authorizing-right.js';

/** A location whose last users with the right to authorize lose it. */
export interface LeftLocation {
  readonly id: string;
  readonly name: string;
  /** Display names of the users who can authorize until the change. */
  readonly lastUsers: readonly string[];
}

const code = 'last-authorizer';
const path = 'input.withoutAuthorizer';

/**
 * The users who can authorize at a location in their own name before a change after which nobody can. Delegations are
 * ignored, because they depend on a vet who is counted already.
 *
 * @param before - all users of the location who may be relevant
 * @param after - the same users after the change
 * @param today - the day at the location
 * @returns sorted by name; empty if a user remains, or none could before
 * @see
 */
export function lastAuthorizers(
  before: readonly ReviewPerson[],
  after: readonly ReviewPerson[],
  today: PlainDate,
): readonly ReviewPerson[] {
  return authorizers(after, today).length > 0 ? [] : authorizers(before, today);
}

const authorizers = (people: readonly ReviewPerson[], today: PlainDate): ReviewPerson[] =>
  authorizingRights(people, today)
    .filter(({ way, lacks }) => way === 'role' && lacks.length === 0)
    .map(({ person }) => person);

/** Maximum number of names in a confirmation. */
const mostNamed = 5;

/**
 * The effect of a change on a location.
 *
 * @param lastUsers - who can authorize there until then; empty if the screen already shows them
 * @see A-459
 */
export function lastAuthorizerText(locationName: string, lastUsers: readonly string[] = []): string {
  const text = `After this, nobody can authorize prescriptions at ${locationName}.`;
  if (lastUsers.length === 0) return text;
  return `${text} ${listed(lastUsers)} ${lastUsers.length === 1 ? 'is the last user' : 'are the last users'} who can.`;
}

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const parts = more > 0 ? [...names.slice(0, mostNamed), `${more} more`] : names;
  return enumeration(parts);
}

/**
 * The issues of a change that leaves locations without a user who can authorize, and does not confirm each of them. The
 * number of locations is limited like any list; the first ones then represent the rest, as the last issue says.
 *
 * @param accepted - IDs of the locations that the caller confirms
 * @see
 */
export function lastAuthorizerIssues(left: readonly LeftLocation[], accepted: readonly string[]): Issue[] {
  const more = left.length - maxListLength;
  return left
    .slice(0, maxListLength)
    .map(({ id, name, lastUsers }, index) => {
      const text = lastAuthorizerText(name, lastUsers);
      return { id, message: more > 0 && index === maxListLength - 1 ? `${text} ${moreText(more)}` : text };
    })
    .filter(({ id }) => !accepted.includes(id))
    .map(({ id, message }) => ({ path: `${path}.${id}`, code, message }));
}

const moreText = (more: number): string =>
  more === 1 ? 'The same is true of 1 more location.' : `The same is true of ${more} more locations.`;

/**
 * The locations that a refused change must confirm, with the question for each; empty for any other refusal. @see A-459
 */
export function unconfirmedLocations(
  issues: readonly Issue[],
): readonly { readonly id: string; readonly message: string }[] {
  return issues
    .filter((issue) => issue.code === code)
    .map((issue) => ({ id: issue.path.slice(path.length + 1), message: issue.message }));
}
