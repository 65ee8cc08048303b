import { chakra } from '@chakra-ui/react';
import type { PrintModel } from '@signa/core/prescription';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';
import { PaperForPrinter } from './paper/paper';
import { PaperPreview } from './paper/paper-preview';
import { UnprintedQuestion } from './unprinted-question';

export interface PrintOverlayProps {
  /** `null` while it is put together. */
  readonly model: PrintModel | null;
  /** `waiting` until the server has accepted the prescription (P-101). */
  readonly state: 'waiting' | 'ready' | 'printing';
  /** It went to the printer once; until then a controlled prescription is not closed unasked (P-100, P-112). */
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

const notYet = 'The prescription is being sent. It can be printed once it is accepted.';

/** The print view over the form: open before the prescription is sent, printing only after it was accepted (P-101). */
export function PrintOverlay({ model, state, isPrinted, onPrint, onClose }: PrintOverlayProps) {
  const [isAsking, setAsking] = useState(false);
  const hardCopy = isPrinted ? null : (model?.controlled?.notice ?? null);
  const close = hardCopy === null ? onClose : () => setAsking(true);
  const isWaiting = state === 'waiting' || model === null;
  const footer = (
    <>
      <chakra.span role="status" textStyle="meta" color="fg.muted" me="auto" alignSelf="center">
        {isWaiting ? 'Sending the prescription…' : 'Accepted. Print it, then close this view.'}
      </chakra.span>
      <Button onClick={close} disabled={state !== 'ready'}>
        Close
      </Button>
      <Button
        variant="solid"
        icon={Printer}
        onClick={onPrint}
        busy={state === 'printing'}
        disabledReason={isWaiting ? notYet : null}
      >
        Print
      </Button>
    </>
  );
  return (
    <>
      <Dialog title="Print prescription" width="form" busy={state !== 'ready'} onClose={close} footer={footer}>
        <chakra.div bg="bg.canvas" m="-4" p="4">
          {model ? <PaperPreview model={model} /> : <p>One moment…</p>}
        </chakra.div>
        {model && !isWaiting && <PaperForPrinter model={model} />}
      </Dialog>
      {isAsking && hardCopy !== null && (
        <UnprintedQuestion
          hardCopy={hardCopy}
          onBack={() => setAsking(false)}
          onLeave={onClose}
          onPrint={() => {
            setAsking(false);
            onPrint();
          }}
        />
      )}
    </>
  );
}
