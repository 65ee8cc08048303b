import { changedFields } from '../../base/form/index.js';
import { phoneDigits } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { trimmed, trimmedOrNull } from '../../base/text/index.js';
import { checkOrganizationForm, matchingLocationIssue, type OrganizationForm } from './organization-form.js';
import {
  draftAddresses,
  draftPhones,
  settledAddresses,
  settledPhones,
  type StoredAddress,
  type StoredPhone,
} from './place-draft.js';

/** The complete form of an organization. Only an existing one can be deactivated. */
export interface OrganizationDraft extends OrganizationForm {
  readonly isActive: boolean;
}

/** An organization as it is read from the API. */
export interface StoredOrganizationFacts {
  readonly name: string;
  readonly dbaName: string | null;
  readonly accountno: string;
  readonly emailAddress: string;
  readonly fax: string | null;
  readonly website: string | null;
  readonly HIN: string | null;
  readonly isPIMSEnabled: boolean;
  readonly isActive: boolean;
  readonly organizationPharmacies: readonly { readonly code: string }[];
  readonly organizationAddresses: readonly StoredAddress[];
  readonly organizationPhones: readonly StoredPhone[];
}

/** The initial values of the form for a new organization. */
export const emptyOrganizationDraft: OrganizationDraft = {
  name: '',
  dbaName: '',
  accountno: '',
  emailAddress: '',
  fax: '',
  website: '',
  HIN: '',
  isPIMSEnabled: false,
  isActive: true,
  pharmacyCodes: [],
  organizationAddresses: [],
  organizationPhones: [],
};

/** The form values of an existing organization. */
export function organizationDraftOf(organization: StoredOrganizationFacts): OrganizationDraft {
  return {
    name: organization.name,
    dbaName: organization.dbaName ?? '',
    accountno: organization.accountno,
    emailAddress: organization.emailAddress,
    fax: organization.fax ?? '',
    website: organization.website ?? '',
    HIN: organization.HIN ?? '',
    isPIMSEnabled: organization.isPIMSEnabled,
    isActive: organization.isActive,
    pharmacyCodes: organization.organizationPharmacies.map(({ code }) => code),
    organizationAddresses: draftAddresses(organization.organizationAddresses),
    organizationPhones: draftPhones(organization.organizationPhones),
  };
}

/**
 * The issues of the form. The name of a new organization must also be valid for the location that is created with it
 * (A-113).
 *
 * @see
 */
export function checkOrganizationDraft(
  draft: OrganizationDraft,
  { isNew, pharmacyCodes }: { readonly isNew: boolean; readonly pharmacyCodes: readonly string[] },
): Issue[] {
  const issues = checkOrganizationForm(draft, pharmacyCodes);
  const tooShort = isNew && !issues.some(({ path }) => path === 'name') ? matchingLocationIssue(draft) : null;
  return tooShort ? [...issues, tooShort] : issues;
}

/** The form as it is sent: trimmed, empty texts as null, without blank entries and duplicate phones. */
export function settleOrganizationDraft(draft: OrganizationDraft) {
  return {
    ...draft,
    name: trimmed(draft.name),
    dbaName: trimmedOrNull(draft.dbaName),
    accountno: trimmed(draft.accountno),
    emailAddress: trimmed(draft.emailAddress),
    fax: trimmedOrNull(phoneDigits(draft.fax)),
    website: trimmedOrNull(draft.website),
    HIN: trimmedOrNull(draft.HIN),
    pharmacyCodes: [...new Set(draft.pharmacyCodes)],
    organizationAddresses: settledAddresses(draft.organizationAddresses),
    organizationPhones: settledPhones(draft.organizationPhones),
  };
}

/** The changed fields of a form, as UpdateOrganization expects them. @see */
export function organizationChange(before: OrganizationDraft, after: OrganizationDraft) {
  return changedFields(settleOrganizationDraft(before), settleOrganizationDraft(after));
}
