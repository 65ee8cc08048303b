import { errorNotice } from '@signa/core/base';
import { DeleteFavoriteDocument } from '@signa/core/contract/typed';
import { ConfirmDialog } from '../../../part/overlay/confirm-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import type { ListedFavorite } from './listed-favorite';

interface DeleteFavoriteDialogProps {
  readonly favorite: ListedFavorite;
  readonly onClose: () => void;
}

/** Asks before a favorite is deleted from every list (P-494). */
export function DeleteFavoriteDialog({ favorite, onClose }: DeleteFavoriteDialogProps) {
  const { location } = usePractice();
  const act = useMutation(DeleteFavoriteDocument, {
    success: { status: 'success', title: 'Favorite deleted' },
    error: (message) => errorNotice("We couldn't delete the favorite", message),
    object: { text: favorite.name, link: null },
  });
  const remove = async () => {
    await act.run({ locationId: location.id, id: favorite.id });
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete ${favorite.name}?`}
      no="Keep favorite"
      yes="Delete favorite"
      danger
      busy={act.busy}
      onNo={onClose}
      onYes={() => void remove()}
    >
      <p>Nobody will be offered it anymore. Prescriptions that were filled in with it stay as they are.</p>
    </ConfirmDialog>
  );
}
