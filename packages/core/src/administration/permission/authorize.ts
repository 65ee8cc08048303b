import type { Verdict } from '../../base/failure/index.js';
import { isActiveAssignment, type AssignmentFacts } from '../../practice/location/index.js';
import { mayIssue, grantsToIssue, type IssueAuthority } from '../../prescribing/prescription/index.js';
import type { CallerAssignment } from './caller.js';

/** The prescription about to be issued. */
export interface Authorization {
  /** The vet named on the prescription, whose license is used; `null` when none is chosen. */
  readonly vet: AssignmentFacts | null;
  readonly product: IssueAuthority['product'];
  /** The calendar day at the location. */
  readonly today: IssueAuthority['today'];
}

/** The acting user: their assignment at the location, and whether a support user impersonates them. */
export interface ActingPerson {
  readonly assignment: CallerAssignment;
  readonly impersonating: boolean;
}

/**
 * Applies `mayIssue` to the assignments of a caller. One that is inactive by A-040, including at a closed location, can
 * neither authorize nor delegate.
 *
 * @returns FORBIDDEN with the reason that also disables Authorize, Print Rx and Approve
 * @see
 */
export function mayAuthorize(who: ActingPerson, what: Authorization): Verdict {
  return mayIssue(authorityOf(who, what));
}

/** The alternatives of that rule, each with its unmet conditions. @see A-244 */
export function grantsToAuthorize(who: ActingPerson, what: Authorization): ReturnType<typeof grantsToIssue> {
  return grantsToIssue(authorityOf(who, what));
}

function authorityOf(
  { assignment, impersonating }: ActingPerson,
  { vet, product, today }: Authorization,
): IssueAuthority {
  return {
    acting: counted(assignment),
    vet: vet && counted(vet),
    delegations: assignment.delegatedAccess,
    product,
    impersonating,
    today,
  };
}

function counted<A extends AssignmentFacts>(assignment: A): A {
  return { ...assignment, isActive: isActiveAssignment(assignment) };
}
