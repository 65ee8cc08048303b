import { hasRight, moduleNames, type ModuleName, type Right, type RoleWithModules } from '../practice/index.js';
import { isYes } from '../failure/index.js';

/** A person with an active assignment. */
export interface RoleMember {
  /** Of the assignment. */
  readonly id: string;
  readonly displayName: string;
}

/** A location where somebody has the role. */
export interface RolePlace {
  readonly locationId: string;
  readonly name: string;
  /** Who has the role there. */
  readonly members: readonly RoleMember[];
  /** Who may sign there for a member, and for nobody else. */
  readonly delegates: readonly RoleMember[];
  /** Whether anybody may authorize there by another role. */
  readonly hasOtherVets: boolean;
  /** Requests that wait for approval. */
  readonly waiting: number;
}

/** One right on one module. */
export interface ModuleRight {
  readonly module: ModuleName;
  readonly right: Right;
}

/** What saving a role would change. */
export interface RoleEffect {
  readonly gained: readonly ModuleRight[];
  readonly lost: readonly ModuleRight[];
  /** Whether its people may authorize from then on, or no longer; `null` where that stays. */
  readonly authority: 'gained' | 'lost' | null;
  /** Everybody whom it concerns, by location: members, and where authority changes those who sign for them. */
  readonly places: readonly { readonly name: string; readonly people: readonly string[] }[];
  /** Locations whose waiting requests nobody could approve any more. */
  readonly stranded: readonly { readonly name: string; readonly waiting: number }[];
}

const rights: readonly Right[] = ['view', 'edit', 'delete'];
const everyRight: readonly ModuleRight[] = moduleNames.flatMap((module) => rights.map((right) => ({ module, right })));

const authorizes = ({ isActive, canAuthorize }: RoleWithModules) => isYes(isActive) && isYes(canAuthorize);

/**
 * What a change of a role would do, for whoever saves it to see before.
 *
 * @param before - the role as it is
 * @param after - as it would be
 * @param places - every location where somebody has it
 * @see A-263
 */
export function roleEffect(before: RoleWithModules, after: RoleWithModules, places: readonly RolePlace[]): RoleEffect {
  const changed = everyRight.filter(
    ({ module, right }) => hasRight(before, module, right) !== hasRight(after, module, right),
  );
  const [had, has] = [authorizes(before), authorizes(after)];
  const authority = had === has ? null : has ? 'gained' : 'lost';
  const isConcerned = changed.length > 0 || authority !== null;
  return {
    gained: changed.filter(({ module, right }) => hasRight(after, module, right)),
    lost: changed.filter(({ module, right }) => hasRight(before, module, right)),
    authority,
    places: isConcerned ? places.map((place) => ({ name: place.name, people: peopleOf(place, authority) })) : [],
    stranded:
      authority === 'lost'
        ? places
            .filter(({ hasOtherVets, waiting }) => !hasOtherVets && waiting > 0)
            .map(({ name, waiting }) => ({ name, waiting }))
        : [],
  };
}

/** A delegate signs by the vet's authority, so that it comes and goes with it. */
function peopleOf({ members, delegates }: RolePlace, authority: RoleEffect['authority']): string[] {
  const concerned = authority === null ? members : [...members, ...delegates];
  return [...new Map(concerned.map((member) => [member.id, member.displayName])).values()];
}
