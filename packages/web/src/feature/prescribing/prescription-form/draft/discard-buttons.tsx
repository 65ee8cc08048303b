import { isActiveDraft, pathAfterSave } from '@signa/core/prescribing';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePractice } from '../../../../platform/practice/practice';
import { Button } from '../../../../part/button/button';
import { fullTitle } from '../../../../part/text/product-title';
import { DiscardDialog } from './discard-dialog';
import type { DraftFacts } from './draft-facts';
import { useDiscard } from './use-discard';

interface DiscardButtonsProps {
  readonly draft: DraftFacts;
  /** Called once the draft and its typed values are gone. */
  readonly onGone?: () => void;
  readonly size?: 'sm' | 'md';
}

/** The Reject and Delete buttons of a draft, as far as the user's permissions allow (P-117, P-118). */
export function DiscardButtons({ draft, onGone, size }: DiscardButtonsProps) {
  const { mayUse } = usePractice();
  const navigate = useNavigate();
  const discard = useDiscard(draft.id, () => {
    onGone?.();
    void navigate(pathAfterSave(draft), { replace: true });
  });
  if (!isActiveDraft(draft)) return null;
  const whom = draft.isOfficeUse ? 'Office Use' : (draft.locationPatient?.name ?? 'N/A');
  return (
    <>
      {mayUse('DeclinePrescription') && (
        <Button size={size} onClick={() => discard.ask('reject')} aria-label={`Reject the draft for ${whom}`}>
          Reject
        </Button>
      )}
      {mayUse('DeletePrescription') && (
        <Button
          size={size}
          icon={Trash2}
          onClick={() => discard.ask('delete')}
          aria-label={`Delete the draft for ${whom}`}
        >
          Delete
        </Button>
      )}
      {discard.asked && (
        <DiscardDialog
          discard={discard.asked}
          product={fullTitle(draft.product)}
          whom={whom}
          busy={discard.busy}
          onDiscard={(reason) => void discard.discard(reason)}
          onClose={discard.close}
        />
      )}
    </>
  );
}
