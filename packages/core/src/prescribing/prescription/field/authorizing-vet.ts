import { isYes, type Issue } from '../../../base/failure/index.js';
import { isPrnOnly, type ControlFacts, type ProductFacts } from '../../../catalog/product/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { AuthorizingVetFacts, PrescriptionFormContext } from '../form/form-context.js';

type RoleOfVet = Pick<AuthorizingVetFacts, 'isActive' | 'role'>;

/**
 * Whether a user can be named as authorizing vet: an active user of the location whose active role has canAuthorize
 * (P-066).
 */
export function mayBeAuthorizingVet({ isActive, role }: RoleOfVet): boolean {
  return isYes(isActive) && isYes(role.isActive) && isYes(role.canAuthorize);
}

/** The vet named in a form, if allowed; otherwise `null` (P-066). */
export function chosenVet(
  { authorizingVet }: Pick<PrescriptionForm, 'authorizingVet'>,
  vets: readonly AuthorizingVetFacts[],
): AuthorizingVetFacts | null {
  return vets.find((vet) => vet.id === authorizingVet && mayBeAuthorizingVet(vet)) ?? null;
}

/** Required except in a draft; a vet who can never sign is rejected in drafts too (P-066). */
export function checkAuthorizingVet(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  if (form.authorizingVet === null) {
    if (context.mode !== 'draft') issues.push(requiredAt('authorizingVet'));
  } else if (chosenVet(form, context.authorizingVets) === null) {
    issues.push(
      issueAt('authorizingVet', 'not-a-choice', 'This user cannot authorize at this location. Choose another user'),
    );
  }
}

/** Candidates for preselection, in this order (P-067). */
export interface VetPreference {
  /** Location user id of the current user. */
  readonly currentUserId: string;
  readonly draftVetId: string | null;
  /** `prescVetLocationUserId` of the patient. */
  readonly patientVetId: string | null;
}

/**
 * The preselected vet: the current user, else the draft's vet, else the patient's prescribing vet, each only if
 * selectable; otherwise `null`.
 *
 * @see P-067
 */
export function preselectedVet(
  { currentUserId, draftVetId, patientVetId }: VetPreference,
  vets: readonly AuthorizingVetFacts[],
): string | null {
  const candidates = [currentUserId, draftVetId, patientVetId];
  return candidates.find((id) => id !== null && chosenVet({ authorizingVet: id }, vets) !== null) ?? null;
}

/** The label of the field (P-066). */
export function authorizingVetLabel(
  entry: PrescriptionFormContext['entry'],
  product: (ControlFacts & Pick<ProductFacts, 'isPrnOnlyFamily'>) | null,
): 'Authorizing User' | 'Authorizing Vet' {
  return entry === 'approval' && product !== null && isPrnOnly(product) ? 'Authorizing User' : 'Authorizing Vet';
}
