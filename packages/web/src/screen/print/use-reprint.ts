import { noticeStay } from '@signa/core/failure';
import type { Operations } from '@signa/core/operation';
import { prescriptionErrorNotice } from '@signa/core/prescription';
import type { PrintModel } from '@signa/core/prescription';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotices } from '../../app/notice/notice-context';
import { useAct } from '../../client/query/use-act';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { printNow } from '../../part/print/print-now';
import { usePrintModel } from '../../part/print/use-print-model';
import type { PaperFailure } from '../../part/print/use-print-model';

type Printed = NonNullable<Operations['GetPrescription']['data']['prescription']>;

export interface Reprint {
  readonly read: Read<Operations['GetPrescription']['data']>;
  readonly prescription: Printed | null;
  readonly model: PrintModel | null;
  /** Why there is no paper. */
  readonly failure: PaperFailure | null;
  readonly print: () => Promise<void>;
  readonly busy: boolean;
}

/** Records that the form is printed again, then prints it with its number; nothing is printed that is not recorded (P-146). */
export function useReprint(id: string): Reprint {
  const notices = useNotices();
  const read = useOperation('GetPrescription', { id });
  const [recorded, setRecorded] = useState<Printed | null>(null);
  const prescription = read.data?.prescription ?? null;
  const act = useAct('ReprintPrescription', {
    area: 'prescribing',
    error: (message) => prescriptionErrorNotice('print', message),
  });
  const shown = recorded ?? prescription;
  const source = useMemo(
    () =>
      shown && {
        prescription: shown,
        location: shown.location,
        reprint: recorded ? recorded.reprintCount : shown.reprintCount + 1,
      },
    [shown, recorded],
  );
  const { model, failure } = usePrintModel(source);

  const print = async () => {
    const answer = await act.run({ id });
    if (!answer.ok) return;
    // The number of this reprint has to be on the paper before the printer asks for it.
    flushSync(() => setRecorded(answer.data.reprintPrescription));
    try {
      await printNow();
    } catch {
      const notice = prescriptionErrorNotice('print', null);
      notices.say(notice, noticeStay(notice, 'prescribing'));
    }
  };
  return { read, prescription, model, failure, print, busy: act.busy };
}
