import { switchedOff, toldOf } from '../access/index.js';
import { explainCall, type Authorization, type CallerAssignment } from '../permission/index.js';
import { groupById } from '../../practice/location/index.js';
import type { PlainDate } from '../../base/time/index.js';

/** Somebody of a location, as their calls would be decided by. */
export interface ReviewPerson {
  readonly username: string;
  readonly displayName: string;
  /** Off, nobody comes in with the account. */
  readonly isEnabled: boolean;
  readonly assignment: CallerAssignment;
}

/** A right of somebody to authorize: that of the own role, or one that a vet has delegated. */
export interface AuthorizingRight {
  readonly person: ReviewPerson;
  /** Whose license counts: the own one, or that of the vet in whose name they sign. */
  readonly vet: ReviewPerson;
  readonly way: 'role' | 'delegation';
  /** What keeps it from being used today; it is a right all the same, for who renews a license gives it back. */
  readonly lacks: readonly string[];
}

const onPrescription: Authorization['product'] = { productApprovalType: 'Rx', isControlled: false, deaSchedule: null };
/** What is mended without anybody being given a right. */
const licenses: readonly string[] = ['vet-license', 'own-license'];

/**
 * Who may authorize at a location, and by which way, from the function that decides a call. A delegation that has ended
 * and a right of somebody who is not active there are none; one whose license has run out is told with that.
 *
 * @param people - everybody of the location
 * @param today - the day at the location
 * @returns by name; of one person the own role first
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
  const texts = missing.map(({ text }) => toldOf(text, person).replace('this vet', vet.displayName));
  return [{ person, vet, way, lacks: [...new Set([...(isEnabled ? [] : [switchedOff]), ...texts])] }];
}
