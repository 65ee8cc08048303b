import { undoTexts } from '@signa/core/prescribing';
import { UndoButton } from '../../../part/notice/undo-button';
import { useSecondsLeft } from '../../../platform/notice/use-seconds-left';
import { useRecentSignatures } from './use-recent-signatures';
import { type UndoResult, useUndoPrescriptions } from './use-undo-prescriptions';

interface UndoTogetherProps {
  readonly prescriptionIds: readonly string[];
  readonly onUndone: (results: readonly UndoResult[]) => void;
}

/** Undoes what one confirmation signed, until the first of it leaves (P-472, P-485). */
export function UndoTogether({ prescriptionIds, onUndone }: UndoTogetherProps) {
  const { answer, endOf } = useRecentSignatures();
  const { undo, busy } = useUndoPrescriptions();
  const ends = (answer?.signatures ?? []).filter(({ id }) => prescriptionIds.includes(id)).map(endOf);
  // What was undone in another tab is no longer among the signatures; what cannot be undone any more has no end.
  const leavesAt = Math.min(...ends.filter((end) => end > 0));
  const left = useSecondsLeft(Number.isFinite(leavesAt) ? leavesAt : 0);
  if (left === 0) return null;
  const undoAll = async () => {
    const results = await undo(prescriptionIds);
    if (results) onUndone(results);
  };
  return (
    <UndoButton undo={{ leavesAt, run: () => void (busy || undoAll()) }} hasKey={false}>
      {undoTexts.undoAllButton(prescriptionIds.length)}
    </UndoButton>
  );
}
