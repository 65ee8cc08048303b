import { isActiveAssignment, sameId, type AssignmentFacts } from '../practice/index.js';
import { allowed, refuse, type Verdict } from '../failure/index.js';
import type { CallerAssignment } from './caller.js';

/** What is about to be issued, and for whom. */
export interface Authorization {
  /** The vet named on the prescription, whose license is used; `null` when none is chosen. */
  readonly vet: AssignmentFacts | null;
  readonly product: { readonly productApprovalType: string; readonly isControlled: boolean; readonly deaSchedule: string | null };
}

/** Who presses the button: their assignment at the location, and whether a support user works as them. */
export interface ActingPerson {
  readonly assignment: CallerAssignment;
  readonly impersonating: boolean;
}

/**
 * Whether a person may issue, approve or print for a vet: their own active role can authorize, or they hold that
 * vet's delegation, or the product is OTC or AOTC and not controlled. While impersonating only the last way is open,
 * since the one who acts has neither that role nor that delegation.
 *
 * @returns FORBIDDEN with the reason that also greys Authorize, Print Rx and Approve
 * @see, P-068, P-069, README rulings 1 and 10
 */
export function mayAuthorize({ assignment, impersonating }: ActingPerson, { vet, product }: Authorization): Verdict {
  if (!isActiveAssignment(assignment) || !assignment.role.isActive) return refuse('FORBIDDEN', 'Your role at this location is not active.');
  if (isSoldWithoutAuthority(product)) return allowed;
  if (impersonating) {
    return refuse('FORBIDDEN', 'You cannot authorize for a vet while impersonating. Save a draft and ask the practice to authorize it.');
  }
  if (assignment.role.canAuthorize || holdsDelegation(assignment, vet)) return allowed;
  return refuse('FORBIDDEN', 'Your role cannot authorize, and this vet has not delegated access to you. Save a draft and ask the vet to authorize it.');
}

/**
 * Whether a vet lets this person authorize for them: at the same location, both assignments active, the vet's role
 * active and able to authorize.
 *
 * @see A-073
 */
export function holdsDelegation(delegate: CallerAssignment, vet: AssignmentFacts | null): boolean {
  return (
    vet !== null &&
    sameId(vet.locationId, delegate.locationId) &&
    isActiveAssignment(vet) &&
    isActiveAssignment(delegate) &&
    vet.role.isActive &&
    vet.role.canAuthorize &&
    delegate.delegatedAccess.some(
      (pair) => sameId(pair.locationUserId, vet.id) && sameId(pair.delegatedLocationUserId, delegate.id),
    )
  );
}

/** A controlled product never counts as OTC or AOTC, and a schedule alone makes it controlled (P-043, ruling 10). */
function isSoldWithoutAuthority(product: Authorization['product']): boolean {
  return ['OTC', 'AOTC'].includes(product.productApprovalType) && !product.isControlled && product.deaSchedule === null;
}
