import type { RoleModuleFacts } from './module.js';
import type { RoleFacts } from './location-user.js';

/** A role with its rights to each module. */
export interface RoleWithModules extends RoleFacts {
  readonly rolesModules: readonly RoleModuleFacts[];
}

/**
 * The key by which role names are compared: without spaces, in uppercase. So 'vet admin' equals VETADMIN, but not the
 * built-in VET.
 *
 * @see
 */
export function roleNameKey(name: string): string {
  return name.replace(/\s/g, '').toUpperCase();
}

/** @see */
export function sameRoleName(a: string, b: string): boolean {
  return roleNameKey(a) === roleNameKey(b);
}

/** Whether users of a role can be chosen as vets: it is named Vet or vet admin. @see A-068 */
export function isVetRole(role: { readonly name: string }): boolean {
  return ['VET', 'VETADMIN'].includes(roleNameKey(role.name));
}

/**
 * The label of a role next to a user: 'Vet Admin' for the built-in VETADMIN, otherwise its name.
 *
 * @see P-072
 */
export function roleLabel(role: { readonly name: string }): string {
  const labels: Readonly<Record<string, string>> = {
    ADMIN: 'Admin',
    STAFF: 'Staff',
    VET: 'Vet',
    VETADMIN: 'Vet Admin',
  };
  return labels[roleNameKey(role.name)] ?? role.name;
}
