import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { holdPage } from './held-page';

interface LeaveQuestionOptions {
  /** Something was typed that is kept nowhere. */
  readonly isDirty: boolean;
  /** Such as 'Discard the new client?'. */
  readonly title: string;
  readonly onLeave: () => void;
}

/**
 * Asks before typed work is dropped, and does not where nothing was typed (C-202): when the form is closed, and when the
 * page goes under it (C-280).
 */
export function useLeaveQuestion({ isDirty, title, onLeave }: LeaveQuestionOptions) {
  /** What was asked for and waits for the answer. */
  const [wanted, setWanted] = useState<{ readonly goOn: () => void } | null>(null);
  const ask = (goOn: () => void) => setWanted({ goOn });
  useHeldPage(isDirty, ask, onLeave);
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
      What you typed is not saved.
    </ConfirmDialog>
  );
  return { leave: () => (isDirty ? ask(onLeave) : onLeave()), question } as const;
}

/** Holds the page while something is typed; of a form that is still there when the page went, it asks to be closed. */
function useHeldPage(isDirty: boolean, ask: (goOn: () => void) => void, onLeave: () => void): void {
  const location = useLocation();
  const isGone = useRef(false);
  const onAsked = useEffectEvent((goOn: () => void) =>
    ask(() => {
      isGone.current = true;
      goOn();
    }),
  );
  const onGone = useEffectEvent(onLeave);
  useEffect(() => {
    if (isGone.current) return onGone();
    return isDirty ? holdPage({ ask: onAsked }) : undefined;
    // Another address is another entry of the history to come back to.
  }, [isDirty, location]);
}
