import { type Missing, refuse, type Refusal, unless } from '../../../base/failure/index.js';
import { controlledRefusalText, hardCopyDelivery } from '../../../catalog/product/index.js';
import { mayBeAuthorizingVet } from '../field/authorizing-vet.js';
import { controlledLacks, type ControlledCondition } from '../field/controlled.js';
import type { AuthorizingVetFacts } from '../form/form-context.js';
import type { IssueLocation } from './issue-target.js';
import { mayIssue, type IssueAuthority } from './may-issue.js';

/** Everything that decides whether a controlled product can be issued, and how to send its hard copy. */
export interface ControlledIssue extends Omit<IssueAuthority, 'vet'> {
  /** The vet named on the prescription, with the DEA license that is used; `null` when none is chosen. */
  readonly vet:
    | (NonNullable<IssueAuthority['vet']> &
        Pick<AuthorizingVetFacts, 'deaLicense' | 'deaLicenseExpiration' | 'hasCurrentDeaLicense'>)
    | null;
  readonly isOfficeUse: boolean;
  /** The active addresses determine whether the rule of New York applies. */
  readonly location: Pick<IssueLocation, 'locationAddresses'>;
}

/** What is missing: the user's authority, a vet, or a requirement of the product. */
export type ControlledWant = ControlledCondition | 'authority' | 'vet';

export type ControlledVerdict =
  | {
      readonly allowed: true;
      /** How the hard copy reaches the pharmacy; `null` for a product that is not controlled. */
      readonly delivery: 'mail' | 'fax' | null;
    }
  | (Refusal & { readonly missing: readonly Missing<ControlledWant>[] });

/**
 * Whether a user can issue a controlled product on behalf of a vet, for callers without a form. Checks the user's
 * authority, then the schedule, the patient, and the vet's DEA license. Further form values (refills, PRN, expiration,
 * a discontinued product) are checked by `checkPrescriptionForm`. A product that is not controlled requires only the
 * authority and the vet.
 *
 * @returns allowed, with how to send the hard copy; otherwise FORBIDDEN without authority or BAD_USER_INPUT for a
 * missing requirement, with everything that is missing in `missing`
 * @see, P-063, P-114, P-115
 */
export function mayIssueControlled(facts: ControlledIssue): ControlledVerdict {
  const { product, vet, isOfficeUse, location, today } = facts;
  const authority = mayIssue(facts);
  const isVet = vet !== null && mayBeAuthorizingVet(vet);
  const substance = [
    ...unless(isVet, 'vet', 'No vet who can authorize at this location is chosen.'),
    ...controlledLacks({ product, vet, isOfficeUse, today }),
  ];
  if (authority.allowed && substance.length === 0)
    return { allowed: true, delivery: hardCopyDelivery(product, location) };
  if (authority.allowed) return { ...refuse('BAD_USER_INPUT', controlledRefusalText), missing: substance };
  return { ...authority, missing: [{ condition: 'authority', text: authority.reason }, ...substance] };
}
