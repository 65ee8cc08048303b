import { ReprintPrescriptionDocument } from '@signa/core/contract/typed';
import { lastPrinting, type RecordedPrinting } from '@signa/core/prescribing';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '../../client/call-error';
import { useMutation } from '../../platform/mutation/use-mutation';
import { printNow } from './print-now';

export interface PrintingWork {
  /** The last printing recorded in this view; `null` before the first. */
  readonly recorded: RecordedPrinting | null;
  /** Whether it was printed. */
  readonly isPrinted: boolean;
  /** Rejects if the printing cannot be recorded, or the browser refuses to print. */
  readonly print: (prescriptionId: string) => Promise<void>;
  readonly busy: boolean;
}

/**
 * Records a printing, then opens the print dialog with the original or a numbered reprint. Nothing unrecorded is
 * printed, and closing the view without printing records nothing (P-146).
 */
export function usePrinting(): PrintingWork {
  const act = useMutation(ReprintPrescriptionDocument);
  const [recorded, setRecorded] = useState<RecordedPrinting | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  // Recorded, but the browser refused to print: the next try prints this record instead of creating another.
  const unprinted = useRef<string | null>(null);

  const print = async (prescriptionId: string) => {
    if (unprinted.current !== prescriptionId) {
      const answer = await act.run({ id: prescriptionId });
      if (!answer.ok) throw new CallError(answer.failure);
      const printing = lastPrinting(answer.data.reprintPrescription);
      if (!printing) throw new Error('A new printing is in the record');
      unprinted.current = prescriptionId;
      // Its number has to be rendered before the print dialog opens.
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
