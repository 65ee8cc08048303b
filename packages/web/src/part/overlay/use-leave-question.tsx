import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { blockNavigation } from './block-navigation';

interface LeaveQuestionOptions {
  /** Whether there is unsaved input. */
  readonly isDirty: boolean;
  /** Title such as 'Discard the new client?'. */
  readonly title: string;
  readonly onLeave: () => void;
}

/** Asks before discarding unsaved input (C-202): when the form is closed, and when the user leaves the page (C-280). */
export function useLeaveQuestion({ isDirty, title, onLeave }: LeaveQuestionOptions) {
  /** The blocked action, waiting for an answer. */
  const [wanted, setWanted] = useState<{ readonly goOn: () => void } | null>(null);
  const ask = (goOn: () => void) => setWanted({ goOn });
  useBlockedPage(isDirty, ask, onLeave);
  const question = wanted && (
    <ConfirmDialog
      title={title}
      no="Keep typing"
      yes="Discard"
      danger
      onNo={() => setWanted(null)}
      onYes={() => {
        setWanted(null);
        wanted.goOn();
      }}
    >
      Your changes aren't saved.
    </ConfirmDialog>
  );
  return { leave: () => (isDirty ? ask(onLeave) : onLeave()), question } as const;
}

/**
 * Blocks leaving the page while there is unsaved input. If the form outlives the page change, asks for it to be
 * closed.
 */
function useBlockedPage(isDirty: boolean, ask: (goOn: () => void) => void, onLeave: () => void): void {
  const location = useLocation();
  const isGone = useRef(false);
  const onLeaveRequested = useEffectEvent((goOn: () => void) =>
    ask(() => {
      isGone.current = true;
      goOn();
    }),
  );
  const onGone = useEffectEvent(onLeave);
  useEffect(() => {
    if (isGone.current) return onGone();
    return isDirty ? blockNavigation({ ask: onLeaveRequested }) : undefined;
    // A new address is a new history entry to return to.
  }, [isDirty, location]);
}
