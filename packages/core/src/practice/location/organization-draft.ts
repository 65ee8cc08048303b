import type { Issue } from '../../base/failure/index.js';
import { changedFields, emptyForm, formAfter, formOf, settledForm, type UpdateOf } from '../../base/form/index.js';
import {
  type OrganizationDraft,
  type OrganizationFacts,
  organizationFields,
  type SettledOrganization,
  type StoredOrganizationFacts,
} from './organization-fields.js';
import { checkOrganizationForm, matchingLocationIssue } from './organization-form.js';

/** The initial values of the form for a new organization. */
export const emptyOrganizationDraft: OrganizationDraft = emptyForm<
  OrganizationDraft,
  SettledOrganization,
  OrganizationFacts
>(organizationFields);

/** The form values of an existing organization. */
export const organizationDraftOf = (organization: StoredOrganizationFacts): OrganizationDraft =>
  formOf<OrganizationDraft, StoredOrganizationFacts>(organizationFields, organization);

/** The input of UpdateOrganization; an omitted field (`undefined`) keeps its stored value. */
export type OrganizationUpdate = UpdateOf<OrganizationDraft>;

/** The form values after an update, against which the update is validated. @see A-162 */
export const organizationAfter = (stored: OrganizationDraft, update: OrganizationUpdate): OrganizationDraft =>
  formAfter<OrganizationDraft, SettledOrganization, OrganizationFacts>(organizationFields, stored, update);

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
export const settleOrganizationDraft = (draft: OrganizationDraft): SettledOrganization =>
  settledForm<OrganizationDraft, SettledOrganization, OrganizationFacts>(organizationFields, draft);

/** The changed fields of a form, as UpdateOrganization expects them. @see */
export const organizationChange = (before: OrganizationDraft, after: OrganizationDraft): Partial<SettledOrganization> =>
  changedFields(settleOrganizationDraft(before), settleOrganizationDraft(after));
