import { supportContactFor } from '@signa/core/practice';
import { officeUseGroup, undoNotice, undoTexts, whatForWhom } from '@signa/core/prescribing';
import { noticeStay } from '@signa/core/base';
import { useEffect, useEffectEvent } from 'react';
import { fullTitle } from '../../../part/text/product-title';
import { useShortcut } from '../../../platform/keyboard/use-shortcut';
import { useNotices } from '../../../platform/notice/notice-context';
import { useSecondsLeft } from '../../../platform/notice/use-seconds-left';
import { usePractice } from '../../../platform/practice/practice';
import { useServices } from '../../../platform/services/services';
import { type Signature, useRecentSignatures } from './use-recent-signatures';
import { prescriptionLink, useUndoPrescriptions } from './use-undo-prescriptions';

/** Offers to undo what the user signed, in this tab or another one, and before a reload (P-485). */
export function SignatureNotices() {
  const { answer, endOf } = useRecentSignatures();
  const notices = useNotices();
  const undo = useUndo();

  const offer = useEffectEvent((signatures: readonly Signature[]) => {
    for (const signature of signatures.toReversed()) {
      const object = objectOf(signature);
      const offered = { leavesAt: endOf(signature), run: () => void undo(signature) };
      notices.offerUndo({ status: 'success', title: undoTexts.signed, object }, offered);
    }
    notices.keepUndoOf(signatures.map((signature) => objectOf(signature).link));
  });
  useEffect(() => {
    if (answer) offer(answer.signatures);
  }, [answer]);

  const newest = answer?.signatures.find((signature) => endOf(signature) > 0);
  return newest ? <UndoKey key={newest.id} end={endOf(newest)} run={() => void undo(newest)} /> : null;
}

/** U undoes the newest signature, before a key of the page below, while nothing was sent. */
function UndoKey({ end, run }: { readonly end: number; readonly run: () => void }) {
  const left = useSecondsLeft(end);
  useShortcut({ keys: ['U'], label: undoTexts.keyLabel, section: 'Signing', enabled: left > 0, isFirst: true, run });
  return null;
}

/** Undoes or cancels a signature, and says which of them happened. */
function useUndo() {
  const notices = useNotices();
  const { location } = usePractice();
  const { config } = useServices();
  const { phone } = supportContactFor(location.locationPortalType.code, config.supportContacts);
  const { undo } = useUndoPrescriptions();
  return async (signature: Signature) => {
    const object = objectOf(signature);
    const result = (await undo([signature.id]))?.[0];
    if (!result) return;
    const notice = { ...undoNotice(result, phone), object };
    notices.show(notice, noticeStay(notice, 'general'));
  };
}

const objectOf = ({ id, title, strengthDisplay, patientName }: Signature) => ({
  text: whatForWhom(fullTitle({ title, strengthDisplay }), null, patientName ?? officeUseGroup),
  link: prescriptionLink(id),
});
