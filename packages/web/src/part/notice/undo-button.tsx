import { chakra } from '@chakra-ui/react';
import { undoSeconds, undoTexts } from '@signa/core/prescribing';
import type { NoticeUndo } from '../../platform/notice/notice-store';
import { useSecondsLeft } from '../../platform/notice/use-seconds-left';
import { Button } from '../button/button';

interface UndoButtonProps {
  readonly undo: NoticeUndo;
  readonly hasKey: boolean;
  /** The label while nothing has left. */
  readonly children?: string;
}

/**
 * Undoes what a notice reports while nothing has left, then cancels it (P-485). The seconds are not part of the
 * accessible name, which would change every second.
 */
export function UndoButton({ undo, hasKey, children = undoTexts.undoButton }: UndoButtonProps) {
  const left = useSecondsLeft(undo.leavesAt);
  if (left === 0)
    return (
      <Button size="sm" flexShrink="0" onClick={undo.run}>
        {undoTexts.cancelButton}
      </Button>
    );
  return (
    <Button size="sm" flexShrink="0" onClick={undo.run} {...(hasKey && { keys: ['U'], 'aria-keyshortcuts': 'U' })}>
      <Ring left={left} />
      {children}
    </Button>
  );
}

/** The seconds in a ring that empties; plain seconds where the user wants less motion. */
function Ring({ left }: { readonly left: number }) {
  return (
    <chakra.span
      aria-hidden
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      w="5"
      h="5"
      textStyle="label"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.svg
        viewBox="0 0 20 20"
        position="absolute"
        inset="0"
        color="accent.solid"
        _motionReduce={{ display: 'none' }}
      >
        <circle
          cx="10"
          cy="10"
          r="8.75"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          pathLength={undoSeconds}
          strokeDasharray={undoSeconds}
          strokeDashoffset={undoSeconds - left}
          transform="rotate(-90 10 10)"
        />
      </chakra.svg>
      {left}
    </chakra.span>
  );
}
