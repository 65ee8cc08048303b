import type { RightNeed } from './need.js';
import type { PermissionRule } from './rule.js';

/** Reserved for the user, and refused while impersonating. */
export function ofThePerson(requirement: PermissionRule['requirement']): PermissionRule {
  return { requirement, practice: { kind: 'everybody' }, support: 'no', impersonating: 'no' };
}

/** Actions for patients: allowed to the practice, and to support only while impersonating. */
export function clinical(requirement: PermissionRule['requirement'], ...all: RightNeed[]): PermissionRule {
  return { requirement, practice: { kind: 'rights', all }, support: 'no', impersonating: 'as-user' };
}

/** A right at the location, or support. */
export function withRight(requirement: PermissionRule['requirement'], need: RightNeed): PermissionRule {
  return { requirement, practice: { kind: 'rights', all: [need] }, support: 'yes', impersonating: 'as-user' };
}

/** The user's own record, or that of a user they manage. */
export function ownOrManaged(requirement: PermissionRule['requirement']): PermissionRule {
  return { requirement, practice: { kind: 'own-location-user' }, support: 'yes', impersonating: 'as-user' };
}

/** Any active assignment at the location, or support. */
export function atLocation(requirement: PermissionRule['requirement']): PermissionRule {
  return { requirement, practice: { kind: 'rights', all: [] }, support: 'yes', impersonating: 'as-user' };
}
