import { isYes } from '../../base/failure/index.js';
import { meets, permissionTable } from '../permission/index.js';
import {
  hasRight,
  moduleNames,
  type ModuleName,
  type Right,
  type RoleWithModules,
} from '../../practice/location/index.js';

/** One right to one module. */
export interface ModuleRight {
  readonly module: ModuleName;
  readonly right: Right;
}

/** The effect of saving a role on the users who have it. */
export interface RoleEffect {
  readonly gained: readonly ModuleRight[];
  readonly lost: readonly ModuleRight[];
  /** Whether its users gain or lose the right to authorize; `null` if it is unchanged. */
  readonly authority: 'gained' | 'lost' | null;
}

const rights: readonly Right[] = ['view', 'edit', 'delete'];
const everyRight: readonly ModuleRight[] = moduleNames.flatMap((module) => rights.map((right) => ({ module, right })));

const authorizes = ({ isActive, canAuthorize }: RoleWithModules) => isYes(isActive) && isYes(canAuthorize);

/**
 * The effect of changing a role, previewed before saving.
 *
 * @param before - the current role
 * @param after - the role after the change
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

/** Whether a change of a role affects the users who have it. @see A-263 */
export function affectsUsers({ gained, lost, authority }: RoleEffect): boolean {
  return gained.length > 0 || lost.length > 0 || authority !== null;
}

/** Roles by the rights that answering a request requires. */
export interface AnsweringRoles {
  /** Roles whose users can authorize, and can have delegates. */
  readonly authorizing: readonly string[];
  /** Roles whose users can answer a request at all, in their own name or in that of a vet. */
  readonly answering: readonly string[];
}

const answer = permissionTable.UpsertPrescriptionTask.practice;

/**
 * The roles that can approve a request: the user needs a role that can answer, and either a role that can authorize or
 * a delegation from a user with one.
 *
 * @returns IDs
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
