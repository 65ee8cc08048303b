import { isFocusFree } from '../../platform/keyboard/free-focus';
import { chakra } from '@chakra-ui/react';
import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { DialogNote } from './dialog-note';
import { NumberedText } from './numbered-text';

interface StaleNoteProps {
  /** What the server said. */
  readonly message: string;
  readonly busy: boolean;
  readonly onLoad: () => void;
}

/** In a form that somebody else saved first: what was typed is there, and the new values are one press away. */
export function StaleNote({ message, busy, onLoad }: StaleNoteProps) {
  return (
    <DialogNote>
      <chakra.div
        role="alert"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2.5"
        p="3"
        bg="status.declined.bg"
        borderWidth="1px"
        borderColor="status.declined.border"
        borderRadius="control"
      >
        <chakra.span color="status.declined.fg" display="inline-flex" flexShrink="0">
          <CircleX size={16} aria-hidden />
        </chakra.span>
        <chakra.span flex="1" minW="12rem">
          <NumberedText text={message} />
        </chakra.span>
        <Button size="sm" busy={busy} onClick={onLoad}>
          Load the new values
        </Button>
      </chakra.div>
    </DialogNote>
  );
}

/** After that: what to look at before it is saved again. */
export function LoadedNote(props: LoadedProps) {
  return (
    <DialogNote>
      <Loaded {...props} />
    </DialogNote>
  );
}

interface LoadedProps {
  /** Labels of the fields that both changed. */
  readonly clashing: readonly string[];
}

function Loaded({ clashing }: LoadedProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  // The button that loaded them is gone, and the note is what to read next.
  useEffect(() => {
    if (isFocusFree()) ref.current?.focus();
  }, []);
  return (
    <chakra.p ref={ref} tabIndex={-1} role="status" p="3" bg="bg.sunken" borderRadius="control">
      The new values are loaded, and what you typed stays.
      {clashing.length > 0 && ` Somebody else changed these too: ${clashing.join(', ')}. Save keeps what you typed.`}
    </chakra.p>
  );
}
