import { isFocusFree } from '../../platform/keyboard/free-focus';
import { chakra } from '@chakra-ui/react';
import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { DialogNote } from './dialog-note';
import { RequestIdText } from './request-id-text';

interface StaleNoteProps {
  /** The server's message. */
  readonly message: string;
  readonly busy: boolean;
  readonly onLoad: () => void;
}

/**
 * Shown in a form whose record another user saved first: keeps the input and offers to load the latest version
 * (A-242).
 */
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
          <RequestIdText text={message} />
        </chakra.span>
        <Button size="sm" busy={busy} onClick={onLoad}>
          Load latest version
        </Button>
      </chakra.div>
    </DialogNote>
  );
}

/** Shown after loading: what to check before saving again. */
export function LoadedNote(props: LoadedProps) {
  return (
    <DialogNote>
      <Loaded {...props} />
    </DialogNote>
  );
}

interface LoadedProps {
  /** Labels of the fields that both users changed. */
  readonly clashing: readonly string[];
}

function Loaded({ clashing }: LoadedProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  // The button that loaded the values is gone, and this note is what the user should read next.
  useEffect(() => {
    if (isFocusFree()) ref.current?.focus();
  }, []);
  return (
    <chakra.p ref={ref} tabIndex={-1} role="status" p="3" bg="bg.sunken" borderRadius="control">
      The latest version is loaded. Your changes are still here.
      {clashing.length > 0 && ` Someone else also changed: ${clashing.join(', ')}. Saving keeps your version.`}
    </chakra.p>
  );
}
