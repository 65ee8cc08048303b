import { organizationChange, type OrganizationDraft } from '@signa/core/practice';
import type { FormOptions } from '../../../part/form/use-form';
import { usePhonesForm } from '../../../part/form/use-phones-form';

/** The typed organization and its visible errors. */
export const useOrganizationForm = (options: Pick<FormOptions<OrganizationDraft>, 'initial' | 'check'>) =>
  usePhonesForm<OrganizationDraft, 'organizationPhones'>({
    ...options,
    owner: 'organization',
    phonesPath: 'organizationPhones',
    isChanged: (before, draft) => Object.keys(organizationChange(before, draft)).length > 0,
  });

export type OrganizationFormState = ReturnType<typeof useOrganizationForm>;
