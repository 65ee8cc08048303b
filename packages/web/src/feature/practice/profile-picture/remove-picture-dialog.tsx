import { type Notice, pictureRemovedNotice, pictureRemoveErrorNotice } from '@signa/core/base';
import { RemoveLocationUserProfilePictureDocument } from '@signa/core/contract/typed';
import { ConfirmDialog } from '../../../part/overlay/confirm-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { PicturedPerson } from './pictured-person';

interface RemovePictureDialogProps {
  readonly person: PicturedPerson;
  readonly onFail: (notice: Notice) => null;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a picture is removed, because only the user who chose it has the file. */
export function RemovePictureDialog({ person, onFail, onRemoved, onClose }: RemovePictureDialogProps) {
  const act = useMutation(RemoveLocationUserProfilePictureDocument, {
    area: 'profile-picture',
    success: pictureRemovedNotice,
    error: (message) => onFail(pictureRemoveErrorNotice(message)),
    object: { text: person.displayName, link: null },
  });
  const remove = async () => {
    const answer = await act.run({ locationUserId: person.id, seen: person.profilePictureThumbnailUrl });
    if (answer.ok) onRemoved();
    else onClose();
  };
  return (
    <ConfirmDialog
      title={`Remove the picture of ${person.displayName}?`}
      no="Keep it"
      yes="Remove picture"
      danger
      busy={act.busy}
      onNo={onClose}
      onYes={() => void remove()}
    >
      Their initials are shown instead. The picture can be added again from its file.
    </ConfirmDialog>
  );
}
