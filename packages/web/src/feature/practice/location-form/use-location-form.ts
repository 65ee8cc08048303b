import { locationChange, type LocationDraft } from '@signa/core/practice';
import type { FormOptions } from '../../../part/form/use-form';
import { usePhonesForm } from '../../../part/form/use-phones-form';

/** The typed location and its visible errors. */
export const useLocationForm = (options: Pick<FormOptions<LocationDraft>, 'initial' | 'check'>) =>
  usePhonesForm<LocationDraft, 'locationPhones'>({
    ...options,
    owner: 'location',
    phonesPath: 'locationPhones',
    isChanged: (before, draft) => Object.keys(locationChange(before, draft)).length > 0,
  });

export type LocationFormState = ReturnType<typeof useLocationForm>;
