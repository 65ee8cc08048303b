import type { Verdict } from '../../base/failure/index.js';
import { isActiveAssignment, type AssignmentFacts } from '../../practice/location/index.js';
import { mayIssue, waysToIssue, type IssueAuthority } from '../../prescribing/prescription/index.js';
import type { CallerAssignment } from './caller.js';

/** What is about to be issued, and for whom. */
export interface Authorization {
  /** The vet named on the prescription, whose license is used; `null` when none is chosen. */
  readonly vet: AssignmentFacts | null;
  readonly product: IssueAuthority['product'];
  /** The calendar day at the location. */
  readonly today: IssueAuthority['today'];
}

/** Who presses the button: their assignment at the location, and whether a support user works as them. */
export interface ActingPerson {
  readonly assignment: CallerAssignment;
  readonly impersonating: boolean;
}

/**
 * The rule of `mayIssue` for the assignments of a caller: one that is not active by A-040, a closed location's
 * included, authorizes nothing and delegates nothing.
 *
 * @returns FORBIDDEN with the reason that also greys Authorize, Print Rx and Approve
 * @see
 */
export function mayAuthorize(who: ActingPerson, what: Authorization): Verdict {
  return mayIssue(authorityOf(who, what));
}

/** The ways of that, each with what it lacks. @see A-244 */
export function waysToAuthorize(who: ActingPerson, what: Authorization): ReturnType<typeof waysToIssue> {
  return waysToIssue(authorityOf(who, what));
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
