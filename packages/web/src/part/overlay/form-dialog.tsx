import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'width' | 'failure' | 'onClose' | 'children'> {
  /** What the button that sends says. */
  readonly send: ReactNode;
  /** What is sent takes something away. */
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSend: () => void;
}

/** A dialog that asks for a few values: Cancel leaves it, Enter and the last button send it. */
export function FormDialog({ send, isDanger = false, busy, form, onSend, children, ...dialog }: FormDialogProps) {
  const id = useId();
  const footer = (
    <>
      <Button onClick={dialog.onClose} disabled={busy}>
        Cancel
      </Button>
      <Button variant={isDanger ? 'danger' : 'solid'} type="submit" form={id} busy={busy}>
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
