import { removalText } from '@signa/core/access-review';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import { Warning } from '../../part/notice/warning';
import type { AccessRight } from './use-access-review';

export interface RemoveQuestionProps {
  readonly right: AccessRight;
  readonly locationName: string;
  readonly busy: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** What follows from switching somebody's assignment off, before it is done. */
export function RemoveQuestion({ right, locationName, busy, onNo, onYes }: RemoveQuestionProps) {
  return (
    <ConfirmDialog
      title={`Deactivate ${right.displayName}?`}
      no="Leave as it is"
      yes={`Deactivate ${right.displayName}`}
      danger
      busy={busy}
      onNo={onNo}
      onYes={onYes}
    >
      <Warning>{removalText(right.displayName, locationName)}</Warning>
    </ConfirmDialog>
  );
}
