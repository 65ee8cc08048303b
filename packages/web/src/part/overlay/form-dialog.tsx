import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button';
import { moveOnEnter } from '../field/move-on-enter';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'subtitle' | 'steps' | 'width' | 'hasFixedHeight' | 'failure' | 'onClose' | 'children'
> {
  /** Label of the submit button. */
  readonly send: ReactNode;
  /** Whether submitting deletes something. */
  readonly isDanger?: boolean;
  readonly busy: boolean;
  /** For long forms: Enter moves to the next field, and Ctrl Enter submits. */
  readonly movesOnEnter?: boolean;
  /** Content at the start of the footer, such as a Back button. */
  readonly before?: ReactNode;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSend: () => void;
}

/** A form in a dialog: Cancel closes it, Enter and the last button submit it. */
export function FormDialog({
  send,
  isDanger = false,
  busy,
  movesOnEnter = false,
  before,
  form,
  onSend,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const footer = (
    <>
      {before && <chakra.span me="auto">{before}</chakra.span>}
      <Button onClick={dialog.onClose} disabled={busy} {...(movesOnEnter && { keys: ['Esc'] })}>
        Cancel
      </Button>
      <Button
        variant={isDanger ? 'danger' : 'solid'}
        type="submit"
        form={id}
        busy={busy}
        {...(movesOnEnter && { keys: ['Ctrl', 'Enter'] })}
      >
        {send}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} busy={busy} footer={footer}>
      <chakra.form
        id={id}
        ref={form}
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onKeyDown={movesOnEnter ? moveOnEnter : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // Stops the event: the dialog may be inside another form, which must not be submitted.
          event.stopPropagation();
          onSend();
        }}
      >
        {children}
      </chakra.form>
    </Dialog>
  );
}
