import { chakra } from '@chakra-ui/react';
import { confirmArchivalText } from '@signa/core/archive';
import { Archive } from 'lucide-react';
import { Button } from '../../part/button/button';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import type { DetailedPrescription } from './detailed-prescription';
import { useArchive } from './use-archive';
import { wholeTitle } from './whole-title';

/** Greyed with its reason while an order is in progress; archiving asks first (P-141, P-142). */
export function ArchiveButton({ prescription }: { readonly prescription: DetailedPrescription }) {
  const { offered, refusal, asking, ask, no, yes, busy } = useArchive(prescription);
  if (!offered) return null;
  return (
    <>
      <Button icon={Archive} disabledReason={refusal} onClick={ask}>
        {prescription.archived ? 'Archived' : 'Archive'}
      </Button>
      {asking && (
        <ConfirmDialog
          title={confirmArchivalText.title}
          no={confirmArchivalText.no}
          yes={confirmArchivalText.yes}
          onNo={no}
          onYes={() => void yes()}
          busy={busy}
        >
          <p>{confirmArchivalText.text}</p>
          <chakra.p mt="2" textStyle="strong" overflowWrap="anywhere">
            {whatIsArchived(prescription)}
          </chakra.p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** 'Galliprant Tablets 60 mg for Otis, Rx# 25-118203'; a draft has no number yet. */
function whatIsArchived({ product, isOfficeUse, locationPatient, rxNumber }: DetailedPrescription): string {
  const whom = isOfficeUse ? 'Office Use' : (locationPatient?.name ?? 'N/A');
  return `${wholeTitle(product)} for ${whom}, ${rxNumber ? `Rx# ${rxNumber}` : 'without an Rx number'}`;
}
