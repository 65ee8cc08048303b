import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

export interface LeaveQuestionOptions {
  /** Something was typed that is kept nowhere. */
  readonly isDirty: boolean;
  /** Such as 'Discard the new client?'. */
  readonly title: string;
  readonly onLeave: () => void;
}

/** Asks before typed work is dropped, and does not where nothing was typed (C-202). */
export function useLeaveQuestion({ isDirty, title, onLeave }: LeaveQuestionOptions) {
  const [asking, setAsking] = useState(false);
  const question = asking && (
    <ConfirmDialog title={title} no="Keep typing" yes="Discard" danger onNo={() => setAsking(false)} onYes={onLeave}>
      What you typed is not saved.
    </ConfirmDialog>
  );
  return { leave: () => (isDirty ? setAsking(true) : onLeave()), question } as const;
}
