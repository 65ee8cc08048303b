import { expandFavorite } from '@signa/core/prescribing';
import { useCallback } from 'react';
import { storedForm } from '../../favorites/listed-favorite';
import type { ListedFavorite } from '../../favorites/listed-favorite';
import type { FormWork } from '../form/form-work';
import { formFactsOf } from '../state/setting';

/** Fills in a favorite for the patient of the form, as core expands it (P-496). */
export function useApplyFavorite({ setting, act }: Pick<FormWork, 'setting' | 'act'>) {
  return useCallback(
    (favorite: ListedFavorite) => {
      const { patient, product } = setting;
      const facts = formFactsOf(setting);
      const { values, ...shown } = expandFavorite(storedForm(favorite), {
        facts,
        weightRecorded: patient?.weightRecorded ?? null,
      });
      const applied = {
        ...shown,
        name: favorite.name,
        directions: values.directions ?? null,
        weight: patient?.weight ?? null,
        weightUnit: patient?.weightUnit ?? null,
      };
      act({ type: 'favorite', values, applied, product });
    },
    [setting, act],
  );
}
