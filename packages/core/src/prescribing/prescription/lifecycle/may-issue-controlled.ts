import { type Missing, refuse, type Refusal, unless } from '../../../base/failure/index.js';
import { controlledRefusalText, hardCopyDelivery } from '../../../catalog/product/index.js';
import { mayBeAuthorizingVet } from '../field/authorizing-vet.js';
import { controlledLacks, type ControlledCondition } from '../field/controlled.js';
import type { AuthorizingVetFacts } from '../form/form-context.js';
import type { IssueLocation } from './issue-target.js';
import { mayIssue, type IssueAuthority } from './may-issue.js';

/** Everything that decides whether a controlled product may be issued, and how its hard copy travels. */
export interface ControlledIssue extends Omit<IssueAuthority, 'vet'> {
  /** The vet named on the prescription, with the DEA license that is used; `null` when none is chosen. */
  readonly vet:
    | (NonNullable<IssueAuthority['vet']> &
        Pick<AuthorizingVetFacts, 'deaLicense' | 'deaLicenseExpiration' | 'hasCurrentDeaLicense'>)
    | null;
  readonly isOfficeUse: boolean;
  /** The active addresses tell whether the rule of New York applies. */
  readonly location: Pick<IssueLocation, 'locationAddresses'>;
}

/** What is wanting: the authority of the person, a vet, or what the substance asks for. */
export type ControlledWant = ControlledCondition | 'authority' | 'vet';

export type ControlledVerdict =
  | {
      readonly allowed: true;
      /** How the hard copy reaches the pharmacy; `null` of a product that is not controlled. */
      readonly delivery: 'mail' | 'fax' | null;
    }
  | (Refusal & { readonly missing: readonly Missing<ControlledWant>[] });

/**
 * Whether a person may issue a controlled product in the name of a vet: the one question for who is not in a form. It
 * asks the person's authority, then the schedule, the patient and the vet's DEA license. What a form has besides
 * (refills, PRN, expiry, a product that is sold no more) is for `checkPrescriptionForm`. A product that is not
 * controlled needs the authority and the vet alone.
 *
 * @returns allowed with the way of the hard copy; else FORBIDDEN when the person lacks the authority, BAD_USER_INPUT
 * when the substance lacks something, and `missing` with everything that is wanting
 * @see, P-063, P-114, P-115
 */
export function mayIssueControlled(facts: ControlledIssue): ControlledVerdict {
  const { product, vet, isOfficeUse, location, today } = facts;
  const authority = mayIssue(facts);
  const isVet = vet !== null && mayBeAuthorizingVet(vet);
  const substance = [
    ...unless(isVet, 'vet', 'No vet who may authorize at this location is chosen.'),
    ...controlledLacks({ product, vet, isOfficeUse, today }),
  ];
  if (authority.allowed && substance.length === 0)
    return { allowed: true, delivery: hardCopyDelivery(product, location) };
  if (authority.allowed) return { ...refuse('BAD_USER_INPUT', controlledRefusalText), missing: substance };
  return { ...authority, missing: [{ condition: 'authority', text: authority.reason }, ...substance] };
}
