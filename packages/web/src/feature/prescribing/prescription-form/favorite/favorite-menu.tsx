import { favoritesLabel, isOfferedFor, startFavorite } from '@signa/core/prescribing';
import { BookmarkPlus, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { Menu } from '../../../../part/overlay/menu';
import type { MenuGroup } from '../../../../part/overlay/menu-items';
import { usePractice } from '../../../../platform/practice/practice';
import { FavoriteDialog } from '../../favorites/favorite-dialog';
import { storedForm } from '../../favorites/listed-favorite';
import type { ListedFavorite } from '../../favorites/listed-favorite';
import { useFavorites } from '../../favorites/use-favorites';
import { useFormWork } from '../form/form-work-context';
import type { FormSetting } from '../state/setting';
import { useApplyFavorite } from './use-apply-favorite';

const nobody = { species: null, weight: null, weightUnit: null, healthConditions: [] } as const;

/** The favorites with the product of the form that are offered for its patient. */
function offeredIn({ product, patient, isOfficeUse }: FormSetting, favorites: readonly ListedFavorite[]) {
  const whom = isOfficeUse ? nobody : (patient ?? nobody);
  return favorites.filter((favorite) => favorite.productId === product?.id && isOfferedFor(storedForm(favorite), whom));
}

/** The favorites for the product and patient of the form, and an action to keep the form as one (P-496, P-497). */
export function FavoriteMenu() {
  const work = useFormWork();
  const { setting, form } = work;
  const { product, patient, isOfficeUse } = setting;
  const mayAdd = usePractice().mayUse('AddFavorite');
  const { favorites, again } = useFavorites();
  const apply = useApplyFavorite(work);
  const [isSaving, setSaving] = useState(false);
  const offered = offeredIn(setting, favorites ?? []);
  if (product === null || (offered.length === 0 && !mayAdd)) return null;
  const groups: readonly MenuGroup[] = [
    ...(offered.length === 0
      ? []
      : [
          {
            label: favoritesLabel(isOfficeUse ? null : patient),
            items: offered.map((favorite) => ({
              id: favorite.id,
              label: favorite.name,
              note: favorite.directions,
              onSelect: () => apply(favorite),
            })),
          },
        ]),
    ...(mayAdd
      ? [{ items: [{ id: 'save', label: 'Save as favorite', icon: BookmarkPlus, onSelect: () => setSaving(true) }] }]
      : []),
  ];
  return (
    <>
      <Menu
        label="Favorites"
        groups={groups}
        trigger={(props) => (
          <Button {...props} size="sm" icon={Star}>
            {offered.length === 0 ? 'Favorites' : `Favorites (${offered.length})`}
          </Button>
        )}
      />
      {isSaving && (
        <FavoriteDialog
          product={product}
          start={startFavorite({ ...form, product, patient: isOfficeUse ? null : patient })}
          favorite={null}
          onStale={again}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
