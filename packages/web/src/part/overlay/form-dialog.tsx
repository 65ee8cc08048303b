import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button';
import { moveOnEnter } from '../field/move-on-enter';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog';

interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'subtitle' | 'steps' | 'width' | 'hasFixedHeight' | 'failure' | 'onClose' | 'children'
> {
  /** What the button that sends says. */
  readonly send: ReactNode;
  /** What is sent takes something away. */
  readonly isDanger?: boolean;
  readonly busy: boolean;
  /** Enter leads from field to field, and Ctrl Enter sends: for a form that is long. */
  readonly movesOnEnter?: boolean;
  /** At the start of the footer, such as a way back. */
  readonly before?: ReactNode;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSend: () => void;
}

/** A dialog that asks for values: Cancel leaves it, Enter and the last button send it. */
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
          // The dialog may stand within another form, which is not sent with it.
          event.stopPropagation();
          onSend();
        }}
      >
        {children}
      </chakra.form>
    </Dialog>
  );
}
