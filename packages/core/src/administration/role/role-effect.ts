import { isYes } from '../../base/failure/index.js';
import { meets, permissionTable } from '../permission/index.js';
import {
  hasRight,
  moduleNames,
  type ModuleName,
  type Right,
  type RoleWithModules,
} from '../../practice/location/index.js';

/** One right on one module. */
export interface ModuleRight {
  readonly module: ModuleName;
  readonly right: Right;
}

/** What saving a role would change for the people who have it. */
export interface RoleEffect {
  readonly gained: readonly ModuleRight[];
  readonly lost: readonly ModuleRight[];
  /** Whether its people may authorize from then on, or no longer; `null` where that stays. */
  readonly authority: 'gained' | 'lost' | null;
}

const rights: readonly Right[] = ['view', 'edit', 'delete'];
const everyRight: readonly ModuleRight[] = moduleNames.flatMap((module) => rights.map((right) => ({ module, right })));

const authorizes = ({ isActive, canAuthorize }: RoleWithModules) => isYes(isActive) && isYes(canAuthorize);

/**
 * What a change of a role would do, for whoever saves it to see before.
 *
 * @param before - the role as it is
 * @param after - as it would be
 * @see A-263
 */
export function roleEffect(before: RoleWithModules, after: RoleWithModules): RoleEffect {
  const changed = everyRight.filter(
    ({ module, right }) => hasRight(before, module, right) !== hasRight(after, module, right),
  );
  const [had, has] = [authorizes(before), authorizes(after)];
  return {
    gained: changed.filter(({ module, right }) => hasRight(after, module, right)),
    lost: changed.filter(({ module, right }) => hasRight(before, module, right)),
    authority: had === has ? null : has ? 'gained' : 'lost',
  };
}

/** Whether a change of a role is one for the people who have it. @see A-263 */
export function concernsPeople({ gained, lost, authority }: RoleEffect): boolean {
  return gained.length > 0 || lost.length > 0 || authority !== null;
}

/** Roles by what they give of what the answer to a request needs. */
export interface AnsweringRoles {
  /** Whose people may authorize, and may be signed for. */
  readonly authorizing: readonly string[];
  /** Whose people may answer a request at all, in their own name or in that of a vet. */
  readonly answering: readonly string[];
}

const answer = permissionTable.UpsertPrescriptionTask.practice;

/**
 * By which roles a request can be approved: its person needs a role that answers, and either a role that authorizes or
 * the delegation of somebody with one.
 *
 * @returns ids
 * @see A-263
 */
export function answeringRoles(roles: readonly RoleWithModules[]): AnsweringRoles {
  const answers = (role: RoleWithModules) =>
    isYes(role.isActive) && answer.kind === 'rights' && answer.all.every((need) => meets(role, need));
  return {
    authorizing: roles.filter(authorizes).map(({ id }) => id),
    answering: roles.filter(answers).map(({ id }) => id),
  };
}
