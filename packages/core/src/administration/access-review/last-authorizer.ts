import type { Issue } from '../../base/failure/index.js';
import { mostListed } from '../../base/bounds/index.js';
import { enumeration } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { authorizingRights, type ReviewPerson } from './authorizing-right.js';

/** A location where a change takes the right to authorize from its last users. */
export interface LeftLocation {
  readonly id: string;
  readonly name: string;
  /** Display names of those who can authorize until the change. */
  readonly lastUsers: readonly string[];
}

const code = 'last-authorizer';
const path = 'input.withoutAuthorizer';

/**
 * Who can authorize at a location in their own name until a change, where nobody can after it. A delegation does not
 * count: it gives only what a vet has who is counted already.
 *
 * @param before - everyone of the location who may matter
 * @param after - the same users as they would be
 * @param today - the day at the location
 * @returns by name; nobody where the change leaves someone, or where nobody could before it
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

/** How many users a question names by name. */
const mostNamed = 5;

/**
 * What a change does to a location.
 *
 * @param lastUsers - who can authorize there until then; empty where the screen names them already
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
 * What a change lacks that leaves locations without anyone who can authorize: that it names each of them. A call names
 * no more than a list may hold; beyond that, the first ones represent the rest, and the last one says so.
 *
 * @param accepted - ids of the locations that the caller names
 * @see
 */
export function lastAuthorizerIssues(left: readonly LeftLocation[], accepted: readonly string[]): Issue[] {
  const more = left.length - mostListed;
  return left
    .slice(0, mostListed)
    .map(({ id, name, lastUsers }, index) => {
      const text = lastAuthorizerText(name, lastUsers);
      return { id, message: more > 0 && index === mostListed - 1 ? `${text} ${moreText(more)}` : text };
    })
    .filter(({ id }) => !accepted.includes(id))
    .map(({ id, message }) => ({ path: `${path}.${id}`, code, message }));
}

const moreText = (more: number): string =>
  more === 1 ? 'The same is true of 1 more location.' : `The same is true of ${more} more locations.`;

/** The locations that a refused change has to name, with what to ask before it does; empty for another refusal. @see A-459 */
export function unconfirmedLocations(
  issues: readonly Issue[],
): readonly { readonly id: string; readonly message: string }[] {
  return issues
    .filter((issue) => issue.code === code)
    .map((issue) => ({ id: issue.path.slice(path.length + 1), message: issue.message }));
}
