import { groupById, isActiveAssignment } from '../../practice/location/index.js';
import { rightsTexts, roleEffect } from '../role/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { authorizingRights, type AuthorizingRight, type ReviewPerson } from './authorizing-right.js';

/** What somebody gains and loses by a change of assignments or delegations, in words. */
export interface PersonEffect {
  readonly person: ReviewPerson;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** What a change of assignments or delegations at a location does. */
export interface AccessEffect {
  /** Whom it concerns, by name. */
  readonly people: readonly PersonEffect[];
  /** Somebody could approve a request before, and nobody can after it. */
  readonly isLeftAlone: boolean;
}

/**
 * What a change of a person's role, activity or license, or of delegations, does at a location, for whoever saves it to
 * see before. Rights on modules are those that the effect of a role compares, rights to authorize those of the review.
 *
 * @param before - everybody of the location, active or not
 * @param after - the same people as they would be
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

/** What can be used on the day; a right that a license or the account keeps from it approves nothing. */
const usable = (people: readonly ReviewPerson[], today: PlainDate): AuthorizingRight[] =>
  authorizingRights(people, today).filter(({ lacks }) => lacks.length === 0);

const nobody = (person: ReviewPerson): ReviewPerson => ({
  ...person,
  assignment: { ...person.assignment, isActive: false },
});

const byPerson = (rights: readonly AuthorizingRight[]) => groupById(rights, ({ person }) => person.assignment.id);

function textsOf(rightsOf: ReturnType<typeof byPerson>, of: ReviewPerson): string[] {
  return rightsOf(of.assignment.id).map(({ way, vet }) =>
    way === 'role' ? 'Authorizing in the own name' : `Signing for ${vet.displayName}`,
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
