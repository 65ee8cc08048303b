import type { DelegationFacts } from '../../practice/delegation/index.js';
import { isActiveAssignment, sameId, type AssignmentFacts } from '../../practice/location/index.js';

/** An assignment with the delegations that name it as the one who may sign for another. */
export interface CallerAssignment extends AssignmentFacts {
  /** `delegatedLocationUserId` is this assignment; ended ones are among them. */
  readonly delegatedAccess: readonly DelegationFacts[];
}

/**
 * Who calls, as the server knows it from the token and the impersonation header; nothing here comes from the body of
 * a call. `assignments` are all of the person's, active or not.
 */
export type Caller =
  | { readonly kind: 'practice'; readonly username: string; readonly assignments: readonly CallerAssignment[] }
  | { readonly kind: 'support'; readonly username: string; readonly inAdminSupportGroup: boolean }
  | {
      readonly kind: 'impersonating';
      readonly supportUsername: string;
      /** The person whose records and permissions count. */
      readonly username: string;
      readonly assignments: readonly CallerAssignment[];
    };

/** The practice person who acts: the caller, or the one a support user works as. */
export type PracticeCaller = Exclude<Caller, { readonly kind: 'support' }>;

/** The active assignment of a person at a location. @returns `null` where there is none @see */
export function assignmentAt(caller: PracticeCaller, locationId: string): CallerAssignment | null {
  const { assignments } = caller;
  const isAt = (isSame: (id: string) => boolean) =>
    assignments.find((held) => isSame(held.locationId) && isActiveAssignment(held));
  // Of a thousand assignments the one with the same text is found without reading each id as a number.
  return isAt((id) => id === locationId) ?? isAt((id) => sameId(id, locationId)) ?? null;
}

/**
 * Whether records of a location may be known to exist: a practice person's own active locations, and every location
 * for a support user. A record elsewhere is answered like a missing one, null in reads and NOT_FOUND in writes.
 *
 * @see A-018
 */
export function reachesLocation(caller: Caller, locationId: string): boolean {
  return caller.kind === 'support' || assignmentAt(caller, locationId) !== null;
}
