import { UndoPrescriptionsDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { undoTexts } from '@signa/core/prescribing';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useNotices } from '../../../platform/notice/notice-context';
import { usePractice } from '../../../platform/practice/practice';

export type UndoResult = Operations['UndoPrescriptions']['data']['undoPrescriptions'][number];

/** The address by which notices name a prescription. */
export const prescriptionLink = (id: string): string => `/history/${id}`;

/** Undoes or cancels signatures; their notices no longer offer it. `undo` returns null after a failure, which it shows. */
export function useUndoPrescriptions() {
  const { location } = usePractice();
  const notices = useNotices();
  const { run, busy } = useMutation(UndoPrescriptionsDocument, {
    error: (message) => ({ status: 'error', title: undoTexts.failed, description: message }),
  });
  const undo = async (ids: readonly string[]): Promise<readonly UndoResult[] | null> => {
    const answer = await run({ locationId: location.id, prescriptionIds: [...ids] });
    if (!answer.ok) return null;
    const results = answer.data.undoPrescriptions;
    for (const { prescriptionId } of results) notices.endUndo(prescriptionLink(prescriptionId));
    return results;
  };
  return { undo, busy } as const;
}
