import { errorNotice } from '@signa/core/base';
import { unlockedMinutes } from '@signa/core/administration';
import { UnlockImpersonationDocument } from '@signa/core/contract/typed';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import { useMutation } from '../../platform/mutation/use-mutation';

interface UnlockDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** Confirmation required before a support user can change practice data. */
export function UnlockDialog({ username, onClose }: UnlockDialogProps) {
  const unlock = useMutation(UnlockImpersonationDocument, { error: (message) => errorNotice('Error', message) });
  const confirm = async () => {
    await unlock.run({});
    onClose();
  };
  return (
    <ConfirmDialog
      title="Unlock changes?"
      no="Keep read-only"
      yes={`Unlock for ${unlockedMinutes} minutes`}
      onNo={onClose}
      onYes={() => void confirm()}
      busy={unlock.busy}
    >
      {`You can then change anything ${username} can change, in their practice and for their patients. Each change is recorded under both names, and we notify ${username} and the practice. Changes lock again after ${unlockedMinutes} minutes.`}
    </ConfirmDialog>
  );
}
