import { UndoPrescriptionsDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { undoTexts } from '@signa/core/prescribing';
import { UndoButton } from '../../../part/notice/undo-button';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useNotices } from '../../../platform/notice/notice-context';
import { useSecondsLeft } from '../../../platform/notice/use-seconds-left';
import { usePractice } from '../../../platform/practice/practice';
import { useRecentSignatures } from './use-recent-signatures';

export type UndoResult = Operations['UndoPrescriptions']['data']['undoPrescriptions'][number];

interface UndoTogetherProps {
  readonly prescriptionIds: readonly string[];
  readonly onUndone: (results: readonly UndoResult[]) => void;
}

/** Undoes what one confirmation signed, until the first of it leaves (P-472, P-485). */
export function UndoTogether({ prescriptionIds, onUndone }: UndoTogetherProps) {
  const { location } = usePractice();
  const { signatures = [], endOf } = useRecentSignatures();
  const notices = useNotices();
  const { run, busy } = useMutation(UndoPrescriptionsDocument, {
    error: (message) => ({ status: 'error', title: undoTexts.failed, description: message }),
  });
  const ends = signatures.filter(({ id }) => prescriptionIds.includes(id)).map(endOf);
  // What was undone in another tab is no longer among the signatures; what cannot be undone any more has no end.
  const leavesAt = Math.min(...ends.filter((end) => end > 0));
  const left = useSecondsLeft(Number.isFinite(leavesAt) ? leavesAt : 0);
  if (left === 0) return null;
  const undo = async () => {
    const answer = await run({ locationId: location.id, prescriptionIds: [...prescriptionIds] });
    if (!answer.ok) return;
    for (const { prescriptionId } of answer.data.undoPrescriptions) notices.endUndo(`/history/${prescriptionId}`);
    onUndone(answer.data.undoPrescriptions);
  };
  return (
    <UndoButton undo={{ leavesAt, run: () => void (busy || undo()) }} hasKey={false}>
      {undoTexts.undoAllButton(prescriptionIds.length)}
    </UndoButton>
  );
}
