import { chakra } from '@chakra-ui/react';
import { undoTexts } from '@signa/core/prescribing';
import { useState } from 'react';
import type { NoticeUndo } from '../../platform/notice/notice-store';
import { useSecondsLeft } from '../../platform/notice/use-seconds-left';

/** When it leaves, counted down. Screen readers hear the time once, not every second (P-485). */
export function LeavesLine({ undo }: { readonly undo: NoticeUndo }) {
  const left = useSecondsLeft(undo.leavesAt);
  const [first] = useState(left);
  return (
    <>
      {left > 0 && <span aria-hidden> {undoTexts.leavesIn(left)}</span>}
      {first > 0 && <chakra.span srOnly> {undoTexts.leavesInSpoken(first)}</chakra.span>}
    </>
  );
}
