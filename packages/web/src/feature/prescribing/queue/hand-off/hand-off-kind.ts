import type { TaskRow } from '../request/rows';

/** The dialogs that hand a request off: to a colleague, to another day, or to an exam. */
export type HandOffKind = 'hand-off' | 'snooze' | 'exam';

export interface HandOffDialogProps {
  readonly task: TaskRow;
  /** After it was sent. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}
