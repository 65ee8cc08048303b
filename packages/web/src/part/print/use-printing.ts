import { ReprintPrescriptionDocument } from '@signa/core/contract/typed';
import { lastPrinting, type RecordedPrinting } from '@signa/core/prescribing';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '../../client/call-error';
import { useAct } from '../../platform/act/use-act';
import { printNow } from './print-now';

export interface PrintingWork {
  /** The paper that was recorded last in this view; `null` before. */
  readonly recorded: RecordedPrinting | null;
  /** It went to the printer. */
  readonly isPrinted: boolean;
  /** Rejects when the printing is not recorded, or the browser refuses to print. */
  readonly print: (prescriptionId: string) => Promise<void>;
  readonly busy: boolean;
}

/**
 * Records a printing, then opens the printer with the paper it is: the original or a numbered reprint. Nothing is
 * printed that is not recorded, and a view that is closed unprinted records nothing (P-146).
 */
export function usePrinting(): PrintingWork {
  const act = useAct(ReprintPrescriptionDocument);
  const [recorded, setRecorded] = useState<RecordedPrinting | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  // Recorded, but the browser refused: the next try prints this paper and records no other.
  const unprinted = useRef<string | null>(null);

  const print = async (prescriptionId: string) => {
    if (unprinted.current !== prescriptionId) {
      const answer = await act.run({ id: prescriptionId });
      if (!answer.ok) throw new CallError(answer.failure);
      const printing = lastPrinting(answer.data.reprintPrescription);
      if (!printing) throw new Error('A printing just recorded is in the trail');
      unprinted.current = prescriptionId;
      // Its number has to be on the paper before the printer asks for it.
      flushSync(() => {
        setRecorded(printing);
        setPrinted(false);
      });
    }
    await printNow();
    unprinted.current = null;
    setPrinted(true);
  };
  return { recorded, isPrinted, print, busy: act.busy };
}
