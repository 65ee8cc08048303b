import { isYes } from '../../base/failure/index.js';
import type { VetLicenseFacts } from './license-status.js';
import type { RoleWithModules } from './role.js';
import { compareIds, sameId } from './same-id.js';

/** A user's assignment to a location with a role, and the facts that decide whether it is active. */
export interface AssignmentFacts extends VetLicenseFacts {
  /** The ID of the location user. */
  readonly id: string;
  readonly locationId: string;
  readonly isActive: boolean;
  readonly isPrimary: boolean;
  readonly role: RoleWithModules;
  readonly location: {
    readonly isActive: boolean;
    readonly organization: { readonly isActive: boolean } | null;
  } | null;
}

/**
 * Whether an assignment grants access: the location user, its location and its organization, if any, are all active. An
 * unknown location counts as inactive.
 *
 * @see A-040
 */
export function isActiveAssignment(assignment: Pick<AssignmentFacts, 'isActive' | 'location'>): boolean {
  const { location } = assignment;
  if (location === null || !isYes(location.isActive)) return false;
  return isYes(assignment.isActive) && isYes(location.organization?.isActive ?? true);
}

type OwnAssignment = Pick<AssignmentFacts, 'id' | 'isActive' | 'location'>;

/** The options of the location switcher, lowest ID first. @see */
export function activeAssignments<A extends OwnAssignment>(assignments: readonly A[]): A[] {
  return assignments.filter(isActiveAssignment).sort((a, b) => compareIds(a.id, b.id));
}

/**
 * The user's current assignment: the one at the stored location, else the primary one, else the one with the lowest ID.
 * A stored ID without an active assignment is ignored.
 *
 * @param storedLocationId - `selectedLocationId` of the browser's storage, compared as a number
 * @returns `null` without an active assignment; then the user is signed out
 * @see A-041
 */
export function selectLocation<A extends OwnAssignment & Pick<AssignmentFacts, 'locationId' | 'isPrimary'>>(
  assignments: readonly A[],
  storedLocationId: string | null,
): A | null {
  const active = activeAssignments(assignments);
  return (
    active.find((assignment) => sameId(assignment.locationId, storedLocationId)) ??
    active.find((assignment) => assignment.isPrimary) ??
    active[0] ??
    null
  );
}
