import type { LocationUserFacts } from './location-user.js';

/**
 * The users work can be assigned to: the active users of the location.
 *
 * @see P-072
 */
export function workflowUsers<P extends Pick<LocationUserFacts, 'isActive'>>(people: readonly P[]): P[] {
  return people.filter((person) => person.isActive);
}
