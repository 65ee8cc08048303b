import type { ReviewPerson } from '@signa/core/administration';
import { groupById } from '@signa/core/practice';
import type { ReviewedDelegation } from '../../../store/administration/access-review/access-review-store.js';
import type { AuthorityPerson } from '../../../store/administration/access-review/authorizers.js';

/** The data of a location's users that a review needs. */
interface PeopleKnown {
  readonly people: readonly AuthorityPerson[];
  readonly delegations: readonly Pick<ReviewedDelegation, 'locationUserId' | 'delegatedLocationUserId' | 'lastDay'>[];
  readonly roles: readonly ReviewPerson['assignment']['role'][];
}

/** The users of a location in the form in which core decides their calls. */
export function reviewPeople(locationId: string, { people, delegations, roles }: PeopleKnown): ReviewPerson[] {
  const delegatedTo = groupById(delegations, ({ delegatedLocationUserId }) => delegatedLocationUserId);
  return people.flatMap(({ username, displayName, isEnabled, ...held }) => {
    const role = roles.find(({ id }) => id === held.roleId);
    if (!role) return [];
    const delegatedAccess = delegatedTo(held.id);
    // The user's own `isActive` already includes the state of these.
    const location = { isActive: true, organization: null };
    const assignment = { ...held, displayName, locationId, role, location, delegatedAccess };
    return [{ username, displayName, isEnabled, assignment }];
  });
}
