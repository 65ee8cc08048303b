import { errorNotice } from '@signa/core/base';
import { unlockedMinutes } from '@signa/core/administration';
import { UnlockImpersonationDocument } from '@signa/core/contract/typed';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import { useAct } from '../../platform/act/use-act';

interface UnlockDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** The second, deliberate step before a support user changes something of a practice. */
export function UnlockDialog({ username, onClose }: UnlockDialogProps) {
  const unlock = useAct(UnlockImpersonationDocument, { error: (message) => errorNotice('Error', message) });
  const confirm = async () => {
    await unlock.run({});
    onClose();
  };
  return (
    <ConfirmDialog
      title="Unlock changes?"
      no="Keep looking"
      yes={`Unlock for ${unlockedMinutes} minutes`}
      onNo={onClose}
      onYes={() => void confirm()}
      busy={unlock.busy}
    >
      {`You can then change what ${username} may change, in their practice and for their patients. Each change is recorded under both names; ${username} and the practice are told. After ${unlockedMinutes} minutes changes lock again.`}
    </ConfirmDialog>
  );
}
