import { chakra } from '@chakra-ui/react';
import type { PrintModel } from '@signa/core/prescribing';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';
import { FailedLine } from '../surface/failed-line';
import { PaperForPrinter } from './paper/paper';
import { PaperPreview } from './paper/paper-preview';
import { afterPrinting } from './paper-state';
import type { PaperFailure } from './use-print-model';
import { UnprintedQuestion } from './unprinted-question';

interface PrintOverlayProps {
  /** `null` while it is put together. */
  readonly model: PrintModel | null;
  /** Why it cannot be put together; `null` when it can. */
  readonly failure: PaperFailure | null;
  /** What has to be on paper for this product; `null` where nothing has to (P-112). */
  readonly needsHardCopy: string | null;
  /** `waiting` until the server has accepted the prescription (P-101). */
  readonly state: 'waiting' | 'ready' | 'printing';
  /** The paper of `model` is recorded, and may go to the printer (P-146). */
  readonly isRecorded: boolean;
  /** It went to the printer once; until then a controlled prescription is not closed unasked (P-100, P-112). */
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

const notYet = 'The prescription is being sent. It can be printed once it is accepted.';

const notReady = 'The paper is not ready yet.';

/** The print view over the form: open before the prescription is sent, printing only after it was accepted (P-101). */
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
            ? 'Accepted. It can also be printed later, from the history.'
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
              {`The paper cannot be put together: what it says of the pharmacy could not be read. ${failure.message}`}
            </FailedLine>
          )}
          {model && <PaperPreview model={model} />}
          {!model && !failure && <p>One moment…</p>}
        </chakra.div>
        <PaperForPrinter model={isRecorded ? model : null} />
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
