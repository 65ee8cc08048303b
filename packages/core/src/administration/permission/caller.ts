import type { DelegationFacts } from '../../practice/delegation/index.js';
import { isActiveAssignment, sameId, type AssignmentFacts } from '../../practice/location/index.js';

/** An assignment with the delegations whose delegate it is. */
export interface CallerAssignment extends AssignmentFacts {
  /** `delegatedLocationUserId` is this assignment; ended ones are included. */
  readonly delegatedAccess: readonly DelegationFacts[];
}

/**
 * The caller, as known from the token and the impersonation header, never from the body of a call.
 * `assignments` are all of the user's, active or not.
 */
export type Caller =
  | { readonly kind: 'practice'; readonly username: string; readonly assignments: readonly CallerAssignment[] }
  | { readonly kind: 'support'; readonly username: string; readonly inAdminSupportGroup: boolean }
  | {
      readonly kind: 'impersonating';
      readonly supportUsername: string;
      /** The user whose records and permissions apply. */
      readonly username: string;
      readonly assignments: readonly CallerAssignment[];
    };

/** The acting user of a practice: the caller, or the one a support user impersonates. */
export type PracticeCaller = Exclude<Caller, { readonly kind: 'support' }>;

/** The active assignment of a user at a location. @returns `null` if there is none @see */
export function assignmentAt(caller: PracticeCaller, locationId: string): CallerAssignment | null {
  const { assignments } = caller;
  const isAt = (isSame: (id: string) => boolean) =>
    assignments.find((held) => isSame(held.locationId) && isActiveAssignment(held));
  // Fast path for a thousand assignments: an equal text is found without parsing each ID as a number.
  return isAt((id) => id === locationId) ?? isAt((id) => sameId(id, locationId)) ?? null;
}

/**
 * Whether the caller may know that records of a location exist: a practice user at their own active locations, support
 * at every location. All other records are reported as missing, null in reads and NOT_FOUND in writes.
 *
 * @see A-018
 */
export function reachesLocation(caller: Caller, locationId: string): boolean {
  return caller.kind === 'support' || assignmentAt(caller, locationId) !== null;
}
