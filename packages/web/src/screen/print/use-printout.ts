import { noticeStay } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { GetPrescriptionDocument } from '@signa/core/contract/typed';
import { nextPrinting, prescriptionErrorNotice, type PrintModel } from '@signa/core/prescribing';
import { useMemo } from 'react';
import { useNotices } from '../../platform/notice/notice-context';
import { failureOfError } from '../../client/call-error';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { afterPrinting, beforePrinting, notYetPrinted } from '../../part/print/paper-state';
import { usePrintModel } from '../../part/print/use-print-model';
import type { PrintFailure } from '../../part/print/use-print-model';
import { usePrinting } from '../../part/print/use-printing';
import type { PrintingWork } from '../../part/print/use-printing';

type Printed = NonNullable<Operations['GetPrescription']['data']['prescription']>;

interface PrintState {
  readonly read: Read<Operations['GetPrescription']['data']>;
  readonly prescription: Printed | null;
  readonly model: PrintModel | null;
  /** Why it cannot be printed. */
  readonly failure: PrintFailure | null;
  /** The printing that was recorded, or would be. */
  readonly state: string | null;
  /** Whether the printing of `model` is recorded, so it can be printed. */
  readonly isRecorded: boolean;
  readonly print: () => Promise<void>;
  readonly busy: boolean;
}

function stateOf({ recorded, isPrinted }: Pick<PrintingWork, 'recorded' | 'isPrinted'>) {
  if (!recorded) return beforePrinting;
  return isPrinted ? afterPrinting : notYetPrinted;
}

/**
 * The printout of an issued prescription, from its page: the original if none was printed yet, or else a reprint
 * (P-146).
 */
export function usePrintout(id: string): PrintState {
  const notices = useNotices();
  const read = useOperation(GetPrescriptionDocument, { id });
  const work = usePrinting();
  const prescription = read.data?.prescription ?? null;
  const source = useMemo(
    () =>
      prescription && {
        prescription,
        location: prescription.location,
        printing: work.recorded ?? nextPrinting(prescription),
      },
    [prescription, work.recorded],
  );
  const { model, failure } = usePrintModel(source);

  const print = async () => {
    const act = `print ${id}`;
    try {
      await work.print(id);
      notices.dismissErrors(act);
    } catch (error) {
      const failed = failureOfError(error);
      if (failed?.code === 'UNAUTHENTICATED' || failed?.code === 'IMPERSONATION_EXPIRED') return;
      const notice = prescriptionErrorNotice('print', failed?.message ?? null);
      notices.show(notice, noticeStay(notice, 'prescribing'), act);
    }
  };
  return {
    read,
    prescription,
    model,
    failure,
    isRecorded: work.recorded !== null,
    state: model && stateOf(work)(model),
    print,
    busy: work.busy,
  };
}
