import { nextPrinting } from '@signa/core/prescribing';
import { hardCopyNotice } from '@signa/core/catalog';
import { useMemo } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { PrintOverlay } from '../../../../part/print/print-overlay';
import { usePrintModel } from '../../../../part/print/use-print-model';
import type { PrintSource } from '../../../../part/print/use-print-model';
import type { FormSetting } from '../state/setting';
import { printModelAfterSave, printModelBeforeSave } from './print-source';
import type { IssueWork } from './use-issue';

export interface IssuePrintProps {
  readonly issue: Pick<IssueWork, 'flow' | 'saved' | 'recorded' | 'isPrinted'>;
  readonly setting: FormSetting;
  readonly workflowUserId: string | null;
}

const unissued = { firstPrintedAt: null, reprintCount: 0 } as const;

/** The print view of the prescription being issued (P-101). */
export function IssuePrintView({
  issue: { flow, saved, recorded, isPrinted },
  setting,
  workflowUserId,
}: IssuePrintProps) {
  const { assignment } = usePractice();
  const { snapshot, send } = flow;
  const form = snapshot.context.facts?.form ?? null;
  const source = useMemo((): PrintSource | null => {
    if (saved)
      return {
        prescription: printModelAfterSave(saved, { setting, workflowUserId }),
        location: saved.location,
        printing: recorded ?? nextPrinting(saved),
      };
    const printout =
      form && printModelBeforeSave({ setting, form, workflowUserId, actingName: assignment.displayName });
    return printout && { prescription: printout, location: setting.location, printing: nextPrinting(unissued) };
  }, [saved, recorded, form, setting, workflowUserId, assignment.displayName]);
  const { model, failure } = usePrintModel(source);
  const { product } = setting;
  const state = snapshot.matches('printView') ? 'ready' : snapshot.matches('printing') ? 'printing' : 'waiting';
  return (
    <PrintOverlay
      model={model}
      failure={failure}
      needsHardCopy={product && hardCopyNotice(product)}
      state={state}
      isRecorded={recorded !== null}
      isPrinted={isPrinted}
      onPrint={() => send({ type: 'print' })}
      onClose={() => send({ type: 'close' })}
    />
  );
}
