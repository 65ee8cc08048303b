import { DeclinePrescriptionDocument, DeletePrescriptionDocument } from '@signa/core/contract/typed';
import { prescriptionErrorNotice, prescriptionSuccessNotices } from '@signa/core/prescribing';
import { useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { useMutation } from '../../../../platform/mutation/use-mutation';

/** The two ways to end a draft without issuing it: keep it as rejected, or remove it from every list. */
export type Discard = 'reject' | 'delete';

/** Rejects or deletes a draft in its modal, which keeps the chosen values after a failure (P-117, P-118). */
export function useDiscard(draftId: string, onDone: () => void) {
  const { assignment } = usePractice();
  const [asked, setAsked] = useState<Discard | null>(null);
  const reject = useMutation(DeclinePrescriptionDocument, {
    area: 'prescribing',
    success: prescriptionSuccessNotices.reject,
    error: (message) => prescriptionErrorNotice('reject', message),
  });
  const remove = useMutation(DeletePrescriptionDocument, {
    area: 'prescribing',
    success: prescriptionSuccessNotices.delete,
    error: (message) => prescriptionErrorNotice('delete', message),
  });
  const discard = async (declineReason: string) => {
    const act = asked === 'delete' ? remove : reject;
    const input = { declineReason, declinedByLocationUserId: assignment.id };
    const answer = await act.run({ id: draftId, input });
    if (!answer.ok) return;
    setAsked(null);
    onDone();
  };
  return { asked, ask: setAsked, close: () => setAsked(null), discard, busy: reject.busy || remove.busy } as const;
}
