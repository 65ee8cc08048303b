import { chakra } from '@chakra-ui/react';
import { Button } from '../../../part/button/button';
import { DialogNote } from '../../../part/notice/dialog-note';
import { Warning } from '../../../part/notice/warning';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { FavoriteFields, FavoriteScopeField } from './favorite-fields';
import type { ListedFavorite } from './listed-favorite';
import { OfferFields } from './offer-fields';
import { type FavoriteFormOptions, useFavoriteForm } from './use-favorite-form';

/** Keeps a prescription as a favorite, or changes a favorite (P-490, P-491, P-497). */
export function FavoriteDialog(options: FavoriteFormOptions) {
  const { product, favorite } = options;
  const form = useFavoriteForm(options);
  return (
    <RecordDialog
      dialog={form.dialog}
      form={form.element}
      title={favorite ? 'Edit Favorite' : 'Save As Favorite'}
      send="Save favorite"
      busy={form.busy}
      onSave={form.save}
    >
      {form.newer && <Newer favorite={form.newer} onGoOn={form.goOn} />}
      <FavoriteFields form={form} product={product} />
      <FavoriteScopeField form={form} />
      <OfferFields form={form} condition={favorite?.condition ?? null} />
    </RecordDialog>
  );
}

interface NewerProps {
  readonly favorite: ListedFavorite;
  readonly onGoOn: (favorite: ListedFavorite, keepsTyped: boolean) => void;
}

/** Shown if another user saved the favorite in the meantime: no change is overwritten unseen (P-490). */
function Newer({ favorite, onGoOn }: NewerProps) {
  return (
    <DialogNote>
      <Warning>
        <p>Someone else changed it while you were editing. It now reads:</p>
        <chakra.p overflowWrap="anywhere">
          <chakra.b fontWeight="semibold">{favorite.name}</chakra.b> {favorite.directions}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button size="sm" onClick={() => onGoOn(favorite, false)}>
            Load latest version
          </Button>
          <Button size="sm" onClick={() => onGoOn(favorite, true)}>
            Keep what I typed
          </Button>
        </chakra.div>
      </Warning>
    </DialogNote>
  );
}
