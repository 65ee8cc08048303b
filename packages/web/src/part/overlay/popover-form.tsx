import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

interface PopoverFormProps {
  /** What the button reads. */
  readonly send: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** A few fields with one button, in a panel that hangs under what opened it. */
export function PopoverForm({ send, onSend, children }: PopoverFormProps) {
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="3"
      p="2"
      w="15rem"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <Button type="submit" variant="accent">
        {send}
      </Button>
    </chakra.form>
  );
}
