import { groupById, isActiveAssignment } from '../../practice/location/index.js';
import { rightsTexts, roleEffect } from '../role/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { authorizingRights, type AuthorizingRight, type ReviewPerson } from './authorizing-right.js';

/** The rights a user gains and loses when assignments or delegations change, as text. */
export interface PersonEffect {
  readonly person: ReviewPerson;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** The effect of changed assignments or delegations at a location. */
export interface AccessEffect {
  /** The affected users, sorted by name. */
  readonly people: readonly PersonEffect[];
  /** Whether a user could approve a request before, and none can afterwards. */
  readonly isLeftAlone: boolean;
}

/**
 * The effect of changing a user's role, active state or license, or delegations, at a location, previewed before
 * saving. Module rights are compared as in the effect of a role, rights to authorize as in the access review.
 *
 * @param before - all users of the location, active or not
 * @param after - the same users after the change
 * @param today - the day at the location
 * @see A-277
 */
export function accessEffect(
  before: readonly ReviewPerson[],
  after: readonly ReviewPerson[],
  today: PlainDate,
): AccessEffect {
  const [had, has] = [usable(before, today), usable(after, today)];
  const [hadBy, hasBy] = [byPerson(had), byPerson(has)];
  const known = new Map(before.map((person) => [person.assignment.id, person]));
  const people = after.flatMap((person): PersonEffect[] => {
    const was = known.get(person.assignment.id) ?? nobody(person);
    const [from, to] = [textsOf(hadBy, was), textsOf(hasBy, person)];
    const modules = moduleTexts(was, person);
    const gained = [...to.filter((text) => !from.includes(text)), ...modules.gained];
    const lost = [...from.filter((text) => !to.includes(text)), ...modules.lost];
    return gained.length + lost.length === 0 ? [] : [{ person, gained, lost }];
  });
  return {
    people: people.toSorted((a, b) => a.person.displayName.localeCompare(b.person.displayName, 'en')),
    isLeftAlone: had.length > 0 && has.length === 0,
  };
}

/** The rights that can be used on the day, without those blocked by a license or a disabled account. */
const usable = (people: readonly ReviewPerson[], today: PlainDate): AuthorizingRight[] =>
  authorizingRights(people, today).filter(({ lacks }) => lacks.length === 0);

const nobody = (person: ReviewPerson): ReviewPerson => ({
  ...person,
  assignment: { ...person.assignment, isActive: false },
});

const byPerson = (rights: readonly AuthorizingRight[]) => groupById(rights, ({ person }) => person.assignment.id);

function textsOf(rightsOf: ReturnType<typeof byPerson>, of: ReviewPerson): string[] {
  return rightsOf(of.assignment.id).map(({ way, vet }) =>
    way === 'role' ? 'Authorizing in their own name' : `Signing for ${vet.displayName}`,
  );
}

function moduleTexts(was: ReviewPerson, is: ReviewPerson): { gained: string[]; lost: string[] } {
  const [worked, works] = [isActiveAssignment(was.assignment), isActiveAssignment(is.assignment)];
  if (worked && !works) return { gained: [], lost: ['Working at this location'] };
  if (works && !worked)
    return { gained: [`Working at this location in the role ${is.assignment.role.name}`], lost: [] };
  const { gained, lost } = works ? roleEffect(was.assignment.role, is.assignment.role) : { gained: [], lost: [] };
  return { gained: rightsTexts(gained), lost: rightsTexts(lost) };
}
