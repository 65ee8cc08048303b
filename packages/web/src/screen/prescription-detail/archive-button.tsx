import { chakra } from '@chakra-ui/react';
import { archivalQuestion, confirmArchivalText } from '@signa/core/prescribing';
import { Archive } from 'lucide-react';
import { Button } from '../../part/button/button';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import type { DetailedPrescription } from './detailed-prescription';
import { useArchive } from './use-archive';
import { wholeTitle } from './whole-title';

/** Disabled with its reason while an order is in progress; archiving asks for confirmation (P-141, P-142). */
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
          <chakra.p textStyle="strong" overflowWrap="anywhere">
            {archivalQuestion(prescription, whomOf(prescription))}
          </chakra.p>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {wholeTitle(prescription.product)}
          </chakra.p>
          <chakra.p mt="2">{confirmArchivalText.text}</chakra.p>
        </ConfirmDialog>
      )}
    </>
  );
}

const whomOf = ({ isOfficeUse, locationPatient }: DetailedPrescription) =>
  isOfficeUse ? 'Office Use' : (locationPatient?.name ?? 'N/A');
