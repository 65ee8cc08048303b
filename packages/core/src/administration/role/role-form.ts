import type { Issue } from '../../base/failure/index.js';
import { roleNameKey, sameId, sameRoleName } from '../../practice/location/index.js';
import { isTooLong, trimmed, visibleLength } from '../../base/text/index.js';
import type { ModuleChoice } from './module-rights.js';

/** The form of a role. */
export interface RoleForm {
  readonly name: string;
  readonly canAuthorize: boolean;
  /** The selected modules; the link to any other becomes inactive. */
  readonly rolesModules: readonly ModuleChoice[];
}

/** The context for validating a role. */
export interface RoleKnowledge {
  readonly moduleIds: readonly string[];
  /** The edited role; `null` for a new one. */
  readonly stored: { readonly name: string; readonly canAuthorize: boolean } | null;
}

/** Limits of a role's name, in characters. */
export const roleNameLimits = { least: 3, most: 30 } as const;

export const roleTexts = {
  nameRequired: 'Role is required.',
  nameTooSmall: 'Role name is too small.',
  nameTooLong: `Enter at most ${roleNameLimits.most} characters`,
  nameCharacters: 'Use only letters and spaces',
  nameFixed: 'A role cannot be renamed. Add another role instead.',
  nameTaken: 'A role with this name already exists. Choose another name.',
  noModule: 'Please select at least one module.',
  unknownModule: 'This module does not exist. Reload the page.',
  repeatedModule: 'Select each module only once.',
  changedMeanwhile:
    "Someone else changed this role while you were editing. Your changes weren't saved. Load the latest version, then reapply them.",
  vetAuthorizes: 'The role Vet can always authorize. Choose another role for users who cannot.',
} as const;

/**
 * The issues of a role, in the order of its form.
 *
 * @returns issues with the paths `name`, `canAuthorize` and `rolesModules`
 * @see
 */
export function checkRoleForm(form: RoleForm, known: RoleKnowledge): Issue[] {
  return [
    ...nameIssues(form.name, known.stored),
    ...authorizeIssues(form, known.stored),
    ...moduleIssues(form.rolesModules, known.moduleIds),
  ];
}

function nameIssues(name: string, stored: RoleKnowledge['stored']): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'name', code, message }];
  if (stored) return trimmed(name) === trimmed(stored.name) ? [] : issue('fixed', roleTexts.nameFixed);
  if (visibleLength(name) === 0) return issue('required', roleTexts.nameRequired);
  if (!/^[\p{L}\p{M} ]+$/u.test(trimmed(name))) return issue('characters', roleTexts.nameCharacters);
  if (visibleLength(name) < roleNameLimits.least) return issue('too-short', roleTexts.nameTooSmall);
  return isTooLong(name, roleNameLimits.most) ? issue('too-long', roleTexts.nameTooLong) : [];
}

/** Whether canAuthorize of a role is fixed: that of the built-in Vet. @see A-065 */
export const isAuthorizeFixed = ({ name }: { readonly name: string }): boolean => roleNameKey(name) === 'VET';

function authorizeIssues({ canAuthorize }: RoleForm, stored: RoleKnowledge['stored']): Issue[] {
  if (!stored || !isAuthorizeFixed(stored) || canAuthorize === stored.canAuthorize) return [];
  return [{ path: 'canAuthorize', code: 'fixed', message: roleTexts.vetAuthorizes }];
}

function moduleIssues(choices: readonly ModuleChoice[], moduleIds: readonly string[]): Issue[] {
  const path = 'rolesModules';
  if (choices.length === 0) return [{ path, code: 'required', message: roleTexts.noModule }];
  return choices.flatMap(({ moduleId }, index): Issue[] => {
    const at = `${path}.${index}.moduleId`;
    if (!moduleIds.some((id) => sameId(id, moduleId)))
      return [{ path: at, code: 'unknown', message: roleTexts.unknownModule }];
    const isRepeated = choices.slice(0, index).some((other) => sameId(other.moduleId, moduleId));
    return isRepeated ? [{ path: at, code: 'duplicate', message: roleTexts.repeatedModule }] : [];
  });
}

/** Whether another role has this name, ignoring case and spaces, because rules refer to names. @see A-066 */
export function isRoleNameTaken(name: string, others: readonly { readonly name: string }[]): boolean {
  return others.some((other) => sameRoleName(other.name, name));
}
