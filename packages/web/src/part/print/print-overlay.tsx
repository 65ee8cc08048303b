import { chakra } from '@chakra-ui/react';
import type { PrintModel } from '@signa/core/prescribing';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';
import { FailedLine } from '../surface/failed-line';
import { PrintSheets } from './paper/paper';
import { PrintPreview } from './paper/paper-preview';
import { afterPrinting } from './paper-state';
import type { PrintFailure } from './use-print-model';
import { UnprintedQuestion } from './unprinted-question';

interface PrintOverlayProps {
  /** `null` while it is being prepared. */
  readonly model: PrintModel | null;
  /** Reason why it cannot be prepared; `null` otherwise. */
  readonly failure: PrintFailure | null;
  /** Reason why this product requires a hard copy; `null` if it does not (P-112). */
  readonly needsHardCopy: string | null;
  /** `waiting` until the server has accepted the prescription (P-101). */
  readonly state: 'waiting' | 'ready' | 'printing';
  /** The printing of `model` is recorded, so it can be printed (P-146). */
  readonly isRecorded: boolean;
  /** Whether it was printed. Until then, closing a controlled prescription asks for confirmation (P-100, P-112). */
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

const notYet = 'The prescription is being sent. You can print it once it is accepted.';

const notReady = 'The prescription is not ready to print yet.';

/**
 * The print view over the form. It opens before the prescription is sent and prints only after it was accepted
 * (P-101).
 */
export function PrintOverlay({
  model,
  failure,
  needsHardCopy,
  state,
  isRecorded,
  isPrinted,
  onPrint,
  onClose,
}: PrintOverlayProps) {
  const [isAsking, setAsking] = useState(false);
  const hardCopy = isPrinted ? null : needsHardCopy;
  const close = hardCopy === null ? onClose : () => setAsking(true);
  const isSending = state === 'waiting';
  const footer = (
    <>
      <chakra.span role="status" textStyle="meta" color="fg.muted" me="auto" alignSelf="center">
        {isSending
          ? 'Sending the prescription…'
          : failure
            ? 'Accepted. You can also print it later from the history.'
            : isPrinted && model
              ? afterPrinting(model)
              : 'Accepted. Print it, then close this view.'}
      </chakra.span>
      <Button onClick={close} disabled={state !== 'ready'}>
        Close
      </Button>
      <Button
        variant="solid"
        icon={Printer}
        onClick={onPrint}
        busy={state === 'printing'}
        disabledReason={isSending ? notYet : model ? null : notReady}
      >
        Print
      </Button>
    </>
  );
  return (
    <>
      <Dialog title="Print prescription" width="form" busy={state !== 'ready'} onClose={close} footer={footer}>
        <chakra.div bg="bg.canvas" m="-4" p="4">
          {failure && (
            <FailedLine onRetry={failure.again} busy={failure.busy}>
              {`The prescription can't be printed because the pharmacy information couldn't be loaded. ${failure.message}`}
            </FailedLine>
          )}
          {model && <PrintPreview model={model} />}
          {!model && !failure && <p>Preparing the prescription…</p>}
        </chakra.div>
        <PrintSheets model={isRecorded ? model : null} />
      </Dialog>
      {isAsking && hardCopy !== null && (
        <UnprintedQuestion
          hardCopy={hardCopy}
          onBack={() => setAsking(false)}
          onLeave={onClose}
          {...(model && {
            onPrint: () => {
              setAsking(false);
              onPrint();
            },
          })}
        />
      )}
    </>
  );
}
