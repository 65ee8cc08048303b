import { errorNotice } from '@signa/core/base';
import { AddFavoriteDocument, UpdateFavoriteDocument } from '@signa/core/contract/typed';
import { checkFavorite, type FavoriteForm } from '@signa/core/prescribing';
import { useState } from 'react';
import { useForm } from '../../../part/form/use-form';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import {
  favoriteOf,
  type FavoriteProduct,
  type ListedFavorite,
  storedForm,
  type TypedFavorite,
  typedFavorite,
  withoutInput,
} from './listed-favorite';

export interface FavoriteFormOptions {
  readonly product: FavoriteProduct;
  /** The initial form of a new favorite. */
  readonly start: FavoriteForm;
  /** The current list entry; null for a new favorite. */
  readonly favorite: ListedFavorite | null;
  /** Reloads the list if the favorite changed in the meantime. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** The typed favorite and how it is saved. Typed values survive a failed save (P-490, P-491). */
export function useFavoriteForm({ product, start, favorite, onStale, onClose }: FavoriteFormOptions) {
  const { location } = usePractice();
  const [version, setVersion] = useState(favorite?.version ?? null);
  const form = useForm<TypedFavorite>({
    initial: () => typedFavorite(favorite ? storedForm(favorite) : start),
    check: (values) => checkFavorite(favoriteOf(values), product),
  });
  const dialog = useFormDialog({
    isDirty: form.isDirty,
    discards: favorite ? `the changes to ${favorite.name}` : 'the new favorite',
    ...(favorite && { record: favorite.name }),
    onClose,
  });
  const adding = useMutation(AddFavoriteDocument, { success: { status: 'success', title: 'Favorite saved' } });
  const changing = useMutation(UpdateFavoriteDocument, { success: { status: 'success', title: 'Favorite changed' } });
  const save = async () => {
    if (!form.validate()) return;
    const { scope, productId, directions, ...values } = favoriteOf(form.values);
    if (scope === null || productId === null) return;
    const input = { ...values, scope, productId, directions: directions ?? '', species: [...values.species] };
    const answer =
      favorite && version !== null
        ? await changing.run({ locationId: location.id, id: favorite.id, version, input })
        : await adding.run({ locationId: location.id, input });
    if (answer.ok) return onClose();
    dialog.fail(errorNotice("We couldn't save the favorite", answer.failure.message));
    if (answer.failure.code === 'CONFLICT') onStale();
    form.refuse(answer.failure.issues.map(withoutInput));
  };
  /** What another user saved in the meantime; null if nobody did. */
  const newer = favorite && version !== null && favorite.version !== version ? favorite : null;
  return {
    ...form,
    dialog,
    busy: adding.busy || changing.busy,
    save,
    newer,
    /** Continues from the newer version, with the stored or the typed values. */
    goOn: (taken: ListedFavorite, keepsTyped: boolean) => {
      setVersion(taken.version);
      const stored = typedFavorite(storedForm(taken));
      form.restart(stored, keepsTyped ? form.values : stored);
      dialog.clear();
    },
  } as const;
}
export type FavoriteFormState = ReturnType<typeof useFavoriteForm>;
