import { useDialogFailure } from '../../platform/notice/use-dialog-failure';
import { useLeaveQuestion } from './use-leave-question';

interface FormDialogOptions {
  /** Whether there is unsaved input. */
  readonly isDirty: boolean;
  /** What closing discards, such as 'the new client'. */
  readonly discards: string;
  /** The name of the record that is changed; omitted for a new one. */
  readonly record?: string;
  readonly onClose: () => void;
}

/**
 * The dialog of a form that changes a record: why it wasn't saved, and the question before unsaved input is discarded
 * (P-257, C-202). Pass the result to `RecordDialog`.
 */
export function useFormDialog({ isDirty, discards, record, onClose }: FormDialogOptions) {
  const { failure, fail, clear } = useDialogFailure(record === undefined ? undefined : { text: record, link: null });
  const { leave, question } = useLeaveQuestion({ isDirty, title: `Discard ${discards}?`, onLeave: onClose });
  return { failure, fail, clear, leave, question } as const;
}

export type FormDialogState = ReturnType<typeof useFormDialog>;
