import { switchedOff, textAbout } from '../access/index.js';
import { explainCall, type Authorization, type CallerAssignment } from '../permission/index.js';
import { groupById } from '../../practice/location/index.js';
import type { PlainDate } from '../../base/time/index.js';

/** A user of a location, with the facts that decide their calls. */
export interface ReviewPerson {
  readonly username: string;
  readonly displayName: string;
  /** False for a disabled account, which cannot sign in. */
  readonly isEnabled: boolean;
  readonly assignment: CallerAssignment;
}

/** A user's right to authorize: by their own role, or by delegation from a vet. */
export interface AuthorizingRight {
  readonly person: ReviewPerson;
  /** The vet whose license is used: the user, or the vet in whose name they sign. */
  readonly vet: ReviewPerson;
  readonly way: 'role' | 'delegation';
  /** What blocks it today. It is still a right, because renewing the license restores it. */
  readonly lacks: readonly string[];
}

const onPrescription: Authorization['product'] = { productApprovalType: 'Rx', isControlled: false, deaSchedule: null };
/** Conditions that can be met without granting a right. */
const licenses: readonly string[] = ['vet-license', 'own-license'];

/**
 * The users who can authorize at a location, and by which role or delegation, derived from the function that decides
 * calls. Ended delegations and rights of inactive users are excluded; a right with an expired license is included and
 * marked.
 *
 * @param people - all users of the location
 * @param today - the day at the location
 * @returns sorted by name; a user's own role first
 * @see A-250
 */
export function authorizingRights(people: readonly ReviewPerson[], today: PlainDate): AuthorizingRight[] {
  const withId = groupById(people, ({ assignment }) => assignment.id);
  const rights = people.flatMap((person) => {
    const givers = person.assignment.delegatedAccess.flatMap(({ locationUserId }) => withId(locationUserId));
    return [
      ...rightOf(person, person, 'role', today),
      ...givers.flatMap((vet) => rightOf(person, vet, 'delegation', today)),
    ];
  });
  return rights.toSorted(
    (a, b) =>
      byName(a.person, b.person) ||
      Number(a.way === 'delegation') - Number(b.way === 'delegation') ||
      byName(a.vet, b.vet),
  );
}

const byName = (a: ReviewPerson, b: ReviewPerson): number =>
  a.displayName.localeCompare(b.displayName, 'en') || a.assignment.id.localeCompare(b.assignment.id);

function rightOf(
  person: ReviewPerson,
  vet: ReviewPerson,
  way: AuthorizingRight['way'],
  today: PlainDate,
): AuthorizingRight[] {
  const { username, assignment, isEnabled } = person;
  const { ways } = explainCall({
    operation: 'AddPrescription',
    caller: { kind: 'practice', username, assignments: [assignment] },
    locationIds: [assignment.locationId],
    facts: { authorization: { vet: vet.assignment, product: onPrescription, today } },
  });
  const missing = ways.find(({ name }) => name === way)?.missing;
  if (!missing?.every(({ condition }) => licenses.includes(condition))) return [];
  const texts = missing.map(({ text }) => textAbout(text, person).replace('this vet', vet.displayName));
  return [{ person, vet, way, lacks: [...new Set([...(isEnabled ? [] : [switchedOff]), ...texts])] }];
}
