import { ConfirmDialog } from '../../part/overlay/confirm-dialog';

export interface DroppingQuestionProps {
  readonly isNew: boolean;
  readonly onKeep: () => void;
  readonly onDrop: () => void;
}

/** Asked before typed work is dropped. */
export function DroppingQuestion({ isNew, onKeep, onDrop }: DroppingQuestionProps) {
  return (
    <ConfirmDialog
      title={isNew ? 'Discard the new patient?' : 'Discard the changes?'}
      no="Keep typing"
      yes="Discard"
      danger
      onNo={onKeep}
      onYes={onDrop}
    >
      What you typed is not saved.
    </ConfirmDialog>
  );
}
