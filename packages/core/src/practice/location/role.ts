import type { RoleModuleFacts } from './module.js';
import type { RoleFacts } from './location-user.js';

/** A role with what it may do with each module. */
export interface RoleWithModules extends RoleFacts {
  readonly rolesModules: readonly RoleModuleFacts[];
}

/**
 * The form in which two role names are the same: without spaces, in upper case. So 'vet admin' is VETADMIN, and the
 * built-in VET is not.
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

/** Whether the people of a role can be chosen as vets: it is named Vet or vet admin. @see A-068 */
export function isVetRole(role: { readonly name: string }): boolean {
  return ['VET', 'VETADMIN'].includes(roleNameKey(role.name));
}

/**
 * How a role is written beside a person: 'Vet Admin' for the built-in VETADMIN, any other as it was named.
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
